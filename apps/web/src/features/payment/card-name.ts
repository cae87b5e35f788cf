import { t } from '../../platform/i18n/index.ts'

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
  cup: 'UnionPay',
  jcb: 'JCB',
  diners: 'Diners Club',
}

/** Display name of a card's brand; that of a card in a phone's wallet is `visa_applepay`. */
export function brandName(brand: string): string {
  const [scheme = ''] = brand.split('_')
  return brandNames[scheme] ?? scheme
}

/** Brand and last digits of a card. */
export const cardName = ({ brand, lastFour }: { brand: string; lastFour: string }): string =>
  t('payment.card', { brand: brandName(brand), lastFour })
