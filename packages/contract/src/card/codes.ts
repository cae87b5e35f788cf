import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of cards. LOGIN-9, CARD-1 */
export const cardCodes = {
  noCardProgram: { code: 'CRM-03-0001', shows: 'toast' },
  cardPasswordWeak: { code: 'CRM-03-0002', shows: 'toast' },
  cardPasswordWrong: { code: 'CRM-03-0003', shows: 'toast' },
  cardPasswordRests: { code: 'CRM-03-0004', shows: 'toast' },
  cardPasswordNeeded: { code: 'CRM-03-0005', shows: 'toast' },
  cardSecurityNeeded: { code: 'CRM-03-0006', shows: 'toast' },
  cardNotRenewable: { code: 'CRM-03-0007', shows: 'toast' },
  transferShort: { code: 'CRM-03-0201', shows: 'toast' },
  transferOff: { code: 'CRM-03-0202', shows: 'toast' },
  transferGone: { code: 'CRM-03-0203', shows: 'toast' },
  transferOwn: { code: 'CRM-03-0204', shows: 'toast' },
  transferMisfit: { code: 'CRM-03-0205', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const cardTexts = {
  noCardProgram: {
    en_US: 'This restaurant has no member program yet.',
    zh_CN: '本店暂无会员计划。',
    ar: 'لا يوجد برنامج عضوية في هذا المطعم بعد.',
  },
  cardPasswordWeak: {
    en_US: 'Choose 6 digits that are harder to guess: not all the same, not in a row.',
    zh_CN: '请换一个不易猜到的 6 位数字：不可全部相同或连续。',
    ar: 'اختر 6 أرقام يصعب تخمينها: غير متطابقة وغير متتالية.',
  },
  cardPasswordWrong: {
    en_US: 'Wrong password. {left|one:1 try|other:# tries} left.',
    zh_CN: '密码不正确，还可尝试 {left} 次。',
    ar: 'كلمة المرور غير صحيحة. {left|one:بقيت محاولة واحدة|two:بقيت محاولتان|few:بقيت # محاولات|many:بقيت # محاولة|other:بقيت # محاولة}.',
  },
  cardPasswordRests: {
    en_US: 'Too many tries. Wait {minutes|one:a minute|other:# minutes}, or reset your password with a code.',
    zh_CN: '尝试次数过多。请等待 {minutes} 分钟，或用验证码重置密码。',
    ar: 'محاولات كثيرة. انتظر {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة}، أو أعد تعيين كلمة المرور برمز.',
  },
  cardPasswordNeeded: {
    en_US: 'Enter your current password, or reset it with a code.',
    zh_CN: '请输入当前密码，或用验证码重置。',
    ar: 'أدخل كلمة المرور الحالية، أو أعد تعيينها برمز.',
  },
  cardSecurityNeeded: {
    en_US: 'Enter your card password for this amount.',
    zh_CN: '此金额需要输入卡密码。',
    ar: 'أدخل كلمة مرور البطاقة لهذا المبلغ.',
  },
  cardNotRenewable: {
    en_US: 'This card can’t be renewed now.',
    zh_CN: '此卡目前无法续期。',
    ar: 'لا يمكن تجديد هذه البطاقة الآن.',
  },
  transferShort: {
    en_US: 'That’s more than you added to this card. Bonus can’t be sent.',
    zh_CN: '超出您充值的金额，赠送金额不可转赠。',
    ar: 'هذا أكثر مما شحنته في البطاقة. لا يمكن إرسال المكافأة.',
  },
  transferOff: {
    en_US: 'This card’s balance can’t be sent.',
    zh_CN: '此卡余额不可转赠。',
    ar: 'لا يمكن إرسال رصيد هذه البطاقة.',
  },
  transferGone: {
    en_US: 'This transfer was already claimed or returned.',
    zh_CN: '该转赠已被领取或已退回。',
    ar: 'تم استلام هذا الإرسال أو أُعيد.',
  },
  transferOwn: {
    en_US: 'You sent this yourself. You can cancel it in your transfers.',
    zh_CN: '这是您自己发出的转赠，可在转赠记录中撤回。',
    ar: 'أنت من أرسله. يمكنك إلغاؤه من «المرسَل والمستلَم».',
  },
  transferMisfit: {
    en_US: 'Your card is in a different currency.',
    zh_CN: '您的会员卡币种不同。',
    ar: 'بطاقتك بعملة أخرى.',
  },
} satisfies RefusalTexts<typeof cardCodes>
