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
    zh_CN: '这张优惠券现在在这里不能使用。其他优惠券都在列表中。',
    ar: 'لا يمكن استخدام هذه القسيمة هنا الآن. قسائمك الأخرى في القائمة.',
  },
  tooManyCoupons: {
    en_US: 'You’ve reached the coupon limit. Remove one first.',
    zh_CN: '这份订单不能再加优惠券了，请先取下一张。',
    ar: 'لا يتسع هذا الطلب لقسائم أخرى. أزل واحدة أولاً.',
  },
  couponGone: {
    en_US: 'Your coupon was just used in another order. Here’s the total without it.',
    zh_CN: '您的优惠券刚刚在另一份订单中使用了。这是不含它的总额。',
    ar: 'استُخدمت قسيمتك للتو في طلب آخر. هذا هو المجموع من دونها.',
  },
  couponCodeWrong: {
    en_US: 'Invalid coupon code. Check it and try again; each code works once.',
    zh_CN: '此兑换码无法领取优惠券。请逐位核对，每个兑换码仅可使用一次。',
    ar: 'هذا الرمز لا يمنح قسيمة. تحقّق منه حرفًا حرفًا، فكل رمز يُستخدم مرة واحدة.',
  },
} satisfies RefusalTexts<typeof couponCodes>
