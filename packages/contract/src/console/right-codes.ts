import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of changing what staff may do. */
export const rightCodes = {
  rightsOwn: { code: 'CON-05-0001', message: 'refusal.rights.own', shows: 'toast' },
  rightsUnfit: { code: 'CON-05-0002', message: 'refusal.rights.unfit', shows: 'toast' },
  rightsWait: { code: 'CON-05-0003', message: 'refusal.rights.wait', shows: 'toast' },
  rightsDecided: { code: 'CON-05-0004', message: 'refusal.rights.decided', shows: 'toast' },
  rightsAlone: { code: 'CON-05-0006', message: 'refusal.rights.alone', shows: 'toast' },
  secondForRights: { code: 'CON-05-0005', message: 'refusal.rights.second', shows: 'toast' },
  accountTaken: { code: 'CON-05-0007', message: 'refusal.rights.taken', shows: 'toast' },
  linkGone: { code: 'CON-05-0008', message: 'refusal.staff.linkGone', shows: 'toast' },
  passwordWrong: { code: 'CON-05-0010', message: 'refusal.staff.passwordWrong', shows: 'toast' },
  passwordEasy: { code: 'CON-05-0009', message: 'refusal.staff.passwordEasy', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
