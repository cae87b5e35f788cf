import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the profile. */
export const memberCodes = {
  birthdayFixed: { code: 'CRM-02-0001', shows: 'toast' },
  birthdayWrong: { code: 'CRM-02-0002', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const memberTexts = {
  birthdayFixed: {
    en_US: 'Your birthday can’t be changed.',
    zh_CN: '生日已设置，只能设置一次。',
    ar: 'تاريخ ميلادك محدد من قبل ولا يمكن تحديده إلا مرة واحدة.',
  },
  birthdayWrong: {
    en_US: 'Enter a birthday in the past.',
    zh_CN: '请检查生日：必须是过去的日期。',
    ar: 'يرجى مراجعة تاريخ الميلاد: يجب أن يكون يومًا في الماضي.',
  },
} satisfies RefusalTexts<typeof memberCodes>
