import { shareBack } from '../card/index.ts'
import { type Money, money } from '../money/index.ts'
import type { Tender } from './refund-split.ts'

const EARNS_NOTHING: ReadonlySet<string> = new Set(['16_msPoint', '17_giftCard'])

/** Whether what a method pays earns points: money does, from outside, at the venue or from a card it was paid into. CARD-7 */
export const earns = (paymentMethod: string): boolean => !EARNS_NOTHING.has(paymentMethod)

/** What of these payments earns: points and gift cards earned before, or never. CARD-7 */
export const earningOf = (payments: readonly { paymentMethod: string; amount: Money }[]): Money =>
  money(payments.reduce((all, { paymentMethod, amount }) => all + (earns(paymentMethod) ? amount : 0), 0))

/** What paid, with what of it earned: tip and surcharge never do. */
export interface EarningTender extends Tender {
  paymentMethod: string
  /** Of `paid`, what paid the bill itself. */
  amount: Money
}

/**
 * What of the earning amount goes back with these parts of a refund, one for each tender: in proportion, to the unit, so
 * that refunds of all of it take back all that earned. M10
 */
export function earningBack(tenders: readonly EarningTender[], parts: readonly Money[]): Money {
  let [paid, before, back, whole] = [0, 0, 0, 0]
  for (const [i, tender] of tenders.entries()) {
    if (!earns(tender.paymentMethod)) continue
    paid += tender.paid
    before += tender.returned
    back += parts[i] ?? 0
    whole += tender.amount
  }
  return paid === 0 ? money(0) : money(shareBack(whole, money(paid), money(before), money(back)))
}
