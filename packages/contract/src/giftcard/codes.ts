import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of gift cards. */
export const giftcardCodes = {
  /** Not, or no longer, on sale. */
  giftProgramGone: { code: 'GIFT-01-0001', shows: 'dialog' },
  giftAmountUnfit: { code: 'GIFT-01-0002', shows: 'toast' },
  /** `data`: the current price. */
  giftPriceChanged: { code: 'GIFT-01-0003', shows: 'dialog' },
  giftRecipientNeeded: { code: 'GIFT-01-0004', shows: 'toast' },
  giftDayUnfit: { code: 'GIFT-01-0005', shows: 'toast' },
  /** The destination's channel is not available: `data` names the available ones. */
  giftChannelClosed: { code: 'GIFT-01-0006', shows: 'dialog' },
  /** The same refusal for a wrong number or code, another owner's card and an expired one, so that attempts reveal nothing. S9 */
  giftCodeWrong: { code: 'GIFT-01-0007', shows: 'toast' },
  /** The caller's card has no balance to send. */
  giftNotUsable: { code: 'GIFT-01-0008', shows: 'dialog' },
  /** The friend has already claimed it, or it was sent the maximum number of times. */
  giftNotSentAgain: { code: 'GIFT-01-0009', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>

export const giftcardTexts = {
  giftProgramGone: {
    en_US: 'This gift card is no longer available. Choose another one.',
    zh_CN: '此礼品卡已停售，请选择其他款式。',
    ar: 'لم تعد بطاقة الهدية هذه متاحة. اختر بطاقة أخرى.',
  },
  giftAmountUnfit: {
    en_US: 'This amount isn’t available. Choose one of the amounts shown.',
    zh_CN: '该金额不可选，请从所示金额中选择。',
    ar: 'هذا المبلغ غير متاح. اختر أحد المبالغ المعروضة.',
  },
  giftPriceChanged: {
    en_US: 'The price just changed. Check it and continue.',
    zh_CN: '价格刚刚有变动，请确认后继续。',
    ar: 'تغيّر السعر للتو. راجعه ثم تابع.',
  },
  giftRecipientNeeded: {
    en_US: 'Enter a valid email address or phone number for the gift.',
    zh_CN: '请输入收礼人的有效邮箱或手机号。',
    ar: 'أدخل بريدًا إلكترونيًا أو رقم هاتف صحيحًا لصاحب الهدية.',
  },
  giftDayUnfit: {
    en_US: 'Choose a day from today, within a year.',
    zh_CN: '请选择今天起一年内的日期。',
    ar: 'اختر يومًا من اليوم وحتى سنة.',
  },
  giftChannelClosed: {
    en_US: 'We can’t send it this way right now. Choose the other option.',
    zh_CN: '目前无法用此方式发送，请选择另一种方式。',
    ar: 'لا يمكن الإرسال بهذه الطريقة الآن. اختر الطريقة الأخرى.',
  },
  giftCodeWrong: {
    en_US: 'Wrong number or code. Check both, or ask the person who gave it to you.',
    zh_CN: '卡号或密码有误，请核对或询问送卡人。',
    ar: 'الرقم أو الرمز غير صحيح. تحقق منهما أو اسأل من أهداك البطاقة.',
  },
  giftNotUsable: {
    en_US: 'This card has no balance to send.',
    zh_CN: '此卡没有可转赠的余额。',
    ar: 'لا رصيد في هذه البطاقة لإرساله.',
  },
  giftNotSentAgain: {
    en_US: 'This gift can’t be resent: it’s been claimed, or was sent several times today.',
    zh_CN: '无法重新发送：朋友已领取，或今天已发送多次。',
    ar: 'لا يمكن إعادة إرسال هذه الهدية: تم استلامها، أو أُرسلت عدة مرات اليوم.',
  },
} satisfies RefusalTexts<typeof giftcardCodes>
