import { type Money, money } from '../money/index.ts'

/** How staff take money: in cash, on the store's own card terminal, or against a voucher of the store. */
export const counterMethods = ['cash', 'terminal', 'voucher'] as const

/** Or the guest paid the channel that took the order, such as a delivery platform. API-8 */
export const outsideMethods = [...counterMethods, 'channel'] as const

export type CounterMethod = (typeof outsideMethods)[number]

/**
 * How an amount was paid to the staff. `tendered`: the cash that the guest handed over; `tip`: paid on top of the amount due; both in
 * minor units. PAY-10
 */
export interface CounterPayment {
  method: CounterMethod
  tendered?: Money
  tip?: Money
}

/** The tip of a payment to the staff. */
export const tipOf = (counter: CounterPayment | null | undefined): Money => counter?.tip ?? money(0)

/** The change to return; undefined if less cash was received than is due with the tip. Only cash has change. PAY-10 */
export function changeDue({ method, tendered, tip = money(0) }: CounterPayment, due: Money): Money | undefined {
  if (method !== 'cash' || tendered === undefined) return money(0)
  const all = due + tip
  return tendered < all ? undefined : money(tendered - all)
}

const STEPS = [100, 500, 1000, 2000, 5000, 10_000]

/** Usual cash amounts for an amount due: the exact one, and the next round ones. */
export const usualCash = (due: Money, steps: readonly number[] = STEPS): Money[] =>
  [...new Set([due, ...steps.map(step => money(Math.ceil(due / step) * step))])].sort((a, b) => a - b).slice(0, 4)
