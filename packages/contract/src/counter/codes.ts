import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the counter's calls. */
export const counterCodes = {
  adjustNothing: { code: 'CON-03-0002', shows: 'toast' },
  /** The balance is lower than the amount to deduct. M4 */
  adjustShort: { code: 'CON-03-0003', shows: 'toast' },
  adjustGone: { code: 'CON-03-0004', shows: 'toast' },
  adjustDecided: { code: 'CON-03-0005', shows: 'toast' },
  secondForAdjust: { code: 'CON-03-0006', shows: 'toast' },
  /** Above the limit for one employee, and the brand has no second approver. */
  adjustAlone: { code: 'CON-03-0013', shows: 'toast' },
  contactUnclear: { code: 'CON-03-0007', shows: 'toast' },
  /** Wrong, used and expired codes get the same refusal. CARD-1 */
  payCodeWrong: { code: 'CON-03-0008', shows: 'toast' },
  payCodeOver: { code: 'CON-03-0009', shows: 'toast' },
  notToPayHere: { code: 'CON-03-0010', shows: 'toast' },
  cardTooLittle: { code: 'CON-03-0011', shows: 'toast' },
  cardNotHere: { code: 'CON-03-0012', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const counterTexts = {
  adjustNothing: {
    en_US: 'Enter an amount other than 0.',
    zh_CN: '请填写增减的数额，不能为零。',
    ar: 'اكتب مقدار الزيادة أو النقص، لا صفرًا.',
  },
  adjustShort: {
    en_US: 'Not enough balance.',
    zh_CN: '余额不足。',
    ar: 'الرصيد لا يكفي لذلك.',
  },
  adjustGone: {
    en_US: 'This has expired or was cancelled and can’t be changed.',
    zh_CN: '它已过期或已收回，不能再更改。',
    ar: 'لا يمكن تغيير شيء هنا بعد الآن: انتهت أو استُرجعت.',
  },
  adjustDecided: {
    en_US: 'This has already been decided.',
    zh_CN: '此项已处理过。',
    ar: 'سبق البتّ في هذا.',
  },
  secondForAdjust: {
    en_US: 'Another person needs to approve this.',
    zh_CN: '需要另一位同事批准。',
    ar: 'يجب أن يوافق شخص آخر على هذا.',
  },
  adjustAlone: {
    en_US:
      'So much takes the yes of a second person who may change the brand’s money, and there is none. Whoever runs the server can name one (npm run appoint).',
    zh_CN: '该数额需要另一位有品牌资金权限的同事批准，而目前没有。请由服务器管理员指定一位（npm run appoint）。',
    ar: 'هذا المقدار يتطلب موافقة شخص ثانٍ يحق له تغيير أموال العلامة، ولا يوجد أحد. يستطيع مشغّل الخادم تعيين أحد (npm run appoint).',
  },
  contactUnclear: {
    en_US: 'Enter a phone number with country code, an email address or a full card number.',
    zh_CN: '请输入带国家代码的手机号、电子邮箱或完整卡号。',
    ar: 'اكتب رقم هاتف مع رمز الدولة أو بريدًا إلكترونيًا أو كل أرقام البطاقة.',
  },
  payCodeWrong: {
    en_US: 'This code has expired. Ask the guest for the current one.',
    zh_CN: '该码已失效，请出示手机上最新的码。',
    ar: 'هذا الرمز لم يعد صالحًا. اطلب الرمز الظاهر الآن على الهاتف.',
  },
  payCodeOver: {
    en_US: 'This code was used or has expired. Read a new one.',
    zh_CN: '该码已使用或已过期，请重新扫码。',
    ar: 'استُعمل هذا الرمز أو انتهى وقته. اقرأ رمزًا جديدًا.',
  },
  notToPayHere: {
    en_US: 'This order can’t be paid at the counter now.',
    zh_CN: '该订单现在无需在柜台付款。',
    ar: 'هذا الطلب لا يُدفع عند المنضدة الآن.',
  },
  cardTooLittle: {
    en_US: 'Not enough balance on the card for this order.',
    zh_CN: '卡内余额不足以支付此单。',
    ar: 'رصيد البطاقة لا يكفي لهذا الطلب.',
  },
  cardNotHere: {
    en_US: 'This card isn’t accepted at this store.',
    zh_CN: '此卡不能在本店付款。',
    ar: 'هذه البطاقة لا تدفع في هذا الفرع.',
  },
} satisfies RefusalTexts<typeof counterCodes>
