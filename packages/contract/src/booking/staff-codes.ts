import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of seating parties. */
export const staffBookingCodes = {
  /** The booking is for another day or much later: seating it now needs a confirmation. `data`: `{ start }`. BOOK-2 */
  bookingNotDue: { code: 'BOOK-02-0001', shows: 'dialog' },
  /** The party has ordered: the seating can no longer be undone. BOOK-2 */
  seatingOrdered: { code: 'BOOK-02-0002', shows: 'toast' },
  /** The tables have fewer seats than the party has guests. `params`: `{ seats }`. BOOK-4 */
  tablesTooSmall: { code: 'BOOK-02-0003', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffBookingTexts = {
  bookingNotDue: {
    en_US: 'This booking isn’t due yet. Confirm to seat the party now.',
    zh_CN: '还没到此预订的时间，请确认是否现在入座。',
    ar: 'لم يحن موعد هذا الحجز بعد. أكّد لإجلاس الضيوف الآن.',
  },
  seatingOrdered: {
    en_US: 'This party has already ordered. Clear the table when they leave.',
    zh_CN: '这桌客人已经点单，无法撤销入座。离席后请清台。',
    ar: 'طلبت هذه المجموعة بالفعل. أخلِ الطاولة عند مغادرتها.',
  },
  tablesTooSmall: {
    en_US: 'These tables have {seats} seats. Add a table.',
    zh_CN: '所选餐桌只有 {seats} 个座位，请再加一张桌。',
    ar: 'في هذه الطاولات {seats} مقاعد فقط. أضف طاولة.',
  },
} satisfies RefusalTexts<typeof staffBookingCodes>
