import type { Currency, Money } from '@comanda/domain/money'
import { showList, showMoney, t } from '../../../platform/i18n/index.ts'

interface Bonus {
  returnAmount: Money
  returnPoint: number
  giftInfos: readonly { name: string; giftCount: number }[]
}

/** Bonus of a recharge in one line: `$5.00, 50 points and 2 × “A coffee on us”`. CARD-3 */
export function bonusText({ returnAmount, returnPoint, giftInfos }: Bonus, currency: Currency): string {
  const parts = [
    returnAmount > 0 ? t('card.bonusMoney', { amount: showMoney(returnAmount, currency) }) : '',
    returnPoint > 0 ? t('card.bonusPointCount', { points: returnPoint }) : '',
    ...giftInfos.map(({ name, giftCount }) =>
      t(giftCount > 1 ? 'card.bonusGifts' : 'card.bonusGift', { count: giftCount, name }),
    ),
  ].filter(Boolean)
  return parts.length > 0 ? showList(parts) : t('card.noBonus')
}
