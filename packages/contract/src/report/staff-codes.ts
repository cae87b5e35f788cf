import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of groups of stores. */
export const staffReportCodes = {
  storeGroupNameTaken: { code: 'CON-13-0001', shows: 'toast' },
  /** `params`: `most`. */
  storeGroupsTooMany: { code: 'CON-13-0002', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffReportTexts = {
  storeGroupNameTaken: {
    en_US: 'A group with this name already exists. Choose another name.',
    zh_CN: '已有同名的门店组，请换一个名称。',
    ar: 'توجد مجموعة بهذا الاسم. اختر اسمًا آخر.',
  },
  storeGroupsTooMany: {
    en_US: 'The limit is {most} groups. Delete one first.',
    zh_CN: '最多 {most} 个门店组，请先删除一个。',
    ar: 'الحد الأقصى {most} من المجموعات. احذف واحدة أولاً.',
  },
} satisfies RefusalTexts<typeof staffReportCodes>
