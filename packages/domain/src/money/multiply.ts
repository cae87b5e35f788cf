import { type Money, money, type Ppm, type Thousandths } from './money.ts'

/** `truncate` (toward zero) for discounts, tips and fees; `halfUp` (half away from zero) for tax and service. */
export type Rounding = 'truncate' | 'halfUp'

/** `n / d` as an integer with the given rounding; `d` is positive. */
export function divide(n: bigint, d: bigint, rounding: Rounding): bigint {
  if (rounding === 'truncate') return n / d
  const half = n < 0n ? -d : d
  return (2n * n + half) / (2n * d)
}

const scale = (amount: Money, by: number, of: number, rounding: Rounding): Money =>
  money(Number(divide(BigInt(amount) * BigInt(by), BigInt(of), rounding)))

/** `amount` times an integer. @throws if the product is not a safe integer. */
export const times = (amount: Money, count: number): Money => money(Number(BigInt(amount) * BigInt(count)))

/** `amount` per unit, for a number of thousandths; truncated once at the end. PRICE-4 */
export const timesThousandths = (amount: Money, weight: Thousandths): Money => scale(amount, weight, 1000, 'truncate')

/** A rate in ppm of `amount`: 8.25 % is 82500. PRICE-4, PRICE-5 */
export const atRate = (amount: Money, rate: Ppm, rounding: Rounding): Money => scale(amount, rate, 1_000_000, rounding)

/** The sum of amounts. @throws if it is not a safe integer. */
export const sum = (amounts: Iterable<Money>): Money => {
  let total = 0
  for (const amount of amounts) total = money(total + amount)
  return money(total)
}
