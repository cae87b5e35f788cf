import type { close as en } from '../en-US/console-close.ts'
import type { WordsLike } from '../index.ts'

/** Console texts about closing a store’s day. */
export const close: WordsLike<typeof en> = {
  'console.close': '日结',
  'close.title': '日结',
  'close.hint': '款项按门店时间计入发生当日。日结后数字锁定，之后的变动显示为差额。',
  'close.figure': '项目',
  'close.now': '现在',
  'close.closed': '日结时',
  'close.difference': '差额',
  'close.group.taken': '收款',
  'close.group.returned': '退款',
  'close.group.chargedBack': '银行拒付',
  'close.group.sold': '售出',
  'close.group.part': '明细',
  'close.group.lost': '核销',
  'close.group.open': '未结',
  'close.sold.orders': '订单',
  'close.sold.recharge': '充值',
  'close.sold.rightsPackage': '权益包',
  'close.sold.giftcard': '礼品卡',
  'close.open.unpaid': '未付款',
  'close.open.returning': '退款中',
  'close.open.pending': '尚未接单',
  'close.do': '日结',
  'close.sure': '结束 {date}？',
  'close.sureHint': '将锁定数字并记录您的姓名，无法撤销。',
  'close.by': '{name} 于 {time} 日结',
  'close.notYet': '尚未日结。',
  'close.changed': '日结后有变动。',
  'close.none': '当日没有收支。',
}
