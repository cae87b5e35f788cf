import { createCoupon } from '../modules/coupon/index.ts'
import { dishesOf } from './menu.ts'
import type { Compose } from './modules.ts'

export const composeCoupon: Compose<'coupon'> = ({ db, clock }, modules) => {
  const { shopOf, shopsOf, guestShopsOf, addressLinesOf } = modules.store
  return createCoupon({
    db,
    clock,
    shopOf,
    shopsOf,
    guestShopsOf,
    addressLinesOf,
    takeLimit: modules.limits.tryUse,
    foodIdsOf: async corporationId => (await dishesOf(modules, corporationId)).map(({ foodId }) => foodId),
    isCustomer: async (on, corporationId, customerId) =>
      (await modules.auth.knownCustomer(on, corporationId, customerId)) !== undefined,
  })
}
