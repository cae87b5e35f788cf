import * as z from 'zod/mini'
import { bizType, currency, id, money, moneyAboveZero, names, saidUpTo, shopId } from '../core/index.ts'
import { setWindow } from './setting-shapes.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const ppm = count(1_000_000, 1)
const shopIds = z.array(shopId).check(z.maxLength(500))
const foodIds = z.array(id).check(z.maxLength(500))
const windows = z.array(setWindow).check(z.maxLength(40))
const description = saidUpTo(2000)

const gifts = z
  .array(z.object({ giftType: z.literal('coupon'), couponTemplateId: id, giftCount: count(20, 1) }))
  .check(z.maxLength(5))
const bonus = { returnAmount: money, returnPoint: count(1_000_000), giftInfos: gifts }

/** A stored-value program as it is set up; its version is the server's to give. CARD-3 */
export const setStoredValue = z.object({
  id,
  cardProgramId: id,
  status: z.enum(['active', 'ended']),
  name: names,
  description,
  /** Empty = every store of its currency. */
  scopes: shopIds,
  programRules: z.array(z.object({ ruleId: id, storedAmount: moneyAboveZero, ...bonus })).check(z.maxLength(20)),
  firstRechargeEnabled: z.boolean(),
  firstRecharge: z.exactOptional(z.object(bonus)),
})

/** What points are worth and what earns them, at stores of one currency. PAY-2, CARD-7 */
export const setPointsRule = z.object({
  currency,
  minimumPointAmount: money,
  pointsTiersAmount: moneyAboveZero,
  pointsPerTier: count(1_000_000, 1),
  earnAmount: moneyAboveZero,
  earnPoints: count(1_000_000),
})

/** A level of membership. CARD-2 */
export const setLevel = z.object({
  id,
  name: names,
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  flag: z.union([z.literal(0), z.literal(2)]),
  upgradeEnabled: z.boolean(),
  degradeEnabled: z.boolean(),
  upgradeGrowth: count(100_000_000),
  keepLevelGrowth: count(100_000_000),
  ranking: count(99, 1),
  pointsBonus: count(4_000_000),
  rightsList: z.array(id).check(z.maxLength(20)),
})

/** A kind of gift card. CARD-5 */
export const setGiftProgram = z.object({
  programId: id,
  name: names,
  description,
  terms: description,
  /** That of a store; it never changes. */
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  occasions: z.array(z.object({ occasion: id, name: names })).check(z.maxLength(20)),
  designs: z
    .array(
      z.object({
        designId: id,
        name: names,
        occasion: id,
        /** A picture's path below a picture host, or where `sendPicture` keeps it. */
        designUrl: z.string().check(
          z.trim(),
          z.minLength(1),
          z.maxLength(300),
          z.regex(/^(\w[\w./-]*|\/uploads\/\d{1,15}\/[\w-]{32}\.webp)$/),
          z.refine(path => !path.includes('..')),
        ),
      }),
    )
    .check(z.maxLength(60)),
  amounts: z.array(moneyAboveZero).check(z.maxLength(20)),
  customAmount: z.exactOptional(z.object({ min: moneyAboveZero, max: moneyAboveZero, step: moneyAboveZero })),
  discounts: z.array(z.object({ from: money, rate: count(500_000, 1) })).check(z.maxLength(10)),
  /** 0 = for good. */
  validMonths: count(120),
  shopIds,
  /** Its cards are not used where a coupon is. PAY-4 */
  excludesCoupons: z.exactOptional(z.boolean()),
  onSale: z.boolean(),
})

/** A kind of coupon. CARD-6 */
export const setCouponTemplate = z.object({
  couponTemplateId: id,
  name: names,
  description,
  effect: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), rate: ppm, atMost: z.exactOptional(moneyAboveZero) }),
    z.object({ kind: z.literal('amount'), amount: moneyAboveZero }),
    z.object({ kind: z.literal('dish') }),
  ]),
  minimum: money,
  currencyCode: z.exactOptional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  shopIds,
  bizTypes: z.array(bizType).check(z.maxLength(3)),
  foodIds,
  windows,
  excludesPromotions: z.boolean(),
})

/** A promotion of a store. PRICE-2 */
export const setPromotion = z.object({
  discountId: id,
  /** The specification's discount type: 1104 and 1105 are chosen by the diner. PRICE-3 */
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
    /** Where the dish stands on the menu is the server's to say. */
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
  windows,
  bizTypes: z.array(bizType).check(z.maxLength(3)),
  foodIds,
  menuGroupIds: z.exactOptional(z.array(id).check(z.maxLength(200))),
  priority: z.exactOptional(count(1000)),
  excludes: z.exactOptional(z.array(id).check(z.maxLength(100))),
  group: z.exactOptional(id),
  excludesCoupons: z.exactOptional(z.boolean()),
  stackable: z.exactOptional(z.boolean()),
})
