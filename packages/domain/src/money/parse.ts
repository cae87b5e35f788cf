import { type Money, money } from './money.ts'

/** Twelve digits are a thousand billion minor units: beyond any till, below 2^53. */
const MOST_DIGITS = 12

/**
 * An amount as a person types it (an open price, a tip of one's own): digits of any script's common forms with `.` or the
 * locale's own separator. Nothing where it is no such amount: a sign, an exponent, grouping, more decimals than the
 * currency has, or too long. PRICE-4, M5
 */
export function parseAmount(typed: string, exponent: number, separator = '.'): Money | undefined {
  const plain = westernDigits(typed.trim()).replace(separator, '.').replace('\u066b', '.')
  const found = /^(\d*)(?:\.(\d*))?$/.exec(plain)
  const whole = found?.[1] ?? ''
  const decimals = found?.[2] ?? ''
  if (!found || whole + decimals === '' || decimals.length > exponent) return undefined
  const digits = (whole + decimals.padEnd(exponent, '0')).replace(/^0+(?=\d)/, '')
  return digits.length > MOST_DIGITS ? undefined : money(Number(digits))
}

/** Arabic-Indic, Persian and full-width digits as 0-9: phones in those languages type them. */
const westernDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\uff10-\uff19]/g, digit => String((digit.codePointAt(0) ?? 0) - 0xff10))
