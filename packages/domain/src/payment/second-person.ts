import { type Currency, type Money, money } from '../money/index.ts'

/** A step that one person asked for and that is too large for one alone. `at`: epoch ms. PAY-12 */
export interface StaffRequest {
  by: string
  name: string
  reason: string
  amount: Money
  at: number
}

interface LimitedStep {
  /** The store's loss, minor units. */
  amount: Money
  /** The most one person may decide alone; absent: no limit. */
  alone?: Money | undefined
  /** An earlier request, by any person. */
  earlier?: StaffRequest | null | undefined
  /** The id of the person who wants it now. */
  by: string
}

/**
 * Whether a loss may happen now: it is small enough for one person, or another person asked for the same amount before. Else it
 * waits for a second person. PAY-12
 */
export const mayDecide = ({ amount, alone, earlier, by }: LimitedStep): boolean =>
  alone === undefined || amount <= alone || (earlier?.amount === amount && earlier.by !== by)

/**
 * The most a person may refund alone at a store, minor units: their own limit in its currency, else the store's; undefined: no limit.
 * PAY-12
 */
export function refundLimit(
  own: Readonly<Record<string, number>> | undefined,
  { currency, refundAlone }: { currency: Currency; refundAlone?: Money },
): Money | undefined {
  const amount = own?.[currency.currencyCode]
  return amount === undefined ? refundAlone : money(amount)
}
