import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of the profile. */
export const memberCodes = {
  birthdayFixed: { code: 'CRM-02-0001', message: 'refusal.birthdayFixed', shows: 'toast' },
  birthdayWrong: { code: 'CRM-02-0002', message: 'refusal.birthdayWrong', shows: 'toast' },
  noMailForNews: { code: 'CRM-02-0003', message: 'refusal.noMailForNews', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
