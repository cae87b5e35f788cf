import type { coupon as en } from '../en-US/coupon.ts'
import type { WordsLike } from '../index.ts'

/** What is said of coupons. */
export const coupon: WordsLike<typeof en> = {
  'coupon.title': '优惠券',
  'coupon.saved': '已省 {amount}',
  'coupon.usableCount': '{count} 张可用',
  'coupon.look': '查看',
  'coupon.use': '使用',
  'coupon.useNamed': '使用 {name}',
  'coupon.takeOff': '取下',
  'coupon.takeOffNamed': '取下 {name}',
  'coupon.until': '有效期至 {date}',
  'coupon.offerExcluded': '不能与“{name}”同享',
  'coupon.offerPieces': '再加 {count} 件可用',
  'coupon.why.minimum': '菜品再加 {amount} 即可使用。',
  'coupon.why.noDish': '购物车里没有适用的菜品。',
  'coupon.why.excluded': '不能与更划算的优惠同享。',
  'coupon.why.used': '已使用。',
  'coupon.why.notStarted': '尚未到使用时间。',
  'coupon.why.ended': '已过有效期。',
  'coupon.why.otherShop': '不适用于这家餐厅。',
  'coupon.why.otherOrderType': '不适用于这种点餐方式。',
  'coupon.why.notNow': '您选择的用餐时间不可用。',
  'coupon.why.gone': '已不在您的卡包中。',
}
