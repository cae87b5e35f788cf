import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of finding a table; each states the problem with the code. */
export const tableCodes = {
  /** The store has no table of this number. */
  tableUnknown: { code: 'BASE-02-0001', shows: 'toast' },
  /** The scanned code belongs to no table. */
  tableCodeUnknown: { code: 'BASE-02-0002', shows: 'toast' },
  /** The table belongs to another store. `data`: `{ shopId, shopName }`. */
  tableElsewhere: { code: 'BASE-02-0003', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>

export const tableTexts = {
  tableUnknown: {
    en_US: 'There’s no table {table} at {shop}. Check the number or ask our staff.',
    zh_CN: '{shop}没有 {table} 号桌，请核对桌号或询问店员。',
    ar: 'لا توجد طاولة {table} في {shop}. تحقق من الرقم أو اسأل فريقنا.',
  },
  tableCodeUnknown: {
    en_US: 'This isn’t one of our table codes. Scan the code on your table or enter its number.',
    zh_CN: '这不是我们的桌码。请扫描桌上的二维码，或输入桌号。',
    ar: 'هذا ليس من رموز طاولاتنا. امسح رمز طاولتك أو أدخل رقمها.',
  },
  tableElsewhere: {
    en_US: 'This code is for a table at {shop}. If you’re there, continue at that restaurant.',
    zh_CN: '这是{shop}的桌码。如果您在那里，请在该餐厅继续。',
    ar: 'هذا الرمز لطاولة في {shop}. إن كنت هناك فتابع في ذلك المطعم.',
  },
} satisfies RefusalTexts<typeof tableCodes>
