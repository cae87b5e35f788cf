import type { coupon as en } from '../../en-US/refusals/coupon.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of coupons. */
export const coupon: WordsLike<typeof en> = {
  'refusal.coupon.notUsable': '这张优惠券现在在这里不能使用。其他优惠券都在列表中。',
  'refusal.coupon.tooMany': '这份订单不能再加优惠券了，请先取下一张。',
  'refusal.coupon.gone': '您的优惠券刚刚在另一份订单中使用了。这是不含它的总额。',
  'refusal.coupon.codeWrong': '此兑换码无法领取优惠券。请逐位核对，每个兑换码仅可使用一次。',
}
