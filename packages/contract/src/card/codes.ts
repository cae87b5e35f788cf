import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of cards. LOGIN-9, CARD-1 */
export const cardCodes = {
  noCardProgram: { code: 'CRM-03-0001', message: 'mine.vip.noCardProgramId', shows: 'toast' },
  cardPasswordWeak: { code: 'CRM-03-0002', message: 'refusal.card.passwordWeak', shows: 'toast' },
  cardPasswordWrong: { code: 'CRM-03-0003', message: 'refusal.card.passwordWrong', shows: 'toast' },
  cardPasswordRests: { code: 'CRM-03-0004', message: 'refusal.card.passwordRests', shows: 'toast' },
  cardPasswordNeeded: { code: 'CRM-03-0005', message: 'refusal.card.passwordNeeded', shows: 'toast' },
  cardSecurityNeeded: { code: 'CRM-03-0006', message: 'refusal.card.securityNeeded', shows: 'toast' },
  transferShort: { code: 'CRM-03-0201', message: 'refusal.transfer.short', shows: 'toast' },
  transferOff: { code: 'CRM-03-0202', message: 'refusal.transfer.off', shows: 'toast' },
  transferGone: { code: 'CRM-03-0203', message: 'refusal.transfer.gone', shows: 'toast' },
  transferOwn: { code: 'CRM-03-0204', message: 'refusal.transfer.own', shows: 'toast' },
  transferMisfit: { code: 'CRM-03-0205', message: 'refusal.transfer.misfit', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
