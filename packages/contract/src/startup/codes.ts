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
    zh_CN: '我们找不到这个餐饮品牌，请检查链接。',
    ar: 'لا نعرف هذه العلامة. يرجى التحقق من الرابط.',
  },
  openingSoon: {
    en_US: 'This restaurant is opening soon. You can’t order yet.',
    zh_CN: '本店即将开业，暂时无法点餐。',
    ar: 'سيُفتح هذا المطعم قريبًا، ولا يمكن الطلب بعد.',
  },
  pageUnknown: {
    en_US: 'This page is no longer available.',
    zh_CN: '这个页面已经不在了。',
    ar: 'هذه الصفحة لم تعد موجودة.',
  },
  qrRefused: {
    en_US: 'Codes are only available for our own pages, orders and tables.',
    zh_CN: '我们只为自己的页面、订单和餐桌生成二维码。',
    ar: 'ننشئ الرموز لصفحاتنا وطلباتنا وطاولاتنا فقط.',
  },
} satisfies RefusalTexts<typeof startupCodes>
