import { type Money, money, sum, ZERO } from '../money/index.ts'
import { returnRounding } from './cash-rounding.ts'
import { type CounterMethod, type CounterPart, type CounterPayment, extrasOf } from './counter.ts'

/** What staff handed back of one payment that they took of an order; amounts in minor units. PAY-23 */
export interface HandedBack {
  refundId: string
  /** The payment, by its position among those of the order. */
  part: number
  /** How that payment was taken, and so how it goes back. */
  method: CounterMethod | 'out-line'
  /** Without rounding. */
  amount: Money
  /** What rounding adds to the cash that is handed back, or takes off it. PAY-19 */
  rounding: Money
}

/** A payment that staff took of an order, and what they handed back of it; amounts in minor units. */
export interface StaffPayment {
  part: number
  /** `out-line` where it was not recorded how it was taken. */
  method: CounterMethod | 'out-line'
  /** Without its tip. */
  amount: Money
  tip: Money
  rounding: Money
  /** Handed back, without rounding. */
  returned: Money
}

/** An order that was paid to the staff. */
export interface PaidToStaff {
  /** The amount due, without tip. */
  total: Money
  counter?: CounterPayment | undefined
  counters?: readonly CounterPart[] | undefined
  handedBack?: readonly HandedBack[] | undefined
}

/** The payments that staff took of an order, with what was handed back of each. PAY-10, PAY-21, PAY-23 */
export function staffPayments({ total, counter, counters, handedBack = [] }: PaidToStaff): StaffPayment[] {
  const whole: Partial<CounterPayment> & { amount: Money } = { ...counter, amount: total }
  const parts: readonly (typeof whole)[] = counters ?? [whole]
  return parts.map(
    ({ method, amount, tip = ZERO, rounding = ZERO }, part): StaffPayment => ({
      part,
      method: method ?? 'out-line',
      amount,
      tip,
      rounding,
      returned: sum(handedBack.filter(one => one.part === part).map(one => one.amount)),
    }),
  )
}

/** What staff hand back of a payment with this amount of it: cash is rounded like the payment, by `step` (minor units). PAY-19, PAY-23 */
export function handBack(
  payment: StaffPayment,
  { refundId, amount, step }: { refundId: string; amount: Money; step?: number | undefined },
): HandedBack {
  const { part, method, returned: before } = payment
  const taken = money(payment.amount + extrasOf({ method: 'cash', tip: payment.tip, rounding: payment.rounding }))
  const rounding = method === 'cash' ? returnRounding({ taken, before, amount }, step) : ZERO
  return { refundId, part, method, amount, rounding }
}

/** What staff handed back of an order, with rounding. */
export const handedBackOf = (handedBack: readonly HandedBack[] | undefined): Money =>
  sum((handedBack ?? []).map(({ amount, rounding }) => money(amount + rounding)))
