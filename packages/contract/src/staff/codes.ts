import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of console sign-in and rights, and those shared by all console forms. */
export const staffAccountCodes = {
  signInFailed: { code: 'CON-01-0001', shows: 'toast' },
  notYourShop: { code: 'CON-01-0002', shows: 'toast' },
  rightMissing: { code: 'CON-01-0004', shows: 'toast' },
  changedMeanwhile: { code: 'CON-01-0005', shows: 'toast' },
  shopUnfit: { code: 'CON-04-0006', shows: 'toast' },
  currencyUnfit: { code: 'CON-04-0008', shows: 'toast' },
  dishUnknown: { code: 'CON-04-0029', shows: 'toast' },
  rightsOwn: { code: 'CON-05-0001', shows: 'toast' },
  rightsUnfit: { code: 'CON-05-0002', shows: 'toast' },
  rightsWait: { code: 'CON-05-0003', shows: 'toast' },
  rightsDecided: { code: 'CON-05-0004', shows: 'toast' },
  secondForRights: { code: 'CON-05-0005', shows: 'toast' },
  rightsBeyond: { code: 'CON-05-0011', shows: 'toast' },
  lastOwner: { code: 'CON-05-0012', shows: 'toast' },
  roleTaken: { code: 'CON-05-0013', shows: 'toast' },
  roleInUse: { code: 'CON-05-0014', shows: 'toast' },
  rolesTooMany: { code: 'CON-05-0015', shows: 'toast' },
  accountTaken: { code: 'CON-05-0007', shows: 'toast' },
  linkGone: { code: 'CON-05-0008', shows: 'toast' },
  passwordWrong: { code: 'CON-05-0010', shows: 'toast' },
  passwordEasy: { code: 'CON-05-0009', shows: 'toast' },
  pinUnfit: { code: 'CON-05-0016', shows: 'toast' },
  pinWrong: { code: 'CON-05-0017', shows: 'toast' },
  deviceGone: { code: 'CON-05-0018', shows: 'toast' },
  pinTriesTooMany: { code: 'CON-05-0020', shows: 'toast' },
  devicesTooMany: { code: 'CON-05-0019', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffAccountTexts = {
  signInFailed: {
    en_US: 'Wrong account or password.',
    zh_CN: '账号与密码不匹配，请检查。',
    ar: 'الحساب وكلمة المرور غير متطابقين. يرجى مراجعتهما.',
  },
  notYourShop: {
    en_US: 'You don’t have access to this store.',
    zh_CN: '您无权管理该门店。',
    ar: 'هذا المتجر ليس ضمن صلاحياتك.',
  },
  rightMissing: {
    en_US: 'Your role doesn’t include “{right}”. Ask an owner or a manager.',
    zh_CN: '您的角色没有“{right}”权限，请联系负责人或经理。',
    ar: 'دورك لا يشمل «{right}». اطلب ذلك من المالك أو المدير.',
  },
  changedMeanwhile: {
    en_US: 'Someone else changed this. Their version is shown now. Check it and try again.',
    zh_CN: '其他人刚刚修改过。现在显示的是最新内容，请查看后重新修改。',
    ar: 'غيّر شخص آخر هذا في الأثناء. يظهر الآن ما حفظه: انظر ثم غيّره من جديد.',
  },
  shopUnfit: {
    en_US: 'This store has a different currency or no member program.',
    zh_CN: '该门店不符：币种不同或没有会员计划。',
    ar: 'هذا الفرع لا يناسب: عملته مختلفة أو بلا برنامج عضوية.',
  },
  currencyUnfit: {
    en_US: 'No store has this currency.',
    zh_CN: '没有使用该币种的门店。',
    ar: 'لا فرع بهذه العملة.',
  },
  dishUnknown: {
    en_US: 'This dish isn’t on the menu.',
    zh_CN: '菜单上没有该菜品。',
    ar: 'لا يوجد طبق كهذا في القائمة.',
  },
  rightsOwn: {
    en_US: 'You can’t change your own access.',
    zh_CN: '自己的权限须由他人更改。',
    ar: 'صلاحياتك الخاصة يغيّرها شخص آخر.',
  },
  rightsUnfit: {
    en_US: 'Everyone needs at least one role, each once per store.',
    zh_CN: '每人至少需要一个角色，同一门店的角色不能重复。',
    ar: 'يحتاج كل شخص إلى دور واحد على الأقل، دون تكرار في الفرع نفسه.',
  },
  rightsWait: {
    en_US: 'A change is already pending approval. Decide on it first.',
    zh_CN: '已有一项更改在等待第二人批准，请先处理。',
    ar: 'هناك تغيير ينتظر شخصًا ثانيًا. قرّر فيه أولًا من فضلك.',
  },
  rightsDecided: {
    en_US: 'This has already been decided.',
    zh_CN: '这项更改已处理过。',
    ar: 'تقرر هذا من قبل.',
  },
  secondForRights: {
    en_US: 'Someone else needs to approve this: not the person who asked or the person it’s about.',
    zh_CN: '需要另一位同事批准：不能是提出者，也不能是本人。',
    ar: 'يجب أن يوافق شخص آخر: لا من طلب ولا من يخصه الأمر.',
  },
  rightsBeyond: {
    en_US: 'You can only give or change access that you have yourself. Ask an owner.',
    zh_CN: '只能授予或更改您自己拥有的权限，请联系负责人。',
    ar: 'يمكنك منح الصلاحيات التي تملكها أو تغييرها فقط. اطلب ذلك من المالك.',
  },
  lastOwner: {
    en_US: 'The brand needs at least one owner who can sign in.',
    zh_CN: '品牌至少需要一位可以登录的负责人。',
    ar: 'تحتاج العلامة إلى مالك واحد على الأقل يمكنه تسجيل الدخول.',
  },
  roleTaken: {
    en_US: 'There is already a role with this name.',
    zh_CN: '已有同名角色。',
    ar: 'يوجد دور بهذا الاسم.',
  },
  roleInUse: {
    en_US: 'Team members still have this role. Give them another one first.',
    zh_CN: '仍有成员使用此角色，请先为他们更换角色。',
    ar: 'ما زال بعض أعضاء الفريق في هذا الدور. امنحهم دورًا آخر أولًا.',
  },
  rolesTooMany: {
    en_US: 'A brand can have up to 50 roles of its own.',
    zh_CN: '每个品牌最多可自定义 50 个角色。',
    ar: 'يمكن للعلامة إنشاء 50 دورًا خاصًا على الأكثر.',
  },
  accountTaken: {
    en_US: 'This email address is already in use.',
    zh_CN: '已有人使用此邮箱登录。',
    ar: 'يدخل شخص آخر بهذا البريد الإلكتروني.',
  },
  linkGone: {
    en_US: 'This link has expired. Request a new one.',
    zh_CN: '此链接已使用或已过期，请重新获取。',
    ar: 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  },
  passwordWrong: {
    en_US: 'Wrong password.',
    zh_CN: '当前密码不正确，请检查。',
    ar: 'كلمة المرور الحالية غير صحيحة. يرجى مراجعتها.',
  },
  passwordEasy: {
    en_US: 'Use at least 10 characters, and not your email address.',
    zh_CN: '密码至少 10 个字符，且不能是您的邮箱。',
    ar: 'استخدم 10 أحرف على الأقل، وليس بريدك الإلكتروني.',
  },
  pinUnfit: {
    en_US: 'Choose 4 to 6 digits that are hard to guess.',
    zh_CN: '请设置 4 至 6 位不易猜到的数字。',
    ar: 'اختر من 4 إلى 6 أرقام يصعب تخمينها.',
  },
  pinTriesTooMany: {
    en_US: 'Too many wrong PINs. Sign in with your password, or try again later.',
    zh_CN: 'PIN 码错误次数过多。请用密码登录，或稍后再试。',
    ar: 'رموز PIN خاطئة كثيرة. سجّل الدخول بكلمة المرور، أو حاول مرة أخرى لاحقًا.',
  },
  pinWrong: {
    en_US: 'Wrong PIN.',
    zh_CN: 'PIN 码不正确。',
    ar: 'رمز PIN غير صحيح.',
  },
  deviceGone: {
    en_US: 'This device is no longer shared. Sign in with your password.',
    zh_CN: '此设备已不再共用，请用密码登录。',
    ar: 'لم يعد هذا الجهاز مشتركًا. سجّل الدخول بكلمة المرور.',
  },
  devicesTooMany: {
    en_US: 'A store can have up to 100 shared devices.',
    zh_CN: '每家门店最多 100 台共用设备。',
    ar: 'يمكن للفرع استخدام 100 جهاز مشترك على الأكثر.',
  },
} satisfies RefusalTexts<typeof staffAccountCodes>
