import { createCart } from '../modules/cart/index.ts'
import type { Compose } from './registry/modules.ts'

export const composeCart: Compose<'cart'> = ({ db, clock }, modules) => {
  const { store, table, menu, group, buffet, coupon, push } = modules
  return createCart({
    db,
    clock,
    shopOf: store.guestShopOf,
    tableOf: table.tableOf,
    menus: menu.menus,
    stockOf: menu.stockOf,
    parties: table.parties,
    ordersOf: (corporationId, cartId, since) => modules.order.partyOrders(db, corporationId, cartId, since),
    segmentsOf: (...of) => modules.member.segmentsOfMember(...of),
    groups: group,
    buffets: { of: buffet.infoOf, hold: buffet.hold, goingOn: buffet.goingOn },
    prePaymentsAt: (caller, at) => modules.bill.prePaymentsAt(caller, at),
    coupons: { of: coupon.couponsOf, own: coupon.ownCoupon },
    publish: push.publish,
  })
}
