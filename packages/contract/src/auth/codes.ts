import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of signing in. What a wrong, used and outdated code answer is one and the same. S9, U2 */
export const authCodes = {
  grantRefused: { code: 'USER-01-0001', message: 'refusal.grantRefused', shows: 'toast' },
  captchaFailed: { code: 'USER-01-0002', message: 'refusal.captchaFailed', shows: 'toast' },
  codeTooSoon: { code: 'USER-01-0003', message: 'refusal.codeTooSoon', shows: 'toast' },
  channelClosed: { code: 'USER-01-0004', message: 'refusal.channelClosed', shows: 'toast' },
  codeWrong: { code: 'USER-01-0005', message: 'refusal.codeWrong', shows: 'toast' },
  ticketGone: { code: 'USER-01-0006', message: 'refusal.ticketGone', shows: 'toast' },
  noAccount: { code: 'USER-01-0007', message: 'refusal.noAccount', shows: 'toast' },
  agreementsNeeded: { code: 'USER-01-0008', message: 'refusal.agreementsNeeded', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
