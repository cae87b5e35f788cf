import { t } from '../../../platform/i18n/index.ts'

/** Label of the balance; it names the number of cards whose sum it is, because the face of a card shows that card's alone. CARD-3 */
export const balanceLabel = (balance: { cards: number } | undefined): string =>
  balance && balance.cards > 1 ? t('card.balanceOfCards', { count: balance.cards }) : t('card.balance')
