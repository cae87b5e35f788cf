import { type Currency, type Money, money } from './money.ts'

/** An amount as a plain decimal number: 1999 with two digits is `19.99`. Exact: no floating point on the way. PRICE-4 */
export function decimalText(amount: Money, digits: number): `${number}` {
  const sign = amount < 0 ? '-' : ''
  const all = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits)
  return (digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${all.slice(-digits)}`) as `${number}`
}

/** The whole part of a number in threes: `1234.50` is `1,234.50`. */
const inThrees = (decimal: string): string => decimal.replace(/^\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/**
 * An amount as a guest reads it in `language` (BCP 47, one of the house's): the currency's own number of digits and the house's
 * own symbol, in the place the language gives it. It says what Intl would say with that symbol; asking Intl costs a slow phone
 * 50 ms before the first price. From right to left a mark closes the amount, or the `$` of `S$` would go around its letter; and
 * one closes the number, or a sign would take a symbol of Latin letters to its other side. PRICE-4
 */
export function formatMoney(amount: Money, currency: Currency, language: string): string {
  const { currencySymbol: symbol } = currency
  const number = inThrees(decimalText(money(Math.abs(amount)), currency.internationalSystemOfUnits))
  const sign = amount < 0 ? '-' : ''
  if (language.startsWith('ar')) return `\u200F${sign && '\u200E-'}${number}\u200F\u00A0${symbol}\u200E`
  return sign + symbol + (/\p{L}$/u.test(symbol) ? '\u00A0' : '') + number
}
