export { calculate } from './calculate.ts'
export type * from './calculation.ts'
export * from './lines/choice-key.ts'
export { choiceTexts, detailOf, unitNameOf, withoutRemark } from './lines/detail.ts'
export { type LineTexts, translatedLine, type OrderedLine } from './lines/line-texts.ts'
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
} from './discounts/staff-reduction.ts'
export { deliveryFrom } from './fees.ts'
export { promotionsOfDish } from './discounts/promotions-of-dish.ts'
export { isOptional } from './discounts/discount.ts'
export { isOffDelivery } from './discounts/promotion-rule.ts'
export { withNames } from './lines/name-choices.ts'
export { lineProblem, linesToPrice } from './lines/line-to-price.ts'
export * from './lines/modify.ts'
export * from './serving-times.ts'
export * from './types.ts'
export * from './lines/collect.ts'
export * from './lines/steps.ts'
export * from './sync.ts'
export { type AttachedCoupon, couponsInUse, couponToUse, MAX_COUPONS } from './discounts/coupons.ts'
export { giftLines, giftStockKeys } from './lines/gifts.ts'
