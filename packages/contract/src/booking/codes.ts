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
    zh_CN: '这家餐厅暂不支持在线预订，请致电餐厅或选择其他餐厅。',
    ar: 'لا يستقبل هذا المطعم الحجوزات هنا. اتصل به من فضلك أو اختر مطعمًا آخر.',
  },
  bookingTimeGone: {
    en_US: 'That time is no longer available. Choose another one.',
    zh_CN: '这个时间已无法预订，请选择其他时间。',
    ar: 'لم يعد هذا الوقت متاحًا للحجز. اختر وقتًا آخر من فضلك.',
  },
  bookingFull: {
    en_US: 'That time was just taken. Choose another one.',
    zh_CN: '有人先一步订走了，这个时间已没有空桌，请选择其他时间。',
    ar: 'سبقك أحدهم بلحظة: لم تبق طاولة في هذا الوقت. اختر وقتًا آخر من فضلك.',
  },
  partySizeUnfit: {
    en_US: 'You can book for {min} to {max} people. For other party sizes, call us.',
    zh_CN: '这里可预订 {min} 至 {max} 人的餐桌，其他人数请致电餐厅。',
    ar: 'يمكن هنا حجز طاولات من {min} إلى {max} أشخاص. لأعداد أخرى اتصل بالمطعم من فضلك.',
  },
  bookingContactNeeded: {
    en_US: 'Enter a valid phone number.',
    zh_CN: '请检查电话号码，以便餐厅联系您。',
    ar: 'تحقق من رقم الهاتف من فضلك حتى يتمكن المطعم من التواصل معك.',
  },
  bookingsMany: {
    en_US: 'You already have {most} upcoming bookings. Cancel one first.',
    zh_CN: '您已有 {most} 个待用餐的预订，请先取消不需要的预订。',
    ar: 'لديك {most} حجوزات قادمة. ألغِ حجزًا لا تحتاجه أولًا من فضلك.',
  },
  bookingMoved: {
    en_US: 'This booking has changed. Check it and try again.',
    zh_CN: '这个预订刚刚有变动，请重新查看。',
    ar: 'تغيّر هذا الحجز في هذه الأثناء. ألقِ نظرة عليه من جديد من فضلك.',
  },
  bookingTooLate: {
    en_US: 'It’s too late to change this online. Call the restaurant: {phone}.',
    zh_CN: '距离用餐时间太近，无法在此更改，请致电餐厅：{phone}。',
    ar: 'اقترب الموعد ولم يعد التغيير ممكنًا هنا. اتصل بالمطعم من فضلك: {phone}.',
  },
  depositChanged: {
    en_US: 'The deposit has changed. Check it and try again.',
    zh_CN: '这张餐桌的订金已变动，请再确认一次。',
    ar: 'تغيّر عربون هذه الطاولة في هذه الأثناء. ألقِ نظرة عليه مرة أخرى من فضلك.',
  },
  depositDiffers: {
    en_US:
      'This change needs a larger deposit. Please cancel this booking in time, your deposit comes back, and book anew.',
    zh_CN: '此更改需要更多订金。请在期限内取消（订金会退回），然后重新预订。',
    ar: 'يحتاج هذا التغيير إلى عربون أكبر. ألغِ هذا الحجز في وقته فيعود عربونك، ثم احجز من جديد من فضلك.',
  },
  waitlistClosed: {
    en_US: 'The restaurant is closed, so there’s no waiting list.',
    zh_CN: '餐厅目前未营业，暂无排队。',
    ar: 'المطعم مغلق الآن، لذلك لا توجد قائمة انتظار.',
  },
  tableTaken: {
    en_US: 'That table is taken for part of this time. Choose another one.',
    zh_CN: '该餐桌在这段时间已被占用，请选择其他餐桌。',
    ar: 'هذه الطاولة محجوزة في جزء من هذا الوقت. اختر طاولة أخرى من فضلك.',
  },
  tablesUnfit: {
    en_US: 'Choose bookable tables in one area.',
    zh_CN: '请选择同一区域内可预订的餐桌。',
    ar: 'اختر طاولات قابلة للحجز في قسم واحد من المطعم.',
  },
} satisfies RefusalTexts<typeof bookingCodes>
