import type { reviews as english } from '../en-US/console-reviews.ts'

/** Texts of the restaurant's reviews. */
export const reviews: Record<keyof typeof english, string> = {
  'console.reviews': '评价',
  'console.reviews.all': '全部',
  'console.reviews.stars': '{count} 星',
  'console.reviews.none': '暂无评价',
  'console.reviews.noneHint': '用餐后会邀请顾客评价。',
  'console.reviews.order': '订单 {number}',
  'console.reviews.reply': '您的回复',
  'console.reviews.replyHint': '顾客可在订单中看到。',
  'console.reviews.send': '回复',
  'console.reviews.change': '修改回复',
  'console.reviews.show': '展示给顾客',
  'console.reviews.hide': '不再展示',
  'console.reviews.shown': '已展示给顾客',
  'console.reviews.by': '{name} 已回复',
  'console.reviews.picture': '图片 {count}',
  'console.reviews.average': '{average} / 5（近 90 天）',
}
