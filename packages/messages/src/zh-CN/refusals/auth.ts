import type { auth as english } from '../../en-US/refusals/auth.ts'

/** Words of the refusals of signing in. */
export const auth: Record<keyof typeof english, string> = {
  'refusal.grantRefused': '该链接已使用或已过期，请重新登录。',
  'refusal.captchaFailed': '安全验证未通过，请再试一次。',
  'refusal.codeTooSoon': '请稍候，{seconds} 秒后可获取验证码。',
  'refusal.channelClosed': '暂时无法通过此方式发送验证码，请换一种方式。',
  'refusal.codeWrong': '验证码不正确或已失效，请检查或重新获取。',
  'refusal.ticketGone': '操作时间过长，请重新获取验证码。',
  'refusal.noAccount': '还没有账户，一步即可创建。',
  'refusal.agreementsNeeded': '请先同意条款。',
  'refusal.noSuchContact': '您的账户没有此联系方式，请使用另一种。',
  'refusal.sameContact': '您的账户已经使用这个联系方式。',
  'refusal.contactTaken': '该联系方式已用于另一个账户。请登录那个账户，或换一个。',
  'refusal.phoneChangedLately': '您的号码近期已更换，{days} 天后可再次更换。',
  'refusal.orderUnpaid': '您还有一笔订单未付款，请先付款或取消。',
  'refusal.accountBusy': '您还有进行中的事项，请待其结束后再注销账户。',
  'refusal.holdingsChanged': '您的资产刚刚有变动，请再次确认后注销账户。',
}
