import { type Money, money, split } from '../money/index.ts'

/** The amount one method paid, and the part already refunded. */
export interface Tender {
  paid: Money
  returned: Money
  /** The smallest amount its provider can move (minor units of the store), where that is more than one. PAY-9 */
  step?: number
}

const restOf = ({ paid, returned }: Tender): number => paid - returned

/** The amount that can still be refunded. */
export const refundableAmount = (tenders: readonly Tender[]): Money =>
  money(tenders.reduce((all, tender) => all + restOf(tender), 0))

/**
 * Splits a refund among the tenders in proportion to their remaining amounts, in whole minor units: no tender gets more than it
 * paid, and all refunds together return exactly each payment. A tender whose provider knows no smaller unit gets whole steps.
 * Undefined if `amount` exceeds the remaining amount or cannot be moved exactly. M9
 */
export function splitRefund(amount: Money, tenders: readonly Tender[]): Money[] | undefined {
  if (amount <= 0 || amount > refundableAmount(tenders)) return undefined
  const parts = split(amount, tenders.map(restOf)).map((part, at) => part - (part % (tenders[at]?.step ?? 1)))
  let open = amount - parts.reduce((all, part) => all + part, 0)
  // The remainder of the steps is assigned to the tenders with the smallest steps that have room for it.
  for (const [at, tender] of [...tenders.entries()].toSorted(([, a], [, b]) => (a.step ?? 1) - (b.step ?? 1))) {
    const room = Math.min(open, restOf(tender) - (parts[at] ?? 0))
    const more = room - (room % (tender.step ?? 1))
    parts[at] = (parts[at] ?? 0) + more
    open -= more
  }
  return open === 0 ? parts.map(money) : undefined
}

/**
 * The smallest amount from `amount` on that can be refunded exactly: a provider without smaller units moves whole ones, and the
 * guest never gets less than was decided. Undefined if so much is not left. M9
 */
export function movableRefund(amount: Money, tenders: readonly Tender[]): Money | undefined {
  if (splitRefund(amount, tenders)) return amount
  const steps = tenders.flatMap(({ step = 1 }) => (step > 1 ? [step] : []))
  const movable = steps.map(step => money(Math.ceil(amount / step) * step)).toSorted((a, b) => a - b)
  return movable.find(candidate => splitRefund(candidate, tenders) !== undefined)
}
