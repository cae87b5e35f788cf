import { randomBytes } from 'node:crypto'
import { testCardEnding } from './cards.ts'
import type { WalletType } from './phone-wallets.ts'

export interface Amount {
  value: number
  currency: string
}

/** State of a payment in the provider's records. */
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
  /** The phone's wallet that holds the card. */
  wallet?: WalletType
  holderName: string
  number: string
  expiryMonth: string
  expiryYear: string
  shopperReference: string | undefined
  /** The checkout that the merchant's page paid from. */
  shopperConversionId?: string | undefined
  storeAfter: boolean
  manualCapture: boolean
  returnUrl: string
  browserBase: string
  /** Binds the browser's part of 3-D Secure to this payment. */
  authorisationToken: string
  transactionId: string
  /** Result on the bank's page; the only one that counts, regardless of the browser's message. */
  authenticated: 'open' | 'passed' | 'failed' | 'abandoned'
  /** Single-use codes for the browser's return from a redirect. */
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

/** Removes secrets: only the last four digits of a card number are shown. */
const shown = ({ number, redirectResults: _, authorisationToken: __, ...rest }: BookPayment) => ({
  ...rest,
  lastFour: number.slice(-4),
})

type OwnTokens = [owner: string, tokens: Omit<StoredToken, 'number'>[]]

/** The records as they are stored in a file. */
export interface StoredBookData {
  payments: ReturnType<typeof shown>[]
  modifications: BookModification[]
  /** The cards of each shopper; absent in files of a former version. */
  tokens?: OwnTokens[]
}

/** The provider's own record of every payment, for reconciliation. M13 */
export class Book {
  readonly payments = new Map<string, BookPayment>()
  readonly modifications: BookModification[] = []
  readonly tokens = new Map<string, StoredToken[]>()

  find(test: (payment: BookPayment) => boolean): BookPayment | undefined {
    return [...this.payments.values()].find(test)
  }

  /** All payments that hold or moved money, and the sums per currency. */
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

  /** The data stored for the next start; of card numbers only the last four digits. */
  stored(): StoredBookData {
    const tokens = [...this.tokens.keys()].map(owner => this.tokensOf(owner))
    return { payments: [...this.payments.values()].map(shown), modifications: [...this.modifications], tokens }
  }

  /** The changed part of that: a payment's state with the cards of its shopper, and modifications from index `since` on. */
  news(payment: BookPayment | undefined, since: number): StoredBookData {
    const owner = payment?.shopperReference
    const tokens = owner ? [this.tokensOf(owner)] : []
    return { payments: payment ? [shown(payment)] : [], modifications: this.modifications.slice(since), tokens }
  }

  /** A shopper's cards without their numbers. */
  tokensOf(owner: string): OwnTokens {
    return [owner, (this.tokens.get(owner) ?? []).map(({ number: _, ...token }) => token)]
  }

  /** Restores stored data, later rows over earlier ones. Steps a browser had started must be repeated. */
  restore({ payments, modifications, tokens = [] }: StoredBookData): void {
    this.modifications.push(...modifications)
    for (const [owner, own] of tokens)
      this.tokens.set(
        owner,
        own.map(token => ({ ...token, number: testCardEnding(token.brand, token.lastFour) ?? token.lastFour })),
      )
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
