import { randomBytes } from 'node:crypto'

export interface Amount {
  value: number
  currency: string
}

/** Where a payment stands in the provider's own book. */
export type BookState = 'authenticating' | 'received' | 'authorised' | 'captured' | 'cancelled' | 'refused' | 'error'

export interface StoredToken {
  id: string
  brand: string
  lastFour: string
  expiryMonth: string
  expiryYear: string
  holderName: string
  number: string
}

export interface BookPayment {
  pspReference: string
  merchantReference: string
  amount: Amount
  state: BookState
  captured: number
  refunded: number
  brand: string
  holderName: string
  number: string
  expiryMonth: string
  expiryYear: string
  shopperReference: string | undefined
  storeAfter: boolean
  manualCapture: boolean
  returnUrl: string
  browserBase: string
  /** Binds the browser's part of 3-D Secure to this payment. */
  authorisationToken: string
  transactionId: string
  /** What happened at the bank's page; only this decides, never the browser's word. */
  authenticated: 'open' | 'passed' | 'failed' | 'abandoned'
  /** One-use codes handed to the browser on its way back from a redirect. */
  redirectResults: Map<string, 'approve' | 'decline' | 'cancel'>
}

export interface BookModification {
  pspReference: string
  paymentPspReference: string
  kind: 'capture' | 'cancel' | 'refund' | 'technicalCancel' | 'reversal'
  amount: Amount
  success: boolean
}

export const reference = (): string =>
  [...randomBytes(16)].map(byte => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('')

/** Numbers never leave the book: what is shown of it holds the last four digits only. */
const shown = ({ number, redirectResults: _, authorisationToken: __, ...rest }: BookPayment) => ({
  ...rest,
  lastFour: number.slice(-4),
})

/** The provider's own record of every payment, to reconcile ours against. M13 */
export class Book {
  readonly payments = new Map<string, BookPayment>()
  readonly modifications: BookModification[] = []
  readonly tokens = new Map<string, StoredToken[]>()

  find(test: (payment: BookPayment) => boolean): BookPayment | undefined {
    return [...this.payments.values()].find(test)
  }

  /** Everything that holds or moved money, and the sums per currency. */
  report() {
    const held: Record<string, number> = {}
    for (const { amount, state, captured, refunded } of this.payments.values()) {
      const keeps = state === 'authorised' ? amount.value : captured - refunded
      if (keeps !== 0) held[amount.currency] = (held[amount.currency] ?? 0) + keeps
    }
    return { payments: [...this.payments.values()].map(shown), modifications: this.modifications, held }
  }

  keepToken(payment: BookPayment): void {
    const owner = payment.shopperReference
    if (!payment.storeAfter || !owner) return
    const own = this.tokens.get(owner) ?? []
    if (own.some(token => token.number === payment.number)) return
    const { brand, expiryMonth, expiryYear, holderName, number } = payment
    own.push({ id: reference(), brand, lastFour: number.slice(-4), expiryMonth, expiryYear, holderName, number })
    this.tokens.set(owner, own)
  }

  /** What is kept for the next start: cards are not, and of their numbers the last four digits alone. */
  kept() {
    return { payments: [...this.payments.values()].map(shown), modifications: [...this.modifications] }
  }

  /** Of that, a payment as it stands, and what was done since so many modifications. */
  news(payment: BookPayment | undefined, since: number): ReturnType<Book['kept']> {
    return { payments: payment ? [shown(payment)] : [], modifications: this.modifications.slice(since) }
  }

  /** Goes on with what was kept, the later on top of the earlier. What a browser had begun is begun again. */
  goOn({ payments, modifications }: ReturnType<Book['kept']>): void {
    this.modifications.push(...modifications)
    for (const { lastFour, ...rest } of payments)
      this.payments.set(rest.pspReference, {
        ...rest,
        number: lastFour,
        shopperReference: rest.shopperReference,
        authorisationToken: reference() + reference(),
        redirectResults: new Map(),
      })
  }

  clear(): void {
    this.payments.clear()
    this.modifications.length = 0
    this.tokens.clear()
  }
}
