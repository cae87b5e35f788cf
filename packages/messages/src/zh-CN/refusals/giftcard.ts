import type { WordsLike } from '../../index.ts'
import type { giftcard as english } from '../../en-US/refusals/giftcard.ts'

/** Words of the refusals of gift cards, and of what is sent about them. */
export const giftcard = {
  'refusal.giftcard.programGone': '此礼品卡已停售，请看看其他款式。',
  'refusal.giftcard.amountUnfit': '该金额不可选，请从所示金额中选择。',
  'refusal.giftcard.priceChanged': '价格刚刚有变动，请确认后继续。',
  'refusal.giftcard.recipientNeeded': '请填写收礼方式：可以收到的电子邮箱或手机号。',
  'refusal.giftcard.dayUnfit': '该日无法送达，请选择今天起一年内的日期。',
  'refusal.giftcard.channelClosed': '目前无法用此方式发送，请选择另一种方式。',
  'refusal.giftcard.codeWrong': '此卡号和密码无法打开礼品卡。请逐位核对，或询问送卡人。',
  'refusal.giftcard.notUsable': '这张卡上已没有可赠送的余额。',
  'refusal.giftcard.notSentAgain': '无法再次发送：好友已领取，或今天已发送多次。',
  'notice.giftDelivery.subject': '您收到一张{brand}礼品卡',
  'notice.giftDelivery.text':
    '{recipient}，{from} 送您一份礼物：{brand}礼品卡 {amount}。\n\n{words}卡号：{number}\n密码：{code}\n\n在应用的“礼品卡”中添加：{link}\n持有密码的人即可使用此卡，请妥善保管。{until}',
  'notice.giftCode.subject': '您的{brand}礼品卡',
  'notice.giftCode.text':
    '您的{brand}礼品卡 {amount} 已可使用。\n\n卡号：{number}\n密码：{code}\n\n在应用的“礼品卡”中添加：{link}\n持有密码的人即可使用此卡，请妥善保管。{until}',
  'notice.giftGone.subject': '您的礼物已送出',
  'notice.giftGone.text': '您送给 {recipient} 的礼品卡 {amount} 刚刚发送至 {destination}。',
  'notice.giftPart.words': '{from} 的留言：“{message}”\n\n',
  'notice.giftPart.until': '\n有效期至 {date}。',
} satisfies WordsLike<typeof english>
