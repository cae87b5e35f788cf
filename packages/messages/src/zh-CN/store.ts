import type { store as en } from '../en-US/store.ts'
import type { WordsLike } from '../index.ts'

export const store: WordsLike<typeof en> = {
  'store.dineIn': '堂食',
  'store.delivery': '外送',
  'store.pickup': '自取',
  'store.closed': '休息中',
  'store.openUntil': '营业至 {time}',
  'store.openAlways': '24 小时营业',
  'store.opensAt': '休息中 · {time} 营业',
  'store.opensOn': '休息中 · {day} {time} 营业',
  'store.awayUntil': '暂停接单至 {time}，购物车已保留。',
  'store.away': '暂停接单，购物车已保留。',
  'store.shutNow': '{state}。可先浏览，购物车已保留。',
  'store.shutLater': '{state}。可预约稍后时间。',
  'store.paused': '暂停接单',
  'store.pausedUntil': '暂停接单至 {time}',
}
