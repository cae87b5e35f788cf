import type { CodeEntry, RefusalTexts } from './code-entry.ts'

/** Refusals that any call may answer. API-2 */
export const coreCodes = {
  ok: { code: '000', shows: 'silent' },
  resetToken: { code: 'CRM-00-0000', shows: 'silent' },
  invalidInput: { code: 'COM-00-0400', shows: 'toast' },
  notLoggedIn: { code: 'COM-00-0401', shows: 'silent', then: 'signIn', status: 401 },
  loginNeeded: { code: 'COM-00-1401', shows: 'toast' },
  memberNeeded: { code: 'COM-00-1402', shows: 'toast' },
  staffNeeded: { code: 'COM-00-1403', shows: 'toast' },
  foreignOrigin: { code: 'COM-00-0403', shows: 'toast', status: 403 },
  notFound: { code: 'COM-00-0404', shows: 'toast' },
  unknownCall: { code: 'COM-00-1404', shows: 'toast', status: 404 },
  tooLarge: { code: 'COM-00-0413', shows: 'toast', status: 413 },
  tooMany: { code: 'COM-00-0429', shows: 'toast', status: 429 },
  fault: { code: 'COM-00-0500', shows: 'toast' },
  busy: { code: 'COM-00-0503', shows: 'toast', then: 'retry', status: 503 },
  timeout: { code: 'COM-00-0504', shows: 'toast', then: 'retry' },
  requestReused: { code: 'COM-00-0409', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const coreTexts = {
  ok: {
    en_US: '',
    zh_CN: '',
    ar: '',
  },
  resetToken: {
    en_US: 'Your session was renewed.',
    zh_CN: '登录状态已更新。',
    ar: 'تم تجديد جلستك.',
  },
  invalidInput: {
    en_US: 'Check {field}: {problem}.',
    zh_CN: '请检查{field}：{problem}。',
    ar: 'راجع {field}: {problem}.',
  },
  notLoggedIn: {
    en_US: 'User not logged in',
    zh_CN: '用户未登录',
    ar: 'المستخدم غير مسجل الدخول',
  },
  loginNeeded: {
    en_US: 'Sign in first.',
    zh_CN: '请先登录。',
    ar: 'سجّل الدخول أولًا.',
  },
  memberNeeded: {
    en_US: 'This is for members. Join in one step.',
    zh_CN: '会员专享，一步即可入会。',
    ar: 'هذا للأعضاء. يمكنك الانضمام بخطوة واحدة.',
  },
  staffNeeded: {
    en_US: 'Sign in to the console.',
    zh_CN: '请登录管理台。',
    ar: 'سجّل الدخول إلى لوحة التحكم.',
  },
  foreignOrigin: {
    en_US: 'This request came from another site and was blocked.',
    zh_CN: '该请求来自其他网站，未执行。',
    ar: 'جاء هذا الطلب من موقع آخر ولم يُنفذ.',
  },
  notFound: {
    en_US: 'Not found.',
    zh_CN: '未找到。',
    ar: 'غير موجود.',
  },
  unknownCall: {
    en_US: 'Nothing found at this address.',
    zh_CN: '此地址没有内容。',
    ar: 'لا يوجد شيء في هذا العنوان.',
  },
  tooLarge: {
    en_US: 'This is too large to send.',
    zh_CN: '内容过大，无法发送。',
    ar: 'الحجم كبير جدًا.',
  },
  tooMany: {
    en_US: 'Too many tries. Wait a moment and try again.',
    zh_CN: '操作过于频繁，请稍后再试。',
    ar: 'محاولات كثيرة. انتظر قليلًا وحاول مرة أخرى.',
  },
  fault: {
    en_US: 'Something went wrong on our side. Nothing is lost. Try again.',
    zh_CN: '服务出错，未丢失任何内容，请重试。',
    ar: 'حدث خطأ لدينا. لم يُفقد شيء. حاول مرة أخرى.',
  },
  busy: {
    en_US: 'We’re very busy right now. Try again in a moment.',
    zh_CN: '服务繁忙，请稍后重试。',
    ar: 'نحن مشغولون جدًا الآن. حاول بعد قليل.',
  },
  timeout: {
    en_US: 'This is taking longer than usual. Try again.',
    zh_CN: '响应超时，请重试。',
    ar: 'يستغرق هذا وقتًا أطول من المعتاد. حاول مرة أخرى.',
  },
  requestReused: {
    en_US: 'This request was already used. Try again.',
    zh_CN: '该请求已使用，请重试。',
    ar: 'استُخدم هذا الطلب من قبل. حاول مرة أخرى.',
  },
} satisfies RefusalTexts<typeof coreCodes>
