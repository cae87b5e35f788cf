import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

export const startupCodes = {
  brandUnknown: { code: 'COM-07-0404', shows: 'dialog' },
  openingSoon: { code: 'COM-07-0503', shows: 'dialog' },
  pageUnknown: { code: 'COM-07-1404', shows: 'toast' },
  qrRefused: { code: 'COM-07-0422', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const startupTexts = {
  brandUnknown: {
    en_US: 'Restaurant not found. Check the link.',
    zh_CN: '未找到该餐厅，请检查链接。',
    ar: 'المطعم غير موجود. تحقق من الرابط.',
  },
  openingSoon: {
    en_US: 'This restaurant is opening soon. You can’t order yet.',
    zh_CN: '本店即将开业，暂时无法点餐。',
    ar: 'يُفتتح هذا المطعم قريبًا، ولا يمكن الطلب بعد.',
  },
  pageUnknown: {
    en_US: 'This page is no longer available.',
    zh_CN: '此页面已下线。',
    ar: 'لم تعد هذه الصفحة متاحة.',
  },
  qrRefused: {
    en_US: 'Codes are only available for our own pages, orders and tables.',
    zh_CN: '仅支持为本站的页面、订单和餐桌生成二维码。',
    ar: 'الرموز متاحة لصفحاتنا وطلباتنا وطاولاتنا فقط.',
  },
} satisfies RefusalTexts<typeof startupCodes>
