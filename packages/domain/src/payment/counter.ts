import { type Money, money, sum } from '../money/index.ts'

/** How staff take money: in cash, on the store's own card terminal, or against a voucher of the store. */
export const counterMethods = ['cash', 'terminal', 'voucher'] as const

/** Or the guest paid the channel that took the order, such as a delivery platform. API-8 */
export const outsideMethods = [...counterMethods, 'channel'] as const

export type CounterMethod = (typeof outsideMethods)[number]

/**
 * How an amount was paid to the staff, in minor units. `tendered`: the cash that the guest handed over; `tip`: paid on top of the amount
 * due; `rounding`: what rounding cash adds to both, below zero where it takes off. PAY-10, PAY-19
 */
export interface CounterPayment {
  method: CounterMethod
  tendered?: Money
  tip?: Money
  rounding?: Money
  /** The drawer's shift that it belongs to; by the rule of the drawers if absent or closed. TILL-1 */
  shiftId?: string
}

/** One of several payments of an amount due; `amount` without its tip. PAY-21 */
export interface CounterPart extends CounterPayment {
  amount: Money
}

/** The tip of a payment to the staff. */
export const tipOf = (counter: CounterPayment | null | undefined): Money => counter?.tip ?? money(0)

/** What a payment to the staff adds to the amount due: its tip and its rounding. */
export const extrasOf = (counter: CounterPayment | null | undefined): Money =>
  money(tipOf(counter) + (counter?.rounding ?? 0))

/** The change to return; undefined if less cash was received than is due with tip and rounding. Only cash has change. PAY-10 */
export function changeDue(counter: CounterPayment, due: Money): Money | undefined {
  const { method, tendered } = counter
  if (method !== 'cash' || tendered === undefined) return money(0)
  const all = due + extrasOf(counter)
  return tendered < all ? undefined : money(tendered - all)
}

/** The sum of these payments, without tips. PAY-21 */
export const takenOf = (parts: readonly CounterPart[] | undefined): Money =>
  sum((parts ?? []).map(({ amount }) => amount))

/** What rounding adds to one or several payments to the staff, or takes off them. PAY-19, PAY-21 */
export const roundingOf = (taken: {
  counter?: CounterPayment | undefined
  counters?: readonly CounterPart[] | undefined
}): Money => sum((taken.counters ?? [taken.counter]).map(one => one?.rounding ?? money(0)))

/** Why these payments do not pay an amount due: together they are not it, or one has too little cash; undefined if they do. PAY-21 */
export function partsFault(parts: readonly CounterPart[], due: Money): 'partsDiffer' | 'tenderedTooLittle' | undefined {
  if (takenOf(parts) !== due) return 'partsDiffer'
  return parts.some(part => changeDue(part, part.amount) === undefined) ? 'tenderedTooLittle' : undefined
}

const STEPS = [100, 500, 1000, 2000, 5000, 10_000]

/** Usual cash amounts for an amount due: the exact one, and the next round ones. */
export const usualCash = (due: Money, steps: readonly number[] = STEPS): Money[] =>
  [...new Set([due, ...steps.map(step => money(Math.ceil(due / step) * step))])].sort((a, b) => a - b).slice(0, 4)
