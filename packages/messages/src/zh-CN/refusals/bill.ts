import type { WordsLike } from '../../index.ts'
import type { bill as english } from '../../en-US/refusals/bill.ts'

export const bill: WordsLike<typeof english> = {
  'refusal.bill.moved': '账单刚刚有变化，请先看看还剩多少再付款。',
  'refusal.bill.closed': '这张账单已经付清。',
  'refusal.bill.settledByStaff': '本桌由店员结账。想付款时请招呼我们。',
  'refusal.bill.nothingDue': '已经没有要付的了：同桌的人已付清，或正在付款。',
  'refusal.bill.itemTaken': '同桌有人正在为其中一道菜付款，请重新选择。',
  'refusal.bill.beingPaid': '有客人正在支付这张账单的一部分，请稍后再试。',
  'refusal.bill.tablePaysFirst': '本桌点单时即付款，没有挂账的账单。',
  'refusal.bill.tableInUse': '那张桌子正在使用，请选一张空桌。',
  'refusal.bill.noOpenBill': '这张桌子没有未结账单。',
}
