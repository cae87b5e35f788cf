import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of selecting a store. */
export const storeCodes = {
  shopUnknown: { code: 'BASE-01-0001', shows: 'toast' },
  /** `data`: `{ bizTypes }`, the order types the store offers. */
  wayNotOffered: { code: 'BASE-01-0002', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const storeTexts = {
  shopUnknown: {
    en_US: 'Restaurant not found. Choose one from the list.',
    zh_CN: '未找到该餐厅，请从列表中选择。',
    ar: 'المطعم غير موجود. اختر مطعمًا من القائمة.',
  },
  wayNotOffered: {
    en_US: 'This restaurant doesn’t offer this order type. Choose another order type or restaurant.',
    zh_CN: '该餐厅不支持此用餐方式，请换一种用餐方式或餐厅。',
    ar: 'لا يقدّم هذا المطعم نوع الطلب هذا. اختر نوع طلب آخر أو مطعمًا آخر.',
  },
} satisfies RefusalTexts<typeof storeCodes>
