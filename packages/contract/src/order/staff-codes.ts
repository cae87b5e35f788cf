import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the order board. */
export const staffOrderCodes = {
  promiseTooEarly: { code: 'CON-01-0003', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffOrderTexts = {
  promiseTooEarly: {
    en_US: 'Choose a time within the next two days.',
    zh_CN: '承诺时间必须在未来两天之内。',
    ar: 'يجب أن يكون الوقت الموعود في المستقبل وخلال يومين.',
  },
} satisfies RefusalTexts<typeof staffOrderCodes>
