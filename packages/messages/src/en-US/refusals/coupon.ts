/** Words of the refusals of coupons. */
export const coupon = {
  'refusal.coupon.notUsable': 'This coupon cannot be used here and now. Your other coupons are in the list.',
  'refusal.coupon.tooMany': 'No more coupons fit on this order. Take one off first.',
  'refusal.coupon.gone': 'Your coupon has just been used in another order. Here is the total without it.',
  'refusal.coupon.codeWrong': 'This code does not bring a coupon. Check it sign by sign; each code is good once.',
} as const
