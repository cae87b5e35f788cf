import type { Currency, Money } from './money.ts'

const kept = new Map<string, Intl.NumberFormat>()

/** The currency Intl is given is a placeholder: it decides only whether a blank stands between symbol and number. */
const formatter = (language: string, digits: number, wordy: boolean): Intl.NumberFormat => {
  const name = `${language} ${digits} ${wordy}`
  const made =
    kept.get(name) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: wordy ? 'CHF' : 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  kept.set(name, made)
  return made
}

/** An amount as a plain decimal number: 1999 with two digits is `19.99`. Exact: no floating point on the way. PRICE-4 */
export function decimalText(amount: Money, digits: number): `${number}` {
  const sign = amount < 0 ? '-' : ''
  const all = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits)
  return (digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${all.slice(-digits)}`) as `${number}`
}

/**
 * An amount as a guest reads it in `language` (BCP 47): the currency's own number of digits and the house's own symbol,
 * in the place the language gives it. Intl's digits and symbols differ between devices and are not asked. From right to
 * left a mark closes the amount, or the `$` of `S$` would go around its letter. PRICE-4
 */
export function formatMoney(amount: Money, currency: Currency, language: string): string {
  const digits = currency.internationalSystemOfUnits
  return formatter(language, digits, /\p{L}$/u.test(currency.currencySymbol))
    .formatToParts(decimalText(amount, digits))
    .map(part => (part.type === 'currency' ? currency.currencySymbol : part.value))
    .join('')
    .replace(/^\u200F.+/, '$&\u200E')
}
