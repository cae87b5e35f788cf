import type { WordsLike } from '../../index.ts'
import type { giftcard as english } from '../../en-US/notices/giftcard.ts'

/** Notices about gift cards. */
export const giftcard = {
  'notice.giftDelivery.subject': '您收到一张{brand}礼品卡',
  'notice.giftDelivery.text':
    '{recipient}，{from} 送您一份礼物：{brand}礼品卡 {amount}。\n\n{words}卡号：{number}\n密码：{code}\n\n在应用的“礼品卡”中添加。\n持有密码的人即可使用此卡，请妥善保管。{until}',
  'notice.giftCode.subject': '您的{brand}礼品卡',
  'notice.giftCode.text':
    '您的{brand}礼品卡 {amount} 已可使用。\n\n卡号：{number}\n密码：{code}\n\n在应用的“礼品卡”中添加。\n持有密码的人即可使用此卡，请妥善保管。{until}',
  'notice.giftGone.subject': '您的礼物已送出',
  'notice.giftGone.text': '您送给 {recipient} 的礼品卡 {amount} 刚刚发送至 {destination}。',
  'notice.giftPart.words': '{from} 的留言：“{message}”\n\n',
  'notice.giftPart.until': '\n有效期至 {date}。',
} satisfies WordsLike<typeof english>
