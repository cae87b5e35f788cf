import { shareBack } from '../card/index.ts'
import { type Money, money } from '../money/index.ts'
import type { Tender } from './refund-split.ts'

const NOT_EARNING: ReadonlySet<string> = new Set(['16_msPoint', '17_giftCard'])

/**
 * Whether payments by a method earn points: external payments, payments at the venue, and from the stored-value card do. CARD-7
 */
export const earnsPoints = (paymentMethod: string): boolean => !NOT_EARNING.has(paymentMethod)

/** The earning amount of these payments; points and gift cards do not earn. CARD-7 */
export const earningAmount = (payments: readonly { paymentMethod: string; amount: Money }[]): Money =>
  money(payments.reduce((all, { paymentMethod, amount }) => all + (earnsPoints(paymentMethod) ? amount : 0), 0))

/** A tender with its earning amount: tip and surcharge never earn. */
export interface EarningTender extends Tender {
  paymentMethod: string
  /** The part of `paid` for the bill itself. */
  amount: Money
}

/**
 * The earning amount taken back by these parts of a refund, one for each tender: proportional and exact, so that refunds of
 * everything take back all of it. M10
 */
export function earningToTakeBack(tenders: readonly EarningTender[], parts: readonly Money[]): Money {
  let [paid, before, refund, whole] = [0, 0, 0, 0]
  for (const [i, tender] of tenders.entries()) {
    if (!earnsPoints(tender.paymentMethod)) continue
    paid += tender.paid
    before += tender.returned
    refund += parts[i] ?? 0
    whole += tender.amount
  }
  return paid === 0 ? money(0) : money(shareBack(whole, money(paid), money(before), money(refund)))
}
