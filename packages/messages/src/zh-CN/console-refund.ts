import type { refund as en } from '../en-US/console-refund.ts'
import type { WordsLike } from '../index.ts'

/** Money given back at the console. */
export const refund: WordsLike<typeof en> = {
  'refund.open': '退款',
  'refund.title': '退款 {number}',
  'refund.nothing': '没有在应用内付款,因此无需退款。',
  'refund.returned': '已退 {amount}',
  'refund.allBack': '已全部退回。',
  'refund.amount': '退回多少?',
  'refund.most': '最多 {amount}。',
  'refund.all': '全部',
  'refund.reason': '原因(顾客可见)',
  'refund.second': '此金额需要另一位同事在此确认。',
  'refund.give': '退款',
  'refund.waiting': '等待另一位同事确认',
  'refund.given': '正在退回',
  'refund.state.waiting': '等待中',
  'refund.state.given': '已退回',
  'refund.state.declined': '已拒绝',
  'refund.waitsForSecond': '等待其他同事。',
  'refund.yes': '确认退款',
  'refund.no': '不',
  'refund.withdraw': '撤回',
  'refund.by.12_bankCard': '银行卡',
  'refund.by.16_msPoint': '积分',
  'refund.by.16_msBalance': '会员卡',
  'refund.by.17_giftCard': '礼品卡',
}
