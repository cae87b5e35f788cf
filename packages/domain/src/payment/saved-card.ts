/** A card that the payment provider stores for a person. Month `03`, year `2030`. */
export interface StoredCard {
  id: string
  brand: string
  lastFour: string
  expiryMonth: string
  expiryYear: string
}

export interface SavedCard extends StoredCard {
  /** It can be removed, but pays nothing any more. */
  expired: boolean
  /** The one that paid last. */
  lastUsed: boolean
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
  cup: 'UnionPay',
  jcb: 'JCB',
  diners: 'Diners Club',
}

const walletNames: Readonly<Record<string, string>> = { applepay: 'Apple Pay', googlepay: 'Google Pay' }

/** The display name of a card's brand; one of a card in a phone's wallet (`visa_applepay`) names the wallet too. */
export function cardBrand(brand: string): string {
  const [scheme = '', wallet = ''] = brand.split('_')
  const name = brandNames[scheme] ?? scheme
  return walletNames[wallet] ? `${walletNames[wallet]} · ${name}` : name
}

/** Wallets of the guest's phone or browser that pay through the card provider. */
export const phoneWallets = ['applepay', 'googlepay'] as const
export type PhoneWallet = (typeof phoneWallets)[number]

/** Half a day: the last month has ended in every time zone. */
const EVERYWHERE_MS = 12 * 3_600_000

/** Whether the card's last month has ended everywhere at `now` (epoch ms). PAY-8 */
export const hasCardExpired = ({ expiryMonth, expiryYear }: StoredCard, now: number): boolean =>
  now >= Date.UTC(Number(expiryYear), Number(expiryMonth), 1) + EVERYWHERE_MS

/**
 * The saved cards in the order they are offered: the one that paid last (`paid`), then the others, then the expired ones. PAY-8
 */
export function savedCards(
  stored: readonly StoredCard[],
  paid: Pick<StoredCard, 'brand' | 'lastFour'> | undefined,
  now: number,
): SavedCard[] {
  const last = stored.find(
    card => card.brand === paid?.brand && card.lastFour === paid.lastFour && !hasCardExpired(card, now),
  )
  const cards = stored.map(card => ({ ...card, expired: hasCardExpired(card, now), lastUsed: card === last }))
  const rank = ({ expired, lastUsed }: SavedCard): number => (lastUsed ? 0 : expired ? 2 : 1)
  return cards.toSorted((a, b) => rank(a) - rank(b))
}
