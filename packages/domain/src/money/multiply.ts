import { type Money, money, type Ppm, type Thousandths } from './money.ts'

/** `truncate` is the product's helper (toward zero), `halfUp` is for tax and service (half away from zero). */
export type Rounding = 'truncate' | 'halfUp'

/** `n / d` as a whole number by the named rounding; `d` is positive. */
export function divide(n: bigint, d: bigint, rounding: Rounding): bigint {
  if (rounding === 'truncate') return n / d
  const half = n < 0n ? -d : d
  return (2n * n + half) / (2n * d)
}

const scale = (amount: Money, by: number, of: number, rounding: Rounding): Money =>
  money(Number(divide(BigInt(amount) * BigInt(by), BigInt(of), rounding)))

/** `amount` times a whole count. Throws where the product passes what a number holds exactly. */
export const times = (amount: Money, count: number): Money => money(Number(BigInt(amount) * BigInt(count)))

/** `amount` per one, for so many thousandths; the fraction is dropped toward zero, once, at the end. PRICE-4 */
export const timesThousandths = (amount: Money, weight: Thousandths): Money => scale(amount, weight, 1000, 'truncate')

/** The part of `amount` that a rate in ppm is: 8.25 % is 82500. PRICE-4, PRICE-5 */
export const atRate = (amount: Money, rate: Ppm, rounding: Rounding): Money => scale(amount, rate, 1_000_000, rounding)

/** The sum of amounts; throws where it passes what a number holds exactly. */
export const sum = (amounts: Iterable<Money>): Money => {
  let total = 0
  for (const amount of amounts) total = money(total + amount)
  return money(total)
}
