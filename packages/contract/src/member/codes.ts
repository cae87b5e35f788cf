import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the profile. */
export const memberCodes = {
  birthdayFixed: { code: 'CRM-02-0001', shows: 'toast' },
  birthdayWrong: { code: 'CRM-02-0002', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const memberTexts = {
  birthdayFixed: {
    en_US: 'Your birthday can’t be changed.',
    zh_CN: '生日已设置，不可更改。',
    ar: 'لا يمكن تغيير تاريخ ميلادك.',
  },
  birthdayWrong: {
    en_US: 'Enter a birthday in the past.',
    zh_CN: '请输入过去的日期。',
    ar: 'أدخل تاريخ ميلاد في الماضي.',
  },
} satisfies RefusalTexts<typeof memberCodes>
