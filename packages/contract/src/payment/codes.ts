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
    zh_CN: '餐厅正在确认您的订单，可能需要几分钟。',
    ar: 'يراجع المطعم طلبك. قد يستغرق ذلك بضع دقائق.',
  },
  paymentPending: {
    en_US: 'The restaurant is reviewing your order. This can take a few minutes.',
    zh_CN: '餐厅正在确认您的订单，可能需要几分钟。',
    ar: 'يراجع المطعم طلبك. قد يستغرق ذلك بضع دقائق.',
  },
  notPayable: {
    en_US: 'This order no longer needs payment. Here’s its status.',
    zh_CN: '此订单无需付款，以下是其状态。',
    ar: 'لم يعد هذا الطلب بحاجة إلى الدفع. هذه حالته.',
  },
  amountChanged: {
    en_US: 'The amount has changed. You weren’t charged. Check it and try again.',
    zh_CN: '金额有变动，未扣款，请确认后重试。',
    ar: 'تغيّر المبلغ. لم يُخصم شيء. راجعه وحاول مرة أخرى.',
  },
  tipNotOffered: {
    en_US: 'This tip isn’t possible. Choose another one.',
    zh_CN: '无法使用此小费金额，请另选。',
    ar: 'هذه الإكرامية غير ممكنة. اختر غيرها.',
  },
  cardUnreadable: {
    en_US: 'We couldn’t read the card details. Enter them again.',
    zh_CN: '无法读取卡片信息，请重新输入。',
    ar: 'تعذّرت قراءة بيانات البطاقة. أدخلها مرة أخرى.',
  },
  tooManyCards: {
    en_US: 'Too many tries. Wait {minutes|one:# minute|other:# minutes}, or pay another way.',
    zh_CN: '尝试次数过多。请等待 {minutes} 分钟，或使用其他支付方式。',
    ar: 'محاولات كثيرة. انتظر {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة}، أو ادفع بطريقة أخرى.',
  },
  meansShort: {
    en_US: 'One of your balances has changed. You weren’t charged. Check it and try again.',
    zh_CN: '余额有变动，未扣款，请确认后重试。',
    ar: 'تغيّر أحد أرصدتك. لم يُخصم شيء. راجعه وحاول مرة أخرى.',
  },
  securityNeeded: {
    en_US: 'Enter your card password or security code.',
    zh_CN: '请输入卡密码或安全码。',
    ar: 'أدخل كلمة مرور بطاقتك أو رمز الأمان.',
  },
  securityWrong: {
    en_US: 'Wrong password or code. Try again.',
    zh_CN: '密码或安全码有误，请重试。',
    ar: 'كلمة المرور أو الرمز غير صحيح. حاول مرة أخرى.',
  },
  securityLocked: {
    en_US: 'Too many tries. Your card is locked for a while. Pay another way.',
    zh_CN: '尝试次数过多，您的卡已暂时锁定，请换种方式付款。',
    ar: 'محاولات كثيرة. بطاقتك مقفلة مؤقتًا. ادفع بطريقة أخرى.',
  },
} satisfies RefusalTexts<typeof paymentCodes>
