import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of what is done for members at the counter, and of the brand's money. */
export const counterCodes = {
  brandOnly: { code: 'CON-03-0001', message: 'refusal.brandOnly', shows: 'toast' },
  adjustNothing: { code: 'CON-03-0002', message: 'refusal.adjustNothing', shows: 'toast' },
  /** Less stands on it than is to be taken. M4 */
  adjustShort: { code: 'CON-03-0003', message: 'refusal.adjustShort', shows: 'toast' },
  adjustGone: { code: 'CON-03-0004', message: 'refusal.adjustGone', shows: 'toast' },
  adjustDecided: { code: 'CON-03-0005', message: 'refusal.adjustDecided', shows: 'toast' },
  secondForAdjust: { code: 'CON-03-0006', message: 'refusal.secondForAdjust', shows: 'toast' },
  /** Above what one person changes alone, and nobody is there to say yes. */
  adjustAlone: { code: 'CON-03-0013', message: 'refusal.adjustAlone', shows: 'toast' },
  contactUnclear: { code: 'CON-03-0007', message: 'refusal.contactUnclear', shows: 'toast' },
  /** Wrong, used or over: alike. CARD-1 */
  payCodeWrong: { code: 'CON-03-0008', message: 'refusal.payCodeWrong', shows: 'toast' },
  payCodeOver: { code: 'CON-03-0009', message: 'refusal.payCodeOver', shows: 'toast' },
  notToPayHere: { code: 'CON-03-0010', message: 'refusal.notToPayHere', shows: 'toast' },
  cardTooLittle: { code: 'CON-03-0011', message: 'refusal.cardTooLittle', shows: 'toast' },
  cardNotHere: { code: 'CON-03-0012', message: 'refusal.cardNotHere', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
