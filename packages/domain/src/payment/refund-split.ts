import { type Money, money, split } from '../money/index.ts'

/** What one means paid, and what of it has gone back. */
export interface Tender {
  paid: Money
  returned: Money
}

/** What can still go back. */
export const leftOf = (tenders: readonly Tender[]): Money =>
  money(tenders.reduce((all, { paid, returned }) => all + paid - returned, 0))

/**
 * How `amount` goes back to the means that paid, in proportion to what each still has of it, to the unit: never more to one
 * than it paid, and all refunds together give each exactly that. Undefined where more is asked than is left. M9
 */
export function splitRefund(amount: Money, tenders: readonly Tender[]): Money[] | undefined {
  if (amount <= 0 || amount > leftOf(tenders)) return undefined
  return split(
    amount,
    tenders.map(({ paid, returned }) => paid - returned),
  )
}
