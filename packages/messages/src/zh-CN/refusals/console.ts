import type { console as en } from '../../en-US/refusals/console.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals at the console. */
export const console: WordsLike<typeof en> = {
  'refusal.signInFailed': '账号与密码不匹配，请检查。',
  'refusal.promiseTooEarly': '承诺时间必须在未来两天之内。',
  'refusal.notYourShop': '您无权管理该门店。',
  'refusal.managersOnly': '只有经理可以修改。',
  'refusal.changedMeanwhile': '其他人刚刚修改过。现在显示的是最新内容，请查看后重新修改。',
  'refusal.printerElsewhere': '{host} 不在允许的打印机网络内。',
  'refusal.moreThanLeft': '金额超过了这笔付款的剩余部分。',
  'refusal.secondPersonNeeded': '这笔退款需要另一位同事确认。',
  'refusal.refundDecided': '这笔退款已经处理过。',
  'refusal.billOpen': '本桌还有未结账单。请先结账或核销，再清台。',
}
