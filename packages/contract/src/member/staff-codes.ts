import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of what staff do with members. */
export const staffMemberCodes = {
  memberWithoutContact: { code: 'CON-09-0001', shows: 'toast' },
  /** `params`: `most`. */
  membersTooMany: { code: 'CON-09-0002', shows: 'toast' },
  segmentNameTaken: { code: 'CON-09-0003', shows: 'toast' },
  /** `params`: `most`. */
  segmentsTooMany: { code: 'CON-09-0004', shows: 'toast' },
  memberFileMissing: { code: 'CON-09-0005', shows: 'toast' },
  memberFileFaulty: { code: 'CON-09-0006', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffMemberTexts = {
  memberWithoutContact: {
    en_US: 'Keep a phone number or an email: the member signs in with it.',
    zh_CN: '请至少保留手机号或邮箱，会员需要用它登录。',
    ar: 'أبقِ رقم هاتف أو بريدًا إلكترونيًا: بهما يسجّل العضو الدخول.',
  },
  membersTooMany: {
    en_US: 'A file holds up to {most} members. Narrow the list with filters and export it in parts.',
    zh_CN: '一个文件最多包含 {most} 位会员。请用筛选缩小范围，分批导出。',
    ar: 'يتسع الملف لما يصل إلى {most} من الأعضاء. ضيّق القائمة بالمرشحات وصدّرها على أجزاء.',
  },
  segmentNameTaken: {
    en_US: 'A segment with this name already exists. Choose another name.',
    zh_CN: '已有同名的会员分组，请换一个名称。',
    ar: 'توجد شريحة بهذا الاسم. اختر اسمًا آخر.',
  },
  segmentsTooMany: {
    en_US: 'The limit is {most} segments. Delete one first.',
    zh_CN: '最多 {most} 个会员分组，请先删除一个。',
    ar: 'الحد الأقصى {most} من الشرائح. احذف واحدة أولاً.',
  },
  memberFileMissing: {
    en_US: 'Choose a CSV file up to 8 MB.',
    zh_CN: '请选择不超过 8 MB 的 CSV 文件。',
    ar: 'اختر ملف CSV لا يتجاوز 8 ميغابايت.',
  },
  memberFileFaulty: {
    en_US: 'The file has errors, so nothing was imported. Fix them and choose it again.',
    zh_CN: '文件有错误，未导入任何内容。请修正后重新选择。',
    ar: 'يحتوي الملف على أخطاء، فلم يُستورد شيء. صحّحها واختره مجددًا.',
  },
} satisfies RefusalTexts<typeof staffMemberCodes>
