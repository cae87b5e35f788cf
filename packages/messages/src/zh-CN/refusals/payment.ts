import type { payment as en } from '../../en-US/refusals/payment.ts'
import type { WordsLike } from '../../index.ts'

export const payment: WordsLike<typeof en> = {
  'refusal.payment.notPayable': '此订单已不再等待付款，我们带您看看它的最新状态。',
  'refusal.payment.amountChanged': '您选择期间金额有变动，请再确认一次。尚未扣款。',
  'refusal.payment.tipNotOffered': '这里不能给这样的小费，请另选一个。',
  'refusal.payment.cardUnreadable': '未能读取卡片信息，请重新填写。',
  'refusal.payment.tooManyCards': '短时间内尝试次数较多。请等待 {minutes} 分钟，或选择其他付款方式。',
  'refusal.payment.meansShort': '您的余额刚刚发生变化,未扣款,请再确认一次。',
  'refusal.payment.securityNeeded': '请输入会员卡密码或最新的动态码。',
  'refusal.payment.securityWrong': '密码或动态码不正确,请重试。',
  'refusal.payment.securityLocked': '错误次数过多,您的卡已暂时锁定,请使用其他方式付款。',
}
