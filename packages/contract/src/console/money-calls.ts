import * as z from 'zod/mini'
import { call, currency, customerId, day, id, mark, shopId, words } from '../core/index.ts'
import { setCouponTemplate, setGiftProgram, setLevel, setPointsRule, setStoredValue } from './money-shapes.ts'

const without = ['businessType'] as const
const ofStore = z.object({ shopId })
const named = <const K extends string>(key: K) =>
  z.object({ [key]: z.string(), name: words } as { [P in K]: z.ZodMiniString } & { name: typeof words })

/** Looks at what the brand has set up. */
const look = <const P extends `/${string}`, const R extends z.ZodMiniType>(path: P, response: R) =>
  call({ path, gate: 'brand', request: ofStore, response, refuses: [], without })

/** Saves one thing the brand has set up; the answer is it as it stands now. Never over what another saved unseen. API-3 */
const save = <const P extends `/${string}`, const S extends z.core.$ZodShape, const R extends readonly string[]>(
  path: P,
  shape: S,
  refuses: R,
) =>
  ({
    path,
    gate: 'brand',
    request: z.object({ shopId, mark, ...shape }),
    response: z.object({ mark, ...shape }),
    refuses: ['changedMeanwhile', ...refuses],
    changes: true,
    without,
  }) as const

const marked = <const S extends z.core.$ZodShape>(shape: S) => z.object({ mark, ...shape })
const storedValue = { program: setStoredValue }
const points = {
  cardProgramId: id,
  pointsRules: z.array(setPointsRule).check(z.maxLength(40)),
  pointsMonths: z.int().check(z.minimum(1), z.maximum(120)),
  /** The card pays before points do. PAY-1 */
  cardFirst: z.boolean(),
  /** Card and points are not used for the same bill. PAY-4 */
  excludesPoints: z.boolean(),
}
const levels = { cardProgramId: id, levels: z.array(setLevel).check(z.maxLength(20)) }
const giftProgram = { program: setGiftProgram }
const coupon = { template: setCouponTemplate }

/** The brand's money: stored value, points, levels, gift cards, coupons. For managers with the right to it. */
export const moneyCalls = {
  /** What the forms choose from. */
  brandFacts: look(
    '/api/console/brandFacts',
    z.object({
      languages: z.array(z.string()),
      /** Where pictures come from; empty where there is no such host. */
      pictureHost: z.string(),
      shops: z.array(z.object({ shopId, shopName: z.string(), currency, cardProgramId: z.exactOptional(z.string()) })),
      coupons: z.array(named('couponTemplateId')),
      dishes: z.array(z.object({ foodId: z.string(), displayName: z.string() })),
    }),
  ),
  storedValueSetup: look(
    '/api/console/storedValueSetup',
    z.object({
      cardPrograms: z.array(z.extend(named('cardProgramId'), { currency })),
      programs: z.array(marked({ ...storedValue, versions: z.int() })),
    }),
  ),
  saveStoredValue: call(
    save('/api/console/saveStoredValue', storedValue, [
      'gearsMissing',
      'gearTwice',
      'bonusTooLarge',
      'bonusEmpty',
      'couponUnknown',
      'shopUnfit',
    ]),
  ),
  membershipSetup: look(
    '/api/console/membershipSetup',
    z.object({
      programs: z.array(
        z.object({
          cardProgramId: z.string(),
          name: words,
          rights: z.array(named('rightsId')),
          /** How many members stand on each level. */
          held: z.record(z.string(), z.int()),
          points: marked(points),
          levels: marked(levels),
        }),
      ),
    }),
  ),
  savePoints: call(save('/api/console/savePoints', points, ['currencyTwice', 'currencyUnfit', 'pointsWorthTooMuch'])),
  saveLevels: call(
    save('/api/console/saveLevels', levels, [
      'levelsMissing',
      'levelTwice',
      'levelGrowthOrder',
      'levelKeepTooHigh',
      'levelHeld',
      'rightUnknown',
      'pointsWorthTooMuch',
    ]),
  ),
  giftProgramSetup: look(
    '/api/console/giftProgramSetup',
    z.object({ programs: z.array(marked({ ...giftProgram, sold: z.int() })) }),
  ),
  saveGiftProgram: call(
    save('/api/console/saveGiftProgram', giftProgram, [
      'giftAmountsMissing',
      'amountTwice',
      'customBackwards',
      'customStep',
      'discountTwice',
      'designsMissing',
      'designTwice',
      'occasionUnknown',
      'designHeld',
      'shopUnfit',
      'giftShopsFewer',
      'pictureGone',
      'currencyUnfit',
    ]),
  ),
  couponSetup: look(
    '/api/console/couponSetup',
    z.object({ templates: z.array(marked({ ...coupon, given: z.int(), used: z.int() })) }),
  ),
  /** Coupons that were given out keep the terms they were given with. CARD-6 */
  saveCouponTemplate: call(
    save('/api/console/saveCouponTemplate', coupon, [
      'couponCurrencyNeeded',
      'couponDishMissing',
      'couponWaysMissing',
      'dishUnknown',
      'shopUnfit',
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ]),
  ),
  giveCoupon: call({
    path: '/api/console/giveCoupon',
    gate: 'brand',
    request: z.object({
      shopId,
      customerId,
      couponTemplateId: id,
      count: z.int().check(z.minimum(1), z.maximum(10)),
      /** Both included, by the store's calendar. */
      beginDate: day,
      endDate: day,
      reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    }),
    response: z.object({ given: z.int() }),
    refuses: ['couponDatesUnfit'],
    changes: true,
    without,
  }),
} as const
