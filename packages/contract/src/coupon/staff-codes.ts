import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of setting up and giving coupons: each names the field. */
export const staffCouponCodes = {
  couponCurrencyNeeded: { code: 'CON-04-0026', shows: 'toast' },
  couponDishMissing: { code: 'CON-04-0027', shows: 'toast' },
  couponWaysMissing: { code: 'CON-04-0028', shows: 'toast' },
  couponDatesUnfit: { code: 'CON-04-0030', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffCouponTexts = {
  couponCurrencyNeeded: {
    en_US: 'An amount needs its currency.',
    zh_CN: '金额需要指定币种。',
    ar: 'المبلغ يحتاج إلى عملة.',
  },
  couponDishMissing: {
    en_US: 'Choose the dishes one of which is free.',
    zh_CN: '请选择其中一份免费的菜品。',
    ar: 'اختر الأطباق التي يكون أحدها مجانيًا.',
  },
  couponWaysMissing: {
    en_US: 'Choose at least one way of ordering.',
    zh_CN: '请至少选择一种点餐方式。',
    ar: 'اختر طريقة طلب واحدة على الأقل.',
  },
  couponDatesUnfit: {
    en_US: 'The last day is before the first, or more than two years ahead.',
    zh_CN: '结束日早于开始日，或超过两年。',
    ar: 'اليوم الأخير قبل الأول أو بعد أكثر من سنتين.',
  },
} satisfies RefusalTexts<typeof staffCouponCodes>
