import type { CodeEntry } from '../core/code-entry.ts'

const refusal = <const N extends string, const M extends string>(code: N, message: M) =>
  ({ code, message, shows: 'toast' }) as const

/** Refusals of what is set up of the brand's money: each names the field. */
export const moneyCodes = {
  gearsMissing: refusal('CON-04-0001', 'refusal.money.gearsMissing'),
  gearTwice: refusal('CON-04-0002', 'refusal.money.gearTwice'),
  bonusTooLarge: refusal('CON-04-0003', 'refusal.money.bonusTooLarge'),
  bonusEmpty: refusal('CON-04-0004', 'refusal.money.bonusEmpty'),
  couponUnknown: refusal('CON-04-0005', 'refusal.money.couponUnknown'),
  shopUnfit: refusal('CON-04-0006', 'refusal.money.shopUnfit'),
  currencyTwice: refusal('CON-04-0007', 'refusal.money.currencyTwice'),
  currencyUnfit: refusal('CON-04-0008', 'refusal.money.currencyUnfit'),
  pointsWorthTooMuch: refusal('CON-04-0009', 'refusal.money.pointsWorthTooMuch'),
  levelsMissing: refusal('CON-04-0010', 'refusal.money.levelsMissing'),
  levelTwice: refusal('CON-04-0011', 'refusal.money.levelTwice'),
  levelGrowthOrder: refusal('CON-04-0012', 'refusal.money.levelGrowthOrder'),
  levelKeepTooHigh: refusal('CON-04-0013', 'refusal.money.levelKeepTooHigh'),
  levelHeld: refusal('CON-04-0014', 'refusal.money.levelHeld'),
  rightUnknown: refusal('CON-04-0015', 'refusal.money.rightUnknown'),
  giftAmountsMissing: refusal('CON-04-0016', 'refusal.money.giftAmountsMissing'),
  amountTwice: refusal('CON-04-0017', 'refusal.money.amountTwice'),
  customBackwards: refusal('CON-04-0018', 'refusal.money.customBackwards'),
  customStep: refusal('CON-04-0019', 'refusal.money.customStep'),
  discountTwice: refusal('CON-04-0020', 'refusal.money.discountTwice'),
  designsMissing: refusal('CON-04-0021', 'refusal.money.designsMissing'),
  designTwice: refusal('CON-04-0022', 'refusal.money.designTwice'),
  occasionUnknown: refusal('CON-04-0023', 'refusal.money.occasionUnknown'),
  designHeld: refusal('CON-04-0024', 'refusal.money.designHeld'),
  giftShopsFewer: refusal('CON-04-0025', 'refusal.money.giftShopsFewer'),
  couponCurrencyNeeded: refusal('CON-04-0026', 'refusal.money.couponCurrencyNeeded'),
  couponDishMissing: refusal('CON-04-0027', 'refusal.money.couponDishMissing'),
  couponWaysMissing: refusal('CON-04-0028', 'refusal.money.couponWaysMissing'),
  dishUnknown: refusal('CON-04-0029', 'refusal.money.dishUnknown'),
  couponDatesUnfit: refusal('CON-04-0030', 'refusal.money.couponDatesUnfit'),
  promotionTwice: refusal('CON-04-0031', 'refusal.money.promotionTwice'),
  promotionUnknown: refusal('CON-04-0032', 'refusal.money.promotionUnknown'),
  promotionWays: refusal('CON-04-0033', 'refusal.money.promotionWays'),
  deliveryNeeded: refusal('CON-04-0034', 'refusal.money.deliveryNeeded'),
  giftUnfit: refusal('CON-04-0035', 'refusal.money.giftUnfit'),
  memberPriceHigh: refusal('CON-04-0036', 'refusal.money.memberPriceHigh'),
} as const satisfies Record<string, CodeEntry>
