import type { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type AttachedCoupon, MOST_COUPONS } from '@comanda/domain/cart'
import { couponFault } from '@comanda/domain/coupon'
import { localTime } from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import { answerCart } from './answer.ts'
import type { ChangeCart } from './change-cart.ts'
import type { Needs } from './needs.ts'
import type { createSurroundings } from './surroundings.ts'

type Find = ReturnType<typeof createSurroundings>

/** Attaches an own coupon. What it takes off is worked out with each answer, never here. CART-14 */
export function useCoupon(needs: Needs, changeCart: ChangeCart, surroundings: Find): Handler<typeof calls.useCoupon> {
  return async (who, ask) => {
    const around = await surroundings(who, ask, true)
    if (isRefusal(around)) return around
    const { shop, at } = around
    const coupon = await needs.coupons.own(who, ask.couponCode)
    const { date } = localTime(needs.clock(), shop.timeZone)
    const place = { shopId: shop.shopId, currencyCode: shop.currency.currencyCode, bizType: at.bizType, date }
    if (!coupon || couponFault(coupon, place)) return refuse('couponNotUsable', { field: 'couponCode' })
    const mine = { couponCode: ask.couponCode, itemKeys: [...new Set(ask.itemKeys)], owner: who.session.owner }
    const done = await changeCart(at, who.requestId, row => {
      const others = row.coupons.filter(it => it.couponCode !== mine.couponCode)
      if (others.length >= MOST_COUPONS) return refuse('tooManyCoupons', { params: { bound: MOST_COUPONS } })
      return { lines: row.lines, coupons: [...others, mine], changed: !row.coupons.some(it => isSame(it, mine)) }
    })
    if (isRefusal(done)) return done
    return answerCart(who, around, done.row)
  }
}

const isSame = (a: AttachedCoupon, b: AttachedCoupon): boolean =>
  a.couponCode === b.couponCode && a.owner === b.owner && a.itemKeys.join(' ') === b.itemKeys.join(' ')

/** Takes an own coupon off the cart; one that is not there is off already. CART-14 */
export function cancelUseCoupon(changeCart: ChangeCart, surroundings: Find): Handler<typeof calls.cancelUseCoupon> {
  return async (who, ask) => {
    const around = await surroundings(who, ask, true)
    if (isRefusal(around)) return around
    const { owner } = who.session
    const done = await changeCart(around.at, who.requestId, row => {
      const coupons = row.coupons.filter(it => it.couponCode !== ask.couponCode || it.owner !== owner)
      return { lines: row.lines, coupons, changed: coupons.length < row.coupons.length }
    })
    return answerCart(who, around, done.row)
  }
}
