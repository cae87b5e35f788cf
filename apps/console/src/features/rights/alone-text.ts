import { type Currency, money } from '@comanda/domain/money'
import { showMoney, showNumber, t } from '@comanda/web/i18n'

/** An amount of one unit: money of a currency, or points. */
export function amountText(unit: string, amount: number, currencies: readonly Currency[]): string {
  const currency = currencies.find(one => one.currencyCode === unit)
  return currency ? showMoney(money(amount), currency) : t('counter.points', { count: showNumber(amount) })
}
