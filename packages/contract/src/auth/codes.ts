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
  noSuchContact: { code: 'USER-01-0009', message: 'refusal.noSuchContact', shows: 'toast' },
  sameContact: { code: 'USER-01-0010', message: 'refusal.sameContact', shows: 'toast' },
  contactTaken: { code: 'USER-01-0011', message: 'refusal.contactTaken', shows: 'toast' },
  phoneChangedLately: { code: 'USER-01-0012', message: 'refusal.phoneChangedLately', shows: 'toast' },
  accountBusy: { code: 'USER-01-0014', message: 'refusal.accountBusy', shows: 'toast' },
  holdingsChanged: { code: 'USER-01-0015', message: 'refusal.holdingsChanged', shows: 'toast' },
  orderUnpaid: { code: 'USER-01-0013', message: 'refusal.orderUnpaid', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
