import { type Calculation, isChosen } from '@comanda/domain/cart'
import { type Money, money } from '@comanda/domain/money'
import type { Coupon } from './api.ts'

type InCart = Calculation['couponList'][number]

/** State of a coupon in the cart: applied with its saving, usable, or the reason why it saves nothing. */
export type CouponState =
  | { kind: 'saves'; amount: Money }
  | { kind: 'fits' }
  | { kind: 'missing'; amount: Money }
  | { kind: 'cannot'; problem: NonNullable<InCart['problem']> }

/** The server computes applied coupons; for the others the phone checks day, store, dishes and minimum. CART-14 */
export function couponStateOf({ couponCode, fault, template }: Coupon, calculation: Calculation): CouponState {
  const attached = calculation.couponList.find(it => it.couponCode === couponCode)
  if (attached) return standingInCart(attached)
  if (fault) return { kind: 'cannot', problem: fault }
  const { foodIds, minimum } = template
  const bought = calculation.items.filter(line => isChosen(line) && line.problem === undefined)
  if (!bought.some(line => foodIds.length === 0 || foodIds.includes(line.foodId)))
    return { kind: 'cannot', problem: 'noDish' }
  const missing = minimum - dishesOf(calculation)
  return missing > 0 ? { kind: 'missing', amount: money(missing) } : { kind: 'fits' }
}

function standingInCart({ discountAmount, missingAmount, problem }: InCart): CouponState {
  if (problem === 'minimum') return { kind: 'missing', amount: missingAmount }
  return problem ? { kind: 'cannot', problem } : { kind: 'saves', amount: discountAmount }
}

/** Amount that minimums apply to: the dishes at this guest's prices, before promotions. */
const dishesOf = ({ itemsAmount, totalLines }: Calculation): number =>
  itemsAmount + totalLines.reduce((all, line) => all + (line.id === 'member' ? line.amount : 0), 0)
