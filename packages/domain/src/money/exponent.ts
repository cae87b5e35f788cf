import { type Money, money } from './money.ts'
import { divide, type Rounding } from './multiply.ts'

/**
 * The amount in another number of decimals (a provider's exponent may differ from the store's).
 * @throws if it does not fit exactly and no rounding is given, so that no cents are lost silently. PRICE-4
 */
export function toExponent(amount: Money, from: number, to: number, rounding?: Rounding): Money {
  const shift = 10n ** BigInt(Math.abs(to - from))
  if (to >= from) return money(Number(BigInt(amount) * shift))
  if (rounding === undefined && BigInt(amount) % shift !== 0n)
    throw new RangeError(`${amount} does not fit ${to} decimals`)
  return money(Number(divide(BigInt(amount), shift, rounding ?? 'truncate')))
}

/** The amount as an exact decimal text ("12.30"), for `Intl` and providers. PRICE-4 */
export function toDecimal(amount: Money, exponent: number): string {
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
