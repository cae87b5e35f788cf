import { cardBrand } from '@comanda/domain/payment'
import { t } from '../../platform/i18n/index.ts'

/** Brand and last digits of a card. */
export const cardName = ({ brand, lastFour }: { brand: string; lastFour: string }): string =>
  t('payment.card', { brand: cardBrand(brand), lastFour })
