import { createCoupon } from '../modules/coupon/index.ts'
import { couponDiscounts } from './coupon-discounts.ts'
import { dishesOf } from './menu.ts'
import { derivedCode } from '../platform/ids.ts'
import type { Compose } from './modules.ts'
import { secretOf } from './runtime.ts'

export const composeCoupon: Compose<'coupon'> = ({ config, db, clock, jobs }, modules) => {
  const secret = secretOf(config)
  const { shopOf, shopsOf, guestShopsOf, addressLinesOf } = modules.store
  return createCoupon({
    db,
    clock,
    jobs,
    // Read when they are needed: the member module reads coupons itself.
    countOfSegment: (...of) => modules.member.countOfSegment(...of),
    membersOfSegment: (...of) => modules.member.membersOfSegment(...of),
    shopOf,
    shopsOf,
    guestShopsOf,
    addressLinesOf,
    discountsOf: corporationId => couponDiscounts(db, corporationId),
    takeLimit: modules.limits.tryUse,
    codeOf: (corporationId, batchId, number) => derivedCode(secret, ['coupon', corporationId, batchId, number]),
    foodIdsOf: async corporationId => (await dishesOf(modules, corporationId)).map(({ foodId }) => foodId),
    isCustomer: async (on, corporationId, customerId) =>
      (await modules.auth.knownCustomer(on, corporationId, customerId)) !== undefined,
  })
}
