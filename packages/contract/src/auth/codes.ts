import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of signing in. What a wrong, used and outdated code answer is one and the same. S9, U2 */
export const authCodes = {
  grantRefused: { code: 'USER-01-0001', shows: 'toast' },
  captchaFailed: { code: 'USER-01-0002', shows: 'toast' },
  codeTooSoon: { code: 'USER-01-0003', shows: 'toast' },
  channelClosed: { code: 'USER-01-0004', shows: 'toast' },
  codeWrong: { code: 'USER-01-0005', shows: 'toast' },
  ticketGone: { code: 'USER-01-0006', shows: 'toast' },
  noAccount: { code: 'USER-01-0007', shows: 'toast' },
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
    en_US: 'This link was used already or is too old. Please log in again.',
    zh_CN: '该链接已使用或已过期，请重新登录。',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يرجى تسجيل الدخول مجددًا.',
  },
  captchaFailed: {
    en_US: 'The security check did not go through. Please try once more.',
    zh_CN: '安全验证未通过，请再试一次。',
    ar: 'لم ينجح التحقق الأمني. يرجى المحاولة مرة أخرى.',
  },
  codeTooSoon: {
    en_US: 'One moment: you can ask for a code in {seconds} seconds.',
    zh_CN: '请稍候，{seconds} 秒后可获取验证码。',
    ar: 'لحظة من فضلك: يمكنك طلب رمز بعد {seconds} ثانية.',
  },
  channelClosed: {
    en_US: 'Codes cannot be sent this way at the moment. Please use the other way.',
    zh_CN: '暂时无法通过此方式发送验证码，请换一种方式。',
    ar: 'لا يمكن إرسال الرموز بهذه الطريقة الآن. يرجى استخدام الطريقة الأخرى.',
  },
  codeWrong: {
    en_US: 'That code is not right or no longer valid. Please check it or ask for a new one.',
    zh_CN: '验证码不正确或已失效，请检查或重新获取。',
    ar: 'هذا الرمز غير صحيح أو لم يعد صالحًا. يرجى مراجعته أو طلب رمز جديد.',
  },
  ticketGone: {
    en_US: 'That took a little long. Please ask for a new code.',
    zh_CN: '操作时间过长，请重新获取验证码。',
    ar: 'استغرق الأمر وقتًا طويلاً. يرجى طلب رمز جديد.',
  },
  noAccount: {
    en_US: 'There is no account here yet. It takes one step to make one.',
    zh_CN: '还没有账户，一步即可创建。',
    ar: 'لا يوجد حساب هنا بعد. إنشاؤه خطوة واحدة.',
  },
  agreementsNeeded: {
    en_US: 'Please accept the terms to go on.',
    zh_CN: '请先同意条款。',
    ar: 'يرجى قبول الشروط للمتابعة.',
  },
  noSuchContact: {
    en_US: 'Your account has no such contact. Please use the other one.',
    zh_CN: '您的账户没有此联系方式，请使用另一种。',
    ar: 'لا يوجد في حسابك وسيلة اتصال كهذه. يرجى استخدام الأخرى.',
  },
  sameContact: {
    en_US: 'That is the one your account has already.',
    zh_CN: '您的账户已经使用这个联系方式。',
    ar: 'هذه هي المسجلة في حسابك من قبل.',
  },
  contactTaken: {
    en_US: 'Another account goes by this one. Sign in there, or use a different one.',
    zh_CN: '该联系方式已用于另一个账户。请登录那个账户，或换一个。',
    ar: 'يستخدمها حساب آخر. سجّل الدخول إليه أو استخدم غيرها.',
  },
  phoneChangedLately: {
    en_US: 'Your number was changed lately. Days until it can be changed again: {days}.',
    zh_CN: '您的号码近期已更换，{days} 天后可再次更换。',
    ar: 'تم تغيير رقمك مؤخرًا. الأيام المتبقية حتى يمكن تغييره مجددًا: {days}.',
  },
  accountBusy: {
    en_US: 'Something of yours is still under way. Please let it end first, then delete your account.',
    zh_CN: '您还有进行中的事项，请待其结束后再注销账户。',
    ar: 'لا يزال لديك أمر جارٍ. يرجى انتظار انتهائه ثم حذف حسابك.',
  },
  holdingsChanged: {
    en_US: 'What you hold has just changed. Please look again before you delete your account.',
    zh_CN: '您的资产刚刚有变动，请再次确认后注销账户。',
    ar: 'تغيّر رصيدك للتو. يرجى مراجعته مجددًا قبل حذف حسابك.',
  },
  orderUnpaid: {
    en_US: 'One of your orders is still to be paid. Please pay or cancel it first.',
    zh_CN: '您还有一笔订单未付款，请先付款或取消。',
    ar: 'لديك طلب لم يُدفع بعد. يرجى دفعه أو إلغاؤه أولًا.',
  },
  providerClosed: {
    en_US: 'This way to sign in is not available right now. Please use another one.',
    zh_CN: '暂时无法使用此登录方式，请换一种方式。',
    ar: 'طريقة تسجيل الدخول هذه غير متاحة الآن. يرجى استخدام طريقة أخرى.',
  },
  providerTaken: {
    en_US: 'It is already connected to another account. Disconnect it there first.',
    zh_CN: '已关联其他账户，请先在那个账户中解除关联。',
    ar: 'إنه مرتبط بحساب آخر. يرجى فصله هناك أولًا.',
  },
  providerLinked: {
    en_US: 'Your account is already connected to another one. Disconnect it first.',
    zh_CN: '您的账户已关联另一个，请先解除关联。',
    ar: 'حسابك مرتبط بحساب آخر من قبل. يرجى فصله أولًا.',
  },
  lastWayIn: {
    en_US: 'This is your only way to sign in. Add another one first.',
    zh_CN: '这是您唯一的登录方式，请先添加另一种。',
    ar: 'هذه طريقتك الوحيدة لتسجيل الدخول. أضف طريقة أخرى أولًا.',
  },
  passkeyRefused: {
    en_US: 'That passkey did not work. Try again, or sign in with a code.',
    zh_CN: '通行密钥验证未成功。请重试，或使用验证码登录。',
    ar: 'لم يعمل مفتاح المرور هذا. حاول مرة أخرى أو سجّل الدخول برمز.',
  },
} satisfies RefusalTexts<typeof authCodes>
