import { divide, type Money, money } from '../money/index.ts'
import { type CounterPayment, tipOf } from './counter.ts'

/** The multiple of `step` (minor units) nearest to an amount, half up; the amount itself without a step. PAY-19 */
export const roundedCash = (amount: Money, step: number | undefined): Money =>
  step === undefined || step < 2 ? amount : money(Number(divide(BigInt(amount), BigInt(step), 'halfUp')) * step)

/**
 * A payment to the staff with what rounding adds to the amount due and its tip, or takes off them. Only cash is rounded: a rounding that
 * came with the payment is dropped. PAY-19
 */
export function withRounding(
  { rounding: _, ...counter }: CounterPayment,
  due: Money,
  step: number | undefined,
): CounterPayment {
  if (counter.method !== 'cash') return counter
  const all = money(due + tipOf(counter))
  const rounding = money(roundedCash(all, step) - all)
  return rounding === 0 ? counter : { ...counter, rounding }
}

/** What was paid in cash and is handed back; amounts in minor units. */
export interface CashReturn {
  /** What staff took, with tip and rounding. */
  taken: Money
  /** The amounts returned before, and now, without rounding. */
  before: Money
  amount: Money
}

/**
 * What rounding adds to the cash that is handed back, or takes off it. All that was handed back is the rounded sum of the amounts
 * returned, and never more than what was taken. PAY-19, M9
 */
export function returnRounding({ taken, before, amount }: CashReturn, step: number | undefined): Money {
  const handedBack = (returned: number) => Math.min(taken, roundedCash(money(returned), step))
  return money(handedBack(before + amount) - handedBack(before) - amount)
}
