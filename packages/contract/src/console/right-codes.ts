import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of changing what staff may do. */
export const rightCodes = {
  rightsOwn: { code: 'CON-05-0001', shows: 'toast' },
  rightsUnfit: { code: 'CON-05-0002', shows: 'toast' },
  rightsWait: { code: 'CON-05-0003', shows: 'toast' },
  rightsDecided: { code: 'CON-05-0004', shows: 'toast' },
  rightsAlone: { code: 'CON-05-0006', shows: 'toast' },
  secondForRights: { code: 'CON-05-0005', shows: 'toast' },
  accountTaken: { code: 'CON-05-0007', shows: 'toast' },
  linkGone: { code: 'CON-05-0008', shows: 'toast' },
  passwordWrong: { code: 'CON-05-0010', shows: 'toast' },
  passwordEasy: { code: 'CON-05-0009', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const rightTexts = {
  rightsOwn: {
    en_US: 'Your own rights are somebody else’s to change.',
    zh_CN: '自己的权限须由他人更改。',
    ar: 'صلاحياتك الخاصة يغيّرها شخص آخر.',
  },
  rightsUnfit: {
    en_US: 'The brand’s money is a manager’s, and everybody works at one of the brand’s stores at least.',
    zh_CN: '品牌资金权限只能给经理，且每人至少属于一家门店。',
    ar: 'أموال العلامة لمدير، ويعمل كل شخص في فرع واحد على الأقل.',
  },
  rightsWait: {
    en_US: 'A change of this waits for a second person already. Please decide that first.',
    zh_CN: '已有一项更改在等待第二人批准，请先处理。',
    ar: 'هناك تغيير ينتظر شخصًا ثانيًا. قرّر فيه أولًا من فضلك.',
  },
  rightsDecided: {
    en_US: 'This was decided before.',
    zh_CN: '这项更改已处理过。',
    ar: 'تقرر هذا من قبل.',
  },
  rightsAlone: {
    en_US:
      'Giving more takes a second person who may change the brand’s money: not you, and not whom it is about. There is none. Whoever runs the server can name one (npm run appoint).',
    zh_CN:
      '授予更多权限需要另一位有品牌资金权限的同事批准（不能是您，也不能是本人），而目前没有。请由服务器管理员指定一位（npm run appoint）。',
    ar: 'منح المزيد يتطلب شخصًا ثانيًا يحق له تغيير أموال العلامة، غيرك وغير من يخصه الأمر، ولا يوجد أحد. يستطيع مشغّل الخادم تعيين أحد (npm run appoint).',
  },
  secondForRights: {
    en_US: 'Somebody else has to say yes to this: not who asked, and not whom it is about.',
    zh_CN: '需要另一位同事批准：不能是提出者，也不能是本人。',
    ar: 'يجب أن يوافق شخص آخر: لا من طلب ولا من يخصه الأمر.',
  },
  accountTaken: {
    en_US: 'Somebody signs in with this e-mail address already.',
    zh_CN: '已有人使用此邮箱登录。',
    ar: 'يدخل شخص آخر بهذا البريد الإلكتروني.',
  },
  linkGone: {
    en_US: 'This link was used already or is too old. Ask for a new one.',
    zh_CN: '此链接已使用或已过期，请重新获取。',
    ar: 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  },
  passwordWrong: {
    en_US: 'That is not your password. Please check it.',
    zh_CN: '当前密码不正确，请检查。',
    ar: 'كلمة المرور الحالية غير صحيحة. يرجى مراجعتها.',
  },
  passwordEasy: {
    en_US: 'Please take at least ten signs, and not your e-mail address.',
    zh_CN: '密码至少十个字符，且不能是您的邮箱。',
    ar: 'اختر عشرة رموز على الأقل، وليس بريدك الإلكتروني.',
  },
} satisfies RefusalTexts<typeof rightCodes>
