import * as z from 'zod/mini'
import { bizType, day, id, money, moneyAboveZero, names } from '../core/index.ts'
import { setWindow } from './staff-shapes.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const ppm = count(1_000_000, 1)

/** The settings of a promotion. PRICE-2 */
export const setPromotion = z.object({
  discountId: id,
  /** The specification's discount type: 1104 and 1105 are chosen by the guest. PRICE-3 */
  promotionType: count(9999, 1000),
  name: names,
  effect: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), rate: ppm, atMost: z.exactOptional(moneyAboveZero) }),
    z.object({ kind: z.literal('amount'), amount: moneyAboveZero }),
    z.object({
      kind: z.literal('buyGet'),
      buy: count(99, 1),
      get: count(99, 1),
      rate: ppm,
      most: count(99),
      perDish: z.exactOptional(z.boolean()),
    }),
    /** The server looks up the dish's place in the menu. */
    z.object({
      kind: z.literal('gift'),
      foodId: id,
      menuId: z._default(z.string().check(z.maxLength(64)), ''),
      menuGroupId: z._default(z.string().check(z.maxLength(64)), ''),
      unitId: z._default(z.string().check(z.maxLength(64)), ''),
      quantity: count(20, 1),
    }),
    z.object({ kind: z.literal('freeDelivery') }),
  ]),
  threshold: money,
  thresholdOn: z.exactOptional(z.enum(['before', 'after'])),
  windows: z.array(setWindow).check(z.maxLength(40)),
  /** Disabled. */
  off: z.exactOptional(z.boolean()),
  /** Valid on these days, both inclusive, in the store's time zone. */
  startDate: z.exactOptional(day),
  endDate: z.exactOptional(day),
  bizTypes: z.array(bizType).check(z.maxLength(3)),
  foodIds: z.array(id).check(z.maxLength(500)),
  menuGroupIds: z.exactOptional(z.array(id).check(z.maxLength(200))),
  priority: z.exactOptional(count(1000)),
  excludes: z.exactOptional(z.array(id).check(z.maxLength(100))),
  group: z.exactOptional(id),
  /** The segment of members it is for; absent = every guest. CARD-19 */
  segmentId: z.exactOptional(id),
  excludesCoupons: z.exactOptional(z.boolean()),
  stackable: z.exactOptional(z.boolean()),
})
