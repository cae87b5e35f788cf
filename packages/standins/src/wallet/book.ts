import { randomBytes } from 'node:crypto'

export interface Amount {
  value: number
  currency: string
}

export type WalletState = 'WAITING' | 'PAID' | 'REFUSED' | 'CANCELLED' | 'EXPIRED'

export interface WalletPayment {
  paymentId: string
  merchantReference: string
  method: string
  amount: Amount
  status: WalletState
  refunded: number
  returnUrl: string
  expiresAt: string
  /** Opens the payer's page; cannot be guessed. */
  token: string
}

/** One movement of money in the settlement report. */
export interface WalletMovement {
  at: string
  movementId: string
  type: 'PAYMENT' | 'REFUND'
  paymentId: string
  merchantReference: string
  refundReference: string
  method: string
  amount: Amount
}

export const newId = (): string => randomBytes(12).toString('hex')

const shown = ({ token: _, ...rest }: WalletPayment) => rest

/** The wallet company's own records, for reconciliation. M13 */
export class WalletBook {
  readonly payments = new Map<string, WalletPayment>()
  readonly movements: WalletMovement[] = []

  find(test: (payment: WalletPayment) => boolean): WalletPayment | undefined {
    return [...this.payments.values()].find(test)
  }

  enter(at: number, type: WalletMovement['type'], payment: WalletPayment, value: number, refundReference = ''): void {
    const { paymentId, merchantReference, method, amount } = payment
    this.movements.push({
      at: new Date(at).toISOString(),
      movementId: newId(),
      type,
      paymentId,
      merchantReference,
      refundReference,
      method,
      amount: { value, currency: amount.currency },
    })
  }

  /** All payments, and the amounts held per currency. */
  report() {
    const held: Record<string, number> = {}
    for (const { amount, status, refunded } of this.payments.values())
      if (status === 'PAID') held[amount.currency] = (held[amount.currency] ?? 0) + amount.value - refunded
    return { payments: [...this.payments.values()].map(shown), movements: this.movements, held }
  }

  /** The movements of one UTC day, as in the company's settlement file. */
  settlement(day: string): string {
    const head = 'date,movementId,type,paymentId,merchantReference,refundReference,method,amount,currency'
    const lines = this.movements
      .filter(({ at }) => at.startsWith(day))
      .map(one =>
        [
          one.at,
          one.movementId,
          one.type,
          one.paymentId,
          one.merchantReference,
          one.refundReference,
          one.method,
          String(one.amount.value),
          one.amount.currency,
        ].join(','),
      )
    return `${[head, ...lines].join('\n')}\n`
  }

  /** The data stored for the next start. */
  stored() {
    return { payments: [...this.payments.values()], movements: [...this.movements] }
  }

  /** Restores stored data, later rows over earlier ones. */
  restore({ payments, movements }: ReturnType<WalletBook['stored']>): void {
    for (const payment of payments) this.payments.set(payment.paymentId, payment)
    this.movements.push(...movements)
  }

  clear(): void {
    this.payments.clear()
    this.movements.length = 0
  }
}
