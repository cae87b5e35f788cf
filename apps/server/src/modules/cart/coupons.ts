import { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type AttachedCoupon, MAX_COUPONS } from '@comanda/domain/cart'
import { couponFault } from '@comanda/domain/coupon'
import { localTime } from '@comanda/domain/store'
import { changeWithOwnTransaction, type Handler } from '../../platform/http/index.ts'
import { answerCart } from './answer.ts'
import type { ChangeCart } from './change/change-cart.ts'
import type { Deps } from './deps.ts'
import type { createCartContext } from './cart-context.ts'

type Find = ReturnType<typeof createCartContext>

/** Attaches an own coupon. Its discount is calculated with each answer, never here. CART-14 */
export function useCoupon(deps: Deps, changeCart: ChangeCart, findContext: Find): Handler<typeof calls.useCoupon> {
  return changeWithOwnTransaction(calls.useCoupon, 'request id in the row', async (caller, input) => {
    const context = await findContext(caller, input, true)
    if (isRefusal(context)) return context
    const { shop, at } = context
    const coupon = await deps.coupons.own(caller, input.couponCode)
    const { date } = localTime(deps.clock(), shop.timeZone)
    const place = { shopId: shop.shopId, currencyCode: shop.currency.currencyCode, bizType: at.bizType, date }
    const attached = {
      couponCode: input.couponCode,
      itemKeys: [...new Set(input.itemKeys)],
      owner: caller.session.owner,
    }
    const done = await changeCart(at, caller.requestId, row => {
      // Within the change, so that a repeat after the order that used the coupon answers like the first request. C4
      if (!coupon || couponFault(coupon, place)) return refuse('couponNotUsable', { field: 'couponCode' })
      const others = row.coupons.filter(it => it.couponCode !== attached.couponCode)
      if (others.length >= MAX_COUPONS) return refuse('tooManyCoupons', { params: { bound: MAX_COUPONS } })
      return {
        lines: row.lines,
        coupons: [...others, attached],
        changed: !row.coupons.some(it => isSame(it, attached)),
      }
    })
    if (isRefusal(done)) return done
    return answerCart(caller, context, done.row)
  })
}

const isSame = (a: AttachedCoupon, b: AttachedCoupon): boolean =>
  a.couponCode === b.couponCode && a.owner === b.owner && a.itemKeys.join(' ') === b.itemKeys.join(' ')

/** Detaches an own coupon from the cart; does nothing if it is not attached. CART-14 */
export function cancelUseCoupon(changeCart: ChangeCart, findContext: Find): Handler<typeof calls.cancelUseCoupon> {
  return changeWithOwnTransaction(calls.cancelUseCoupon, 'request id in the row', async (caller, input) => {
    const context = await findContext(caller, input, true)
    if (isRefusal(context)) return context
    const { owner } = caller.session
    const done = await changeCart(context.at, caller.requestId, row => {
      const coupons = row.coupons.filter(it => it.couponCode !== input.couponCode || it.owner !== owner)
      return { lines: row.lines, coupons, changed: coupons.length < row.coupons.length }
    })
    return answerCart(caller, context, done.row)
  })
}
