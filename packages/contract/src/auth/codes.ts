import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of signing in. A wrong, used and expired code get the same refusal, so that attempts reveal nothing. S9, U2 */
export const authCodes = {
  grantRefused: { code: 'USER-01-0001', shows: 'toast' },
  captchaFailed: { code: 'USER-01-0002', shows: 'toast' },
  codeTooSoon: { code: 'USER-01-0003', shows: 'toast' },
  channelClosed: { code: 'USER-01-0004', shows: 'toast' },
  codeWrong: { code: 'USER-01-0005', shows: 'toast' },
  ticketGone: { code: 'USER-01-0006', shows: 'toast' },
  noAccount: { code: 'USER-01-0007', shows: 'toast' },
  /** `data`: `{ needed: [{ agreementId, version }] }`, the versions that the account has to accept. LOGIN-11 */
  agreementsNeeded: { code: 'USER-01-0008', shows: 'dialog' },
  noSuchContact: { code: 'USER-01-0009', shows: 'toast' },
  sameContact: { code: 'USER-01-0010', shows: 'toast' },
  contactTaken: { code: 'USER-01-0011', shows: 'toast' },
  phoneChangedLately: { code: 'USER-01-0012', shows: 'toast' },
  accountBusy: { code: 'USER-01-0014', shows: 'toast' },
  holdingsChanged: { code: 'USER-01-0015', shows: 'toast' },
  orderUnpaid: { code: 'USER-01-0013', shows: 'toast' },
  providerClosed: { code: 'USER-01-0016', shows: 'toast' },
  providerTaken: { code: 'USER-01-0017', shows: 'toast' },
  providerLinked: { code: 'USER-01-0018', shows: 'toast' },
  lastWayIn: { code: 'USER-01-0019', shows: 'toast' },
  passkeyRefused: { code: 'USER-01-0020', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const authTexts = {
  grantRefused: {
    en_US: 'This link has expired. Sign in again.',
    zh_CN: '该链接已失效，请重新登录。',
    ar: 'انتهت صلاحية هذا الرابط. سجّل الدخول من جديد.',
  },
  captchaFailed: {
    en_US: 'Security check failed. Try again.',
    zh_CN: '安全验证未通过，请重试。',
    ar: 'لم ينجح التحقق الأمني. حاول مرة أخرى.',
  },
  codeTooSoon: {
    en_US: 'You can request a new code in {seconds|one:# second|other:# seconds}.',
    zh_CN: '{seconds} 秒后可重新获取验证码。',
    ar: 'يمكنك طلب رمز جديد بعد {seconds|one:ثانية|two:ثانيتين|few:# ثوانٍ|many:# ثانية|other:# ثانية}.',
  },
  channelClosed: {
    en_US: 'We can’t send codes this way right now. Use the other option.',
    zh_CN: '暂时无法通过此方式发送验证码，请换一种方式。',
    ar: 'لا يمكننا إرسال الرموز بهذه الطريقة الآن. استخدم الطريقة الأخرى.',
  },
  codeWrong: {
    en_US: 'Wrong or expired code. Check it or request a new one.',
    zh_CN: '验证码有误或已失效，请检查或重新获取。',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته. تحقق منه أو اطلب رمزًا جديدًا.',
  },
  ticketGone: {
    en_US: 'This code has expired. Request a new one.',
    zh_CN: '验证码已失效，请重新获取。',
    ar: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  },
  noAccount: {
    en_US: 'No account yet. Create one in one step.',
    zh_CN: '还没有账户，一步即可创建。',
    ar: 'لا يوجد حساب بعد. أنشئه بخطوة واحدة.',
  },
  agreementsNeeded: {
    en_US: 'Accept the terms to continue.',
    zh_CN: '请先同意条款。',
    ar: 'وافق على الشروط للمتابعة.',
  },
  noSuchContact: {
    en_US: 'Your account doesn’t have this contact. Use the other one.',
    zh_CN: '您的账户没有此联系方式，请使用另一种。',
    ar: 'وسيلة الاتصال هذه ليست في حسابك. استخدم الأخرى.',
  },
  sameContact: {
    en_US: 'Your account already uses this one.',
    zh_CN: '您的账户已在使用此联系方式。',
    ar: 'حسابك يستخدمها بالفعل.',
  },
  contactTaken: {
    en_US: 'Another account uses this one. Sign in there, or use a different one.',
    zh_CN: '该联系方式已用于其他账户。请登录该账户，或换一个。',
    ar: 'يستخدمها حساب آخر. سجّل الدخول إليه أو استخدم غيرها.',
  },
  phoneChangedLately: {
    en_US: 'You changed your number recently. You can change it again in {days|one:# day|other:# days}.',
    zh_CN: '您的号码近期已更换，{days} 天后可再次更换。',
    ar: 'غيّرت رقمك مؤخرًا. يمكنك تغييره مجددًا بعد {days|one:يوم واحد|two:يومين|few:# أيام|many:# يومًا|other:# يوم}.',
  },
  accountBusy: {
    en_US: 'You still have something in progress. Complete it before you delete your account.',
    zh_CN: '您还有进行中的事项，处理完后才能注销账户。',
    ar: 'لا يزال لديك أمر قيد التنفيذ. أكمله قبل حذف حسابك.',
  },
  holdingsChanged: {
    en_US: 'Your balances just changed. Review them before you delete your account.',
    zh_CN: '您的余额刚刚有变动，请确认后再注销账户。',
    ar: 'تغيّرت أرصدتك للتو. راجعها قبل حذف حسابك.',
  },
  orderUnpaid: {
    en_US: 'You have an unpaid order. Pay or cancel it first.',
    zh_CN: '您有未付款的订单，请先付款或取消。',
    ar: 'لديك طلب غير مدفوع. ادفعه أو ألغه أولًا.',
  },
  providerClosed: {
    en_US: 'This sign-in method isn’t available right now. Use another one.',
    zh_CN: '暂时无法使用此登录方式，请换一种方式。',
    ar: 'طريقة تسجيل الدخول هذه غير متاحة الآن. استخدم طريقة أخرى.',
  },
  providerTaken: {
    en_US: 'It’s already connected to another account. Disconnect it there first.',
    zh_CN: '已关联其他账户，请先在该账户中解除关联。',
    ar: 'مرتبط بحساب آخر. افصله هناك أولًا.',
  },
  providerLinked: {
    en_US: 'Your account is already connected to another one. Disconnect it first.',
    zh_CN: '您的账户已关联另一个，请先解除关联。',
    ar: 'حسابك مرتبط بحساب آخر. افصله أولًا.',
  },
  lastWayIn: {
    en_US: 'This is your only way to sign in. Add another one first.',
    zh_CN: '这是您唯一的登录方式，请先添加另一种。',
    ar: 'هذه طريقتك الوحيدة لتسجيل الدخول. أضف طريقة أخرى أولًا.',
  },
  passkeyRefused: {
    en_US: 'That passkey didn’t work. Try again, or sign in with a code.',
    zh_CN: '通行密钥验证失败，请重试或使用验证码登录。',
    ar: 'لم يعمل مفتاح المرور هذا. حاول مرة أخرى أو سجّل الدخول برمز.',
  },
} satisfies RefusalTexts<typeof authCodes>
