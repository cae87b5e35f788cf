import { type Money, money } from './money.ts'

/** Maximum number of digits: a thousand billion minor units, below 2^53. */
const MAX_DIGITS = 12

/**
 * Parses a typed amount (an open price, a custom tip): digits of any script with `.` or the locale's separator. Undefined for a
 * sign, an exponent, grouping, too many decimals, or too many digits. PRICE-4, M5
 */
export function parseAmount(typed: string, exponent: number, separator = '.'): Money | undefined {
  const plain = westernDigits(typed.trim()).replace(separator, '.').replace('\u066b', '.')
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain)
  const whole = match?.[1] ?? ''
  const decimals = match?.[2] ?? ''
  if (!match || whole + decimals === '' || decimals.length > exponent) return undefined
  const digits = (whole + decimals.padEnd(exponent, '0')).replace(/^0+(?=\d)/, '')
  return digits.length > MAX_DIGITS ? undefined : money(Number(digits))
}

/** Converts Arabic-Indic, Persian and full-width digits to 0-9. */
const westernDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\uff10-\uff19]/g, digit => String((digit.codePointAt(0) ?? 0) - 0xff10))
