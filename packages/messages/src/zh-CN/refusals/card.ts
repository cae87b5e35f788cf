import type { card as en } from '../../en-US/refusals/card.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of cards. */
export const card: WordsLike<typeof en> = {
  'mine.vip.noCardProgramId': '本店暂未开通会员计划。',
  'refusal.card.passwordWeak': '请换一个不易猜到的六位数字：不要全部相同，也不要连号。',
  'refusal.card.passwordWrong': '密码不正确，还可尝试 {left} 次。',
  'refusal.card.passwordRests': '错误次数过多。请等待 {minutes} 分钟，或用验证码设置新密码。',
  'refusal.card.passwordNeeded': '请输入原密码，或用发送给您的验证码设置新密码。',
  'refusal.card.securityNeeded': '此金额需要输入卡密码。',
  'refusal.transfer.short': '超出可转赠金额，赠送金额不可转赠。',
  'refusal.transfer.off': '此卡余额不可转赠。',
  'refusal.transfer.gone': '该转赠已被领取或已退回。',
  'refusal.transfer.own': '这是您自己发出的转赠，可在转赠记录中撤回。',
  'refusal.transfer.misfit': '您的会员卡币种不同，无法领取。',
  'refusal.storedValue.none': '此处暂无充值方案。',
  'refusal.storedValue.changed': '充值规则刚刚更新，请重新选择。',
  'settlement.order.pickAgreement': '请先勾选同意协议。',
}
