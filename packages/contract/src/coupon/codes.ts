import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of coupons. One and the same for a code that is wrong, another's, used or over: nothing tells them apart. S9 */
export const couponCodes = {
  couponNotUsable: { code: 'COUPON-01-0001', message: 'refusal.coupon.notUsable', shows: 'toast' },
  tooManyCoupons: { code: 'COUPON-01-0002', message: 'refusal.coupon.tooMany', shows: 'toast' },
  /** Another order took it between the total and the order. S6 */
  couponGone: { code: 'COUPON-01-0003', message: 'refusal.coupon.gone', shows: 'dialog' },
  /** One and the same for a code that never was, was taken, or is over. S9 */
  couponCodeWrong: { code: 'COUPON-01-0004', message: 'refusal.coupon.codeWrong', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
