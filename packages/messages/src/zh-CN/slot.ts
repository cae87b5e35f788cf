import type { slot as en } from '../en-US/slot.ts'
import type { WordsLike } from '../index.ts'

export const slot: WordsLike<typeof en> = {
  'slot.title': '选择时间',
  'slot.pickupTitle': '取餐时间',
  'slot.deliveryTitle': '送达时间',
  'slot.asap': '尽快',
  'slot.asapIn': '约 {minutes} 分钟',
  'slot.today': '今天',
  'slot.tomorrow': '明天',
  'slot.days': '日期',
  'slot.times': '时间',
  'slot.full': '已满',
  'slot.left': '{count|other:还剩 # 个}',
  'slot.notServed': '该时段不供应：{dishes}',
  'slot.take': '确认时间',
  'slot.none': '暂无可选时间',
  'slot.noneHint': '请换一家餐厅或用餐方式，购物车会保留。',
  'slot.paused': '餐厅暂停接单，请稍后再来。',
  'slot.gone': '该时间已不可选，请另选。',
  'slot.zone': '以餐厅当地时间为准。',
  'slot.holidayClosed': '{date}休息：{holiday}',
  'slot.holidayHours': '{holiday}：营业时间与平日不同',
  'slot.night': '凌晨',
  'slot.morning': '上午',
  'slot.afternoon': '下午',
  'slot.evening': '晚上',
}
