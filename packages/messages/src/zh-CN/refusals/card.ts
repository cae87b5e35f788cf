import type { card as en } from '../../en-US/refusals/card.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of cards. */
export const card: WordsLike<typeof en> = {
  'mine.vip.noCardProgramId': '本店暂未开通会员计划。',
  'refusal.card.passwordWeak': '请换一个不易猜到的六位数字：不要全部相同，也不要连号。',
  'refusal.card.passwordWrong': '密码不正确，还可尝试 {left} 次。',
  'refusal.card.passwordRests': '错误次数过多。请等待 {minutes} 分钟，或用验证码设置新密码。',
  'refusal.card.passwordNeeded': '请输入原密码，或用发送给您的验证码设置新密码。',
}
