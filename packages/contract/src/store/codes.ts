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
    zh_CN: '没有找到这家餐厅，请从列表中选择。',
    ar: 'لم نجد هذا المطعم. يُرجى اختيار مطعم من القائمة.',
  },
  wayNotOffered: {
    en_US: 'This restaurant doesn’t offer this order type. Choose another order type or restaurant.',
    zh_CN: '这家餐厅不提供这种点餐方式，请换一种方式或换一家餐厅。',
    ar: 'هذا المطعم لا يوفّر طريقة الطلب هذه. يُرجى اختيار طريقة أخرى أو مطعم آخر.',
  },
} satisfies RefusalTexts<typeof storeCodes>
