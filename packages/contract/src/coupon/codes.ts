import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of coupons. Wrong, foreign, used and expired codes get the same refusal, so that attempts reveal nothing. S9 */
export const couponCodes = {
  couponNotUsable: { code: 'COUPON-01-0001', shows: 'toast' },
  tooManyCoupons: { code: 'COUPON-01-0002', shows: 'toast' },
  /** Another order used it between the calculation and this order. S6 */
  couponGone: { code: 'COUPON-01-0003', shows: 'dialog' },
  /** The same refusal for unknown, used and expired codes. S9 */
  couponCodeWrong: { code: 'COUPON-01-0004', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const couponTexts = {
  couponNotUsable: {
    en_US: 'This coupon can’t be used here right now. Choose another one.',
    zh_CN: '此优惠券暂不可用，请另选。',
    ar: 'لا يمكن استخدام هذه القسيمة هنا الآن. اختر قسيمة أخرى.',
  },
  tooManyCoupons: {
    en_US: 'You’ve reached the coupon limit. Remove one first.',
    zh_CN: '优惠券数量已达上限，请先移除一张。',
    ar: 'بلغت حد القسائم. أزل واحدة أولًا.',
  },
  couponGone: {
    en_US: 'Your coupon was just used in another order. Here’s the total without it.',
    zh_CN: '优惠券刚在其他订单中使用，以下为不含优惠券的合计。',
    ar: 'استُخدمت قسيمتك للتو في طلب آخر. هذا هو الإجمالي بدونها.',
  },
  couponCodeWrong: {
    en_US: 'Invalid coupon code. Check it and try again.',
    zh_CN: '兑换码无效，请核对后重试。',
    ar: 'رمز القسيمة غير صالح. تحقق منه وحاول مرة أخرى.',
  },
} satisfies RefusalTexts<typeof couponCodes>
