import type { receipt as en } from '../en-US/receipt.ts'
import type { WordsLike } from '../index.ts'
import { kitchen } from './console-kitchen.ts'

/** What receipts and kitchen tickets say, for the server that writes them. */
export const receipt: WordsLike<typeof en> = {
  ...kitchen,
  'receipt.copy': '副本',
  'receipt.cancelled': '已取消：请勿制作',
  'receipt.test': '测试页',
  'receipt.testLine': '能看到这行字，说明 {name} 工作正常。',
  'receipt.order': '订单 {number}',
  'receipt.table': '{name} 桌',
  'receipt.dineIn': '堂食',
  'receipt.delivery': '外送',
  'receipt.pickup': '自取',
  'receipt.people': '{count} 人',
  'receipt.due': '{time} 前完成',
  'receipt.partOf': '属于 {name}',
  'receipt.remark': '备注',
  'receipt.noCutlery': '不要餐具',
  'receipt.cutlery': '{count} 份餐具',
  'receipt.total': '合计',
  'receipt.paid': '已付款',
  'receipt.unpaid': '到店付款',
  'receipt.refunding': '退款中',
  'receipt.refunded': '已退款',
  'receipt.thanks': '谢谢惠顾，欢迎再来。',
  'receipt.line.items': '小计',
  'receipt.line.discount': '优惠',
  'receipt.line.packing': '包装费',
  'receipt.line.delivery': '配送费',
  'receipt.line.service': '服务费',
  'receipt.line.tax': '税',
  'receipt.line.taxIncluded': '含税',
  'receipt.line.tip': '小费',
  'receipt.line.cardFee': '刷卡手续费',
  'receipt.line.rounding': '舍入',
}
