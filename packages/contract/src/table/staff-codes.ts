import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving and releasing tables. */
export const staffTableCodes = {
  /** The table cannot be released while its bill is unpaid. `data`: `{ billId }`. C6 */
  billOpen: { code: 'CON-01-0010', shows: 'toast' },
  tableNumberTwice: { code: 'CON-02-0019', shows: 'toast' },
  tableOccupied: { code: 'CON-02-0020', shows: 'toast' },
  tableBooked: { code: 'CON-02-0021', shows: 'toast' },
  tablesMany: { code: 'CON-02-0022', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffTableTexts = {
  billOpen: {
    en_US: 'This table still has an unpaid amount. Its bill must be settled before you clear it.',
    zh_CN: '本桌还有未结账单，须先结清才能清台。',
    ar: 'ما زال على هذه الطاولة مبلغ مستحق. يجب تسوية فاتورتها قبل إخلائها.',
  },
  tableNumberTwice: {
    en_US: 'Table {table} already exists. Choose another number.',
    zh_CN: '已经有 {table} 号桌了，请换一个编号。',
    ar: 'توجد طاولة {table} بالفعل. اختر رقماً آخر.',
  },
  tableOccupied: {
    en_US: 'Table {table} is occupied. Clear it first.',
    zh_CN: '{table} 号桌正在使用，请先清台。',
    ar: 'يجلس ضيوف على الطاولة {table} الآن. حرّرها أولاً.',
  },
  tableBooked: {
    en_US: 'Table {table} has upcoming bookings. Move them first.',
    zh_CN: '{table} 号桌还有预订，请先改到其他桌。',
    ar: 'للطاولة {table} حجوزات قادمة. انقلها أولاً.',
  },
  tablesMany: {
    en_US: 'The limit is {most} tables per store.',
    zh_CN: '每家门店最多 {most} 张餐桌。',
    ar: 'للمتجر {most} طاولة على الأكثر.',
  },
} satisfies RefusalTexts<typeof staffTableCodes>
