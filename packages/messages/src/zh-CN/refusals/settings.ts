import type { settings as en } from '../../en-US/refusals/settings.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of what is set for a store. */
export const settings: WordsLike<typeof en> = {
  'refusal.set.windowBackwards': '结束时间早于开始时间，或时长超过一天。',
  'refusal.set.windowsOverlap': '该时段与同一天的其他时段重叠，请合并或错开。',
  'refusal.set.weekdaysMissing': '请为该时段至少选择一天。',
  'refusal.set.windowsMissing': '请至少添加一个时段。',
  'refusal.set.intervalTooLong': '{minutes} 分钟的时段放不进任何营业时间，请缩短。',
  'refusal.set.wayTwice': '该点餐方式出现了两次。',
  'refusal.set.dateUnknown': '日历上没有这一天。',
  'refusal.set.dateTwice': '{date} 在列表中出现了两次，请保留一个。',
  'refusal.set.zoneCorners': '配送区域至少需要三个能围成面积的角点。',
  'refusal.set.zoneCrosses': '该区域的边界自相交叉，请移动一个角点。',
  'refusal.set.zoneTooFar': '该角点距门店超过 {kilometres} 公里，请检查坐标。',
  'refusal.set.zoneFreeFrom': '免配送费金额不能低于起送金额。',
  'refusal.set.zoneHidden': '该圆形区域位于前一个区域之内，永远不会生效。请将其前移或扩大。',
  'refusal.set.partySizesUnfit': '最大人数小于最小人数。',
  'refusal.set.durationsUnfit': '请按人数从少到多设置用餐时长。',
  'refusal.set.areaTableUnknown': '本店没有 {table} 号桌。',
  'refusal.set.areaTableTwice': '{table} 号桌出现在两个区域，请只保留一个。',
  'refusal.set.partyTooLargeForTables': '可预订的餐桌最多坐 {seats} 人。',
  'refusal.set.tableNumberTwice': '已经有 {table} 号桌了，请换一个编号。',
  'refusal.set.tableOccupied': '{table} 号桌正在使用，请先清台。',
  'refusal.set.tableBooked': '{table} 号桌还有预订，请先改到其他桌。',
  'refusal.set.tablesMany': '每家门店最多 {most} 张餐桌。',
  'refusal.set.zoneSteps': '配送费的距离须逐行递增。',
  'refusal.set.rowTableUnknown': '这一排中的 {table} 号桌不在该区域的餐桌之中。',
  'refusal.set.rowTableTwice': '{table} 号桌出现在两排中，请只保留一处。',
  'refusal.set.depositEmpty': '请填写订金金额，或关闭订金。',
  'refusal.set.depositTermShort': '客人可在 {minutes} 分钟前取消，订金退回期限不能更短。',
  'refusal.set.waysAllOff': '餐厅至少需接受一种点餐方式；如需暂停营业，请使用暂停。',
}
