import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of paying. The order stays unchanged; `data` contains what the next step needs. */
export const paymentCodes = {
  /** The provider's answer was lost and is being queried: repeat. ORDER-4 */
  paymentChecking: {
    code: 'CRM-01-3002',

    shows: 'silent',
    then: 'pollLong',
  },
  /** The bank has not decided yet: repeat. ORDER-4 */
  paymentPending: { code: 'CRM-01-3003', shows: 'silent', then: 'pollLong' },
  /** It can no longer be paid. `data`: `{ state, payState }`. */
  notPayable: { code: 'PAY-20-1001', shows: 'dialog' },
  /** The amount differs from the one shown. `data`: `{ payments }`, the current lines. PAY-9 */
  amountChanged: { code: 'PAY-20-1002', shows: 'dialog' },
  tipNotOffered: { code: 'PAY-20-1004', shows: 'toast' },
  /** The card form's data is not valid. PAY-8 */
  cardUnreadable: { code: 'PAY-20-1005', shows: 'toast' },
  /** Too many attempts: the guest must wait. PAY-8 */
  tooManyCards: { code: 'PAY-20-1006', shows: 'dialog' },
  /** The balance of one of the guest's own payment methods has decreased; nothing was charged. M4 */
  meansShort: { code: 'PAY-20-1007', shows: 'dialog' },
  /** Requires the card's password, or a fresh code of the card. CARD-1 */
  securityNeeded: { code: 'PAY-20-1008', shows: 'silent' },
  securityWrong: { code: 'PAY-20-1009', shows: 'toast' },
  securityLocked: { code: 'PAY-20-1010', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>

export const paymentTexts = {
  paymentChecking: {
    en_US: 'The restaurant is reviewing your order. This can take a few minutes.',
    zh_CN: '餐厅正在查看您的订单，可能需要几分钟。',
    ar: 'المطعم يراجع طلبك. قد يستغرق ذلك بضع دقائق.',
  },
  paymentPending: {
    en_US: 'The restaurant is reviewing your order. This can take a few minutes.',
    zh_CN: '餐厅正在查看您的订单，可能需要几分钟。',
    ar: 'المطعم يراجع طلبك. قد يستغرق ذلك بضع دقائق.',
  },
  notPayable: {
    en_US: 'This order no longer needs payment. Here’s its status.',
    zh_CN: '此订单已不再等待付款，我们带您看看它的最新状态。',
    ar: 'لم يعد هذا الطلب بانتظار الدفع. سنعرض لك حالته الآن.',
  },
  amountChanged: {
    en_US: 'The amount has changed. You weren’t charged. Check it and try again.',
    zh_CN: '您选择期间金额有变动，请再确认一次。尚未扣款。',
    ar: 'تغيّر المبلغ أثناء اختيارك. يرجى مراجعته مرة أخرى – لم يُخصم شيء.',
  },
  tipNotOffered: {
    en_US: 'This tip isn’t possible. Choose another one.',
    zh_CN: '这里不能给这样的小费，请另选一个。',
    ar: 'لا يمكن إعطاء إكرامية كهذه هنا. يرجى اختيار غيرها.',
  },
  cardUnreadable: {
    en_US: 'We couldn’t read the card details. Enter them again.',
    zh_CN: '未能读取卡片信息，请重新填写。',
    ar: 'تعذّرت قراءة بيانات البطاقة. يرجى كتابتها مرة أخرى.',
  },
  tooManyCards: {
    en_US:
      'That were many tries in a short time. Please wait {minutes|one:# minute|other:# minutes}, or choose another way to pay.',
    zh_CN: '短时间内尝试次数较多。请等待 {minutes} 分钟，或选择其他付款方式。',
    ar: 'محاولات كثيرة في وقت قصير. يرجى الانتظار {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|other:# دقيقة}، أو اختيار طريقة دفع أخرى.',
  },
  meansShort: {
    en_US: 'One of your balances has changed. You weren’t charged. Check it and try again.',
    zh_CN: '您的余额刚刚发生变化,未扣款,请再确认一次。',
    ar: 'تغيّر أحد أرصدتك في هذه الأثناء. لم يُخصم شيء، راجعه مرة أخرى من فضلك.',
  },
  securityNeeded: {
    en_US: 'Enter your card password or security code.',
    zh_CN: '请输入会员卡密码或最新的动态码。',
    ar: 'أدخل كلمة مرور بطاقتك أو رمزًا حديثًا من فضلك.',
  },
  securityWrong: {
    en_US: 'Wrong password or code. Try again.',
    zh_CN: '密码或动态码不正确,请重试。',
    ar: 'كلمة المرور أو الرمز غير صحيح. حاول مرة أخرى من فضلك.',
  },
  securityLocked: {
    en_US: 'Too many tries. Your card is locked for a while. Pay another way.',
    zh_CN: '错误次数过多,您的卡已暂时锁定,请使用其他方式付款。',
    ar: 'محاولات خاطئة كثيرة: بطاقتك مقفلة لبعض الوقت. ادفع بطريقة أخرى من فضلك.',
  },
} satisfies RefusalTexts<typeof paymentCodes>
