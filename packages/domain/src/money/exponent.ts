import { type Money, money } from './money.ts'
import { divide, type Rounding } from './multiply.ts'

/**
 * The same amount in another number of decimals (a provider's exponent is not always the store's). Exact unless a
 * rounding is named: without one an amount that does not fit throws, because cents must not vanish unseen. PRICE-4
 */
export function toExponent(amount: Money, from: number, to: number, rounding?: Rounding): Money {
  const shift = 10n ** BigInt(Math.abs(to - from))
  if (to >= from) return money(Number(BigInt(amount) * shift))
  if (rounding === undefined && BigInt(amount) % shift !== 0n)
    throw new RangeError(`${amount} does not fit ${to} decimals`)
  return money(Number(divide(BigInt(amount), shift, rounding ?? 'truncate')))
}

/** The amount as a plain decimal text ("12.30"), exact, for `Intl` and for providers. PRICE-4 */
export function toDecimal(amount: Money, exponent: number): string {
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
