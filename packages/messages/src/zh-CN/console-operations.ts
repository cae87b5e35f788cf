import type { operations as en } from '../en-US/console-operations.ts'
import type { WordsLike } from '../index.ts'

/** Texts of daily operations: board, order history, payments to staff, bookings on the floor. */
export const operations: WordsLike<typeof en> = {
  'counter.method': '付款方式',
  'counter.received': '收到现金',
  'counter.tooLittle': '至少输入 {amount}。',
  'counter.change': '找零：{amount}',
  'counter.take': '记录付款 · {amount}',
  'counter.titleOrder': '订单 {number} 收款',
  'counter.titleTable': '收款：{amount}',
  'console.cancelTitle': '取消订单 {number}',
  'console.cancelHint': '顾客会看到原因。应用内的付款会自动退回。',
  'console.cancelCash': '店员已收 {amount}，请退还给顾客。',
  'console.cancelYes': '取消订单',
  'console.cancel.guest': '顾客要求取消',
  'console.cancel.soldOut': '有菜品刚刚售罄',
  'console.cancel.kitchen': '厨房无法制作',
  'console.cancel.noShow': '订单无人领取',
  'console.cancel.noCourier': '暂无骑手',
  'console.cancel.left': '顾客已离开',
}
