import type { PhoneWallet } from '@comanda/domain/payment'
import type { SavedCard, SavedCards } from '../api.ts'

/** The source of a card payment: a phone's wallet, a card typed on the next page, or the id of a saved card. */
export type CardChoice = PhoneWallet | 'new' | (string & {})

/** The cards and wallets on offer. */
export type CardOffers = SavedCards

/** The saved card that is chosen, if it is one and can pay. */
export const savedCardOf = ({ cards }: CardOffers, choice: CardChoice): SavedCard | undefined =>
  cards.find(({ id, expired }) => id === choice && !expired)

export const isPhoneWallet = ({ wallets }: CardOffers, choice: CardChoice): choice is PhoneWallet =>
  wallets.some(wallet => wallet === choice)

/** The source of a card payment: the guest's choice while it is on offer, else the saved card that paid last, else a new card. PAY-8 */
export function cardNow(offers: CardOffers, preferred: CardChoice | undefined): CardChoice {
  const isOffered =
    preferred === 'new' ||
    (preferred !== undefined && (savedCardOf(offers, preferred) !== undefined || isPhoneWallet(offers, preferred)))
  return isOffered ? preferred : (offers.cards.find(({ lastUsed }) => lastUsed)?.id ?? 'new')
}
