export { calculate } from './calculate.ts'
export type * from './calculation.ts'
export * from './choice-key.ts'
export { choiceTexts, detailOf, unitNameOf, withoutRemark } from './detail.ts'
export { type LineTexts, translatedLine, type OrderedLine } from './line-texts.ts'
export { type Preparation, preparationOf, NO_STATION } from './preparation.ts'
export {
  type CartRules,
  type QuantityLimit,
  MAX_LINE_QUANTITY,
  maxQuantityOf,
  stockNeedsOf,
  linesUsing,
} from './limits.ts'
export * from './buffet.ts'
export * from './rounds.ts'
export {
  type StaffReduction,
  type StaffReductionKind,
  staffReductionId,
  staffReductionKinds,
} from './staff-reduction.ts'
export { deliveryFrom } from './fees.ts'
export { promotionsOfDish } from './promotions-of-dish.ts'
export { isOptional } from './discount.ts'
export { isOffDelivery } from './promotion-rule.ts'
export { withNames } from './name-choices.ts'
export { lineProblem, linesToPrice } from './line-to-price.ts'
export * from './modify.ts'
export * from './serving-times.ts'
export * from './types.ts'
export * from './collect.ts'
export * from './steps.ts'
export * from './sync.ts'
export { type AttachedCoupon, couponsInUse, couponToUse, MAX_COUPONS } from './coupons.ts'
export { giftLines, giftStockKeys } from './gifts.ts'
