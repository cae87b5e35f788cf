import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of gift cards. */
export const giftcardCodes = {
  /** It is not, or no longer, on sale. */
  giftProgramGone: { code: 'GIFT-01-0001', message: 'refusal.giftcard.programGone', shows: 'dialog' },
  giftAmountUnfit: { code: 'GIFT-01-0002', message: 'refusal.giftcard.amountUnfit', shows: 'toast' },
  /** `data`: what it costs now. */
  giftPriceChanged: { code: 'GIFT-01-0003', message: 'refusal.giftcard.priceChanged', shows: 'dialog' },
  giftRecipientNeeded: { code: 'GIFT-01-0004', message: 'refusal.giftcard.recipientNeeded', shows: 'toast' },
  giftDayUnfit: { code: 'GIFT-01-0005', message: 'refusal.giftcard.dayUnfit', shows: 'toast' },
  /** Nothing can be sent this way: `data` names the ways that are open. */
  giftChannelClosed: { code: 'GIFT-01-0006', message: 'refusal.giftcard.channelClosed', shows: 'dialog' },
  /** One and the same for a wrong number or code, a card of somebody else, one that is over: nothing tells them apart. S9 */
  giftCodeWrong: { code: 'GIFT-01-0007', message: 'refusal.giftcard.codeWrong', shows: 'toast' },
  /** A card of one's own with nothing on it to give. */
  giftNotUsable: { code: 'GIFT-01-0008', message: 'refusal.giftcard.notUsable', shows: 'dialog' },
  /** It has been taken by its friend, or was sent as often as it may be. */
  giftNotSentAgain: { code: 'GIFT-01-0009', message: 'refusal.giftcard.notSentAgain', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
