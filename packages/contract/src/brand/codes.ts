import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of setting up a brand. */
export const brandCodes = {
  setupLinkGone: { code: 'CON-12-0001', shows: 'toast' },
  zoneUnknown: { code: 'CON-12-0002', shows: 'toast' },
  notReadyToOpen: { code: 'CON-12-0003', shows: 'toast' },
  shopEnded: { code: 'CON-12-0004', shows: 'toast' },
  menuNotEmpty: { code: 'CON-12-0005', shows: 'toast' },
  textUnknown: { code: 'CON-12-0006', shows: 'toast' },
  textPlaces: { code: 'CON-12-0007', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const brandTexts = {
  setupLinkGone: {
    en_US:
      'This set-up link was already used or has expired. If your restaurant exists, sign in. Otherwise get a new link: restart the server or run npm run appoint.',
    zh_CN: '此设置链接已使用或已过期。如果餐厅已创建，请直接登录；否则请重启服务器或运行 npm run appoint 获取新链接。',
    ar: 'استُخدم رابط الإعداد هذا أو انتهت صلاحيته. إن كان مطعمك موجودًا فسجّل الدخول، وإلا فأعد تشغيل الخادم أو نفّذ npm run appoint للحصول على رابط جديد.',
  },
  notReadyToOpen: {
    en_US: 'The store can’t open yet. Missing: {missing}.',
    zh_CN: '门店还不能开业，尚缺：{missing}。',
    ar: 'لا يمكن فتح الفرع بعد. ما زال ينقص: {missing}.',
  },
  menuNotEmpty: {
    en_US: 'The menu already has dishes. Change it on the menu page.',
    zh_CN: '菜单已有菜品，请在菜单页面修改。',
    ar: 'في القائمة أطباق بالفعل. غيّرها من صفحة القائمة.',
  },
  textUnknown: {
    en_US: 'The app has no text called {key}.',
    zh_CN: '应用中没有名为 {key} 的文本。',
    ar: 'لا يوجد في التطبيق نص اسمه {key}.',
  },
  textPlaces: {
    en_US: 'This text gets no value for {place}. Values it gets: {known}.',
    zh_CN: '此文本没有 {place} 的值。可用的值：{known}。',
    ar: 'لا قيمة لـ {place} في هذا النص. القيم المتاحة: {known}.',
  },
  shopEnded: {
    en_US: 'This store is closed permanently.',
    zh_CN: '该门店已永久关闭。',
    ar: 'هذا الفرع مغلق نهائيًا.',
  },
  zoneUnknown: {
    en_US: 'Choose a time zone from the list.',
    zh_CN: '请从列表中选择时区。',
    ar: 'اختر منطقة زمنية من القائمة.',
  },
} satisfies RefusalTexts<typeof brandCodes>
