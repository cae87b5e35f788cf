import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of bookings and of the waiting list. */
export const bookingCodes = {
  bookingNotOffered: { code: 'BOOK-01-0001', shows: 'toast' },
  /** Not offered by the store: in the past, too soon, too far ahead, or on a closed day. */
  bookingTimeGone: { code: 'BOOK-01-0002', shows: 'dialog' },
  /** All suitable tables were booked in the meantime. */
  bookingFull: { code: 'BOOK-01-0003', shows: 'dialog' },
  /** `params`: `min`, `max`. */
  partySizeUnfit: { code: 'BOOK-01-0004', shows: 'toast' },
  bookingContactNeeded: { code: 'BOOK-01-0005', shows: 'toast' },
  bookingsMany: { code: 'BOOK-01-0006', shows: 'dialog' },
  /** The booking changed since the screen loaded it. `data`: `{ state, version }`. */
  bookingMoved: { code: 'BOOK-01-0007', shows: 'dialog' },
  /** The deadline for changing or cancelling it in the app has passed. `data`: `{ phone }`. */
  bookingTooLate: { code: 'BOOK-01-0008', shows: 'dialog' },
  /** The required deposit differs from the one the guest saw. `data`: `{ depositAmount }`. */
  depositChanged: { code: 'BOOK-01-0012', shows: 'dialog' },
  /** The change requires a larger deposit than the one paid. */
  depositDiffers: { code: 'BOOK-01-0013', shows: 'dialog' },
  waitlistClosed: { code: 'BOOK-01-0009', shows: 'dialog' },
  /** Console: the table is booked or occupied at that time. */
  tableTaken: { code: 'BOOK-01-0010', shows: 'toast' },
  /** Console: the tables cannot be booked, or belong to different areas. */
  tablesUnfit: { code: 'BOOK-01-0011', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const bookingTexts = {
  bookingNotOffered: {
    en_US: 'This restaurant doesn’t take online bookings. Call it or choose another one.',
    zh_CN: '该餐厅暂不支持在线预订，请致电或选择其他餐厅。',
    ar: 'لا يستقبل هذا المطعم الحجوزات عبر الإنترنت. اتصل به أو اختر مطعمًا آخر.',
  },
  bookingTimeGone: {
    en_US: 'That time is no longer available. Choose another one.',
    zh_CN: '该时间已不可选，请另选。',
    ar: 'لم يعد هذا الوقت متاحًا. اختر وقتًا آخر.',
  },
  bookingFull: {
    en_US: 'That time was just taken. Choose another one.',
    zh_CN: '该时间刚被订走，请另选。',
    ar: 'حُجز هذا الوقت للتو. اختر وقتًا آخر.',
  },
  partySizeUnfit: {
    en_US: 'You can book for {min} to {max} people. For other party sizes, call us.',
    zh_CN: '可预订 {min} 至 {max} 人，其他人数请致电餐厅。',
    ar: 'يمكن الحجز لعدد من {min} إلى {max}. لأعداد أخرى اتصل بنا.',
  },
  bookingContactNeeded: {
    en_US: 'Enter a valid phone number.',
    zh_CN: '请输入有效的手机号。',
    ar: 'أدخل رقم هاتف صحيحًا.',
  },
  bookingsMany: {
    en_US: 'You already have {most|one:# upcoming booking|other:# upcoming bookings}. Cancel one first.',
    zh_CN: '您已有 {most} 个待用餐的预订，请先取消一个。',
    ar: 'لديك {most|one:حجز قادم واحد|two:حجزان قادمان|few:# حجوزات قادمة|many:# حجزًا قادمًا|other:# حجز قادم}. ألغِ حجزًا أولًا.',
  },
  bookingMoved: {
    en_US: 'This booking has changed. Check it and try again.',
    zh_CN: '该预订有变动，请查看后重试。',
    ar: 'تغيّر هذا الحجز. راجعه وحاول مرة أخرى.',
  },
  bookingTooLate: {
    en_US: 'It’s too late to change this online. Call the restaurant: {phone}.',
    zh_CN: '已无法在线更改，请致电餐厅：{phone}。',
    ar: 'فات وقت التغيير عبر الإنترنت. اتصل بالمطعم: {phone}.',
  },
  depositChanged: {
    en_US: 'The deposit has changed. Check it and try again.',
    zh_CN: '订金有变动，请确认后重试。',
    ar: 'تغيّر العربون. راجعه وحاول مرة أخرى.',
  },
  depositDiffers: {
    en_US: 'This change needs a larger deposit. Cancel this booking to get your deposit back, then book again.',
    zh_CN: '此更改需要更高的订金。请取消该预订（订金将退还），然后重新预订。',
    ar: 'يحتاج هذا التغيير إلى عربون أكبر. ألغِ هذا الحجز ليُسترد عربونك، ثم احجز من جديد.',
  },
  waitlistClosed: {
    en_US: 'The restaurant is closed, so there’s no waiting list.',
    zh_CN: '餐厅休息中，暂不排队。',
    ar: 'المطعم مغلق، فلا توجد قائمة انتظار.',
  },
  tableTaken: {
    en_US: 'That table is taken for part of this time. Choose another one.',
    zh_CN: '该餐桌在这段时间已被占用，请选择其他餐桌。',
    ar: 'هذه الطاولة محجوزة في جزء من هذا الوقت. اختر طاولة أخرى.',
  },
  tablesUnfit: {
    en_US: 'Choose bookable tables in one area.',
    zh_CN: '请选择同一区域内可预订的餐桌。',
    ar: 'اختر طاولات قابلة للحجز في قسم واحد من المطعم.',
  },
} satisfies RefusalTexts<typeof bookingCodes>
