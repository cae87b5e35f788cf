import { type Money, money, split } from '../money/index.ts'

/** The amount one method paid, and the part already refunded. */
export interface Tender {
  paid: Money
  returned: Money
}

/** The amount that can still be refunded. */
export const refundableAmount = (tenders: readonly Tender[]): Money =>
  money(tenders.reduce((all, { paid, returned }) => all + paid - returned, 0))

/**
 * Splits a refund among the tenders in proportion to their remaining amounts, in whole minor units: no tender gets more than it
 * paid, and all refunds together return exactly each payment. Undefined if `amount` exceeds the remaining amount. M9
 */
export function splitRefund(amount: Money, tenders: readonly Tender[]): Money[] | undefined {
  if (amount <= 0 || amount > refundableAmount(tenders)) return undefined
  return split(
    amount,
    tenders.map(({ paid, returned }) => paid - returned),
  )
}
