import type { slot as en } from '../en-US/slot.ts'
import type { WordsLike } from '../index.ts'

export const slot: WordsLike<typeof en> = {
  'slot.title': '您想什么时候要？',
  'slot.pickupTitle': '您什么时候来取？',
  'slot.deliveryTitle': '什么时候给您送到？',
  'slot.asap': '尽快',
  'slot.asapIn': '约 {minutes} 分钟',
  'slot.today': '今天',
  'slot.tomorrow': '明天',
  'slot.days': '日期',
  'slot.times': '时间',
  'slot.full': '已满',
  'slot.left': '{count|other:还剩 # 个}',
  'slot.notServed': '该时段不供应：{dishes}',
  'slot.take': '选这个时间',
  'slot.none': '没有可选的时间了',
  'slot.noneHint': '请换一家餐厅或换一种方式，购物车会保留。',
  'slot.paused': '厨房暂停接单，恢复后会显示时间。',
  'slot.gone': '您选的时间已不可用，请重新选择。',
  'slot.zone': '时间以餐厅当地时间为准。',
  'slot.holidayClosed': '{date}休息：{holiday}。',
  'slot.holidayHours': '{holiday}：营业时间与平日不同。',
}
