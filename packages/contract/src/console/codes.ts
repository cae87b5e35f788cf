import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals at the console. */
export const consoleCodes = {
  signInFailed: { code: 'CON-01-0001', message: 'refusal.signInFailed', shows: 'toast' },
  notYourShop: { code: 'CON-01-0002', message: 'refusal.notYourShop', shows: 'toast' },
  promiseTooEarly: { code: 'CON-01-0003', message: 'refusal.promiseTooEarly', shows: 'toast' },
  managersOnly: { code: 'CON-01-0004', message: 'refusal.managersOnly', shows: 'toast' },
  changedMeanwhile: { code: 'CON-01-0005', message: 'refusal.changedMeanwhile', shows: 'toast' },
  printerElsewhere: { code: 'CON-01-0006', message: 'refusal.printerElsewhere', shows: 'toast' },
  /** More than what was paid and has not gone back yet. M9 */
  moreThanLeft: { code: 'CON-01-0007', message: 'refusal.moreThanLeft', shows: 'toast' },
  secondPersonNeeded: { code: 'CON-01-0008', message: 'refusal.secondPersonNeeded', shows: 'toast' },
  refundDecided: { code: 'CON-01-0009', message: 'refusal.refundDecided', shows: 'toast' },
  /** The table is not released while something is owed there: settle its bill, or write it off. `data`: `{ billId }`. C6 */
  billOpen: { code: 'CON-01-0010', message: 'refusal.billOpen', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
