import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving recharge programs; each names the field. */
export const staffStoredValueCodes = {
  gearsMissing: { code: 'CON-04-0001', shows: 'toast' },
  gearTwice: { code: 'CON-04-0002', shows: 'toast' },
  bonusTooLarge: { code: 'CON-04-0003', shows: 'toast' },
  bonusEmpty: { code: 'CON-04-0004', shows: 'toast' },
  couponUnknown: { code: 'CON-04-0005', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffStoredValueTexts = {
  gearsMissing: {
    en_US: 'Add at least one top-up amount.',
    zh_CN: '请至少添加一个充值档位。',
    ar: 'أضف مبلغًا واحدًا للشحن على الأقل.',
  },
  gearTwice: {
    en_US: 'This amount is listed twice.',
    zh_CN: '该金额重复。',
    ar: 'هذا المبلغ مكرر.',
  },
  bonusTooLarge: {
    en_US: 'The bonus can’t exceed the top-up amount.',
    zh_CN: '赠送不能多于充值金额。',
    ar: 'لا يمكن أن تزيد الإضافة على المبلغ المدفوع.',
  },
  bonusEmpty: {
    en_US: 'Enter a first top-up bonus, or turn it off.',
    zh_CN: '请填写首充赠送，或将其关闭。',
    ar: 'حدد ما يجلبه أول شحن أو أوقفه.',
  },
  couponUnknown: {
    en_US: 'This coupon no longer exists.',
    zh_CN: '该优惠券已不存在。',
    ar: 'لم تعد هذه القسيمة موجودة.',
  },
} satisfies RefusalTexts<typeof staffStoredValueCodes>
