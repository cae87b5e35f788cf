import { formatNumber } from '@comanda/messages'
import { listSeparator, type Currency, formatMoney, type Money } from '@comanda/domain/money'
import { currentLocale } from './texts.ts'

/** An amount in the guest's language with the store's currency. PRICE-4 */
export const showMoney = (amount: Money, currency: Currency): string =>
  formatMoney(amount, currency, currentLocale().intl)

/** Joins items in the guest's language: “a, b and c”. A Chinese “和” or “或” has a space towards Latin letters and digits. */
export const showList = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(currentLocale().intl, { type })
    .format(items)
    .replace(/([!-~])([和或])/g, '$1 $2')
    .replace(/([和或])([!-~])/g, '$1 $2')

/** Joins items with the language's comma: “large, spicy”. CART-7 */
export const joinWithComma = (items: readonly string[]): string => items.join(listSeparator(currentLocale().id))

/** A number in the guest's language. */
export const showNumber = (value: number): string => formatNumber(value, currentLocale().intl)
