import { type Currency, type Money, money } from './money.ts'

/** An amount as a decimal number: 1999 with two digits is `19.99`. Exact, without floating point. PRICE-4 */
export function decimalText(amount: Money, digits: number): `${number}` {
  const sign = amount < 0 ? '-' : ''
  const all = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits)
  return (digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${all.slice(-digits)}`) as `${number}`
}

/** Groups the integer part in threes: `1234.50` is `1,234.50`. */
const inThrees = (decimal: string): string => decimal.replace(/^\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/**
 * An amount formatted for `language` (BCP 47, one of the supported languages): the currency's stored digits and symbol, placed as
 * the language does. The result equals Intl's with that symbol; loading Intl data takes a slow phone 50 ms before the first
 * price. In right-to-left text one mark closes the amount, so that the `$` of `S$` stays beside its letter, and another closes
 * the number, so that a negative sign does not move a Latin symbol to the other side. PRICE-4
 */
export function formatMoney(amount: Money, currency: Currency, language: string): string {
  const { currencySymbol: symbol } = currency
  const number = inThrees(decimalText(money(Math.abs(amount)), currency.internationalSystemOfUnits))
  const sign = amount < 0 ? '-' : ''
  if (language.startsWith('ar')) return `\u200F${sign && '\u200E-'}${number}\u200F\u00A0${symbol}\u200E`
  return sign + symbol + (/\p{L}$/u.test(symbol) ? '\u00A0' : '') + number
}
