import { type Money, money } from './money.ts'

/**
 * Splits `total` (not negative) by `weights` so that the parts add up: each share is floored, and left-over units go to the
 * largest fractions, ties to the first. A weight of 0 gets nothing.
 * @throws if all weights are 0 and `total` is not. PRICE-5
 */
export function split(total: Money, weights: readonly (number | bigint)[]): Money[] {
  return splitSmall(total, weights) ?? splitAny(total, weights)
}

/** The same algorithm for products within safe integers: twenty times as fast, and by far the most frequent case. */
function splitSmall(total: Money, weights: readonly (number | bigint)[]): Money[] | undefined {
  let all = 0
  for (const weight of weights) {
    if (typeof weight !== 'number' || weight < 0) return undefined
    all += weight
  }
  if (total < 0 || all === 0 || !Number.isSafeInteger(all * Math.max(total, 1))) return undefined
  const count = weights.length
  if (!Number.isSafeInteger(all * count)) return undefined
  const parts: number[] = []
  // Fraction and index in one number, so that sorting orders by fraction, then by index.
  const fractions = new Float64Array(count)
  let remaining: number = total
  for (let at = 0; at < count; at += 1) {
    const exact = total * (weights[at] as number)
    const fraction = exact % all
    const part = (exact - fraction) / all
    parts.push(part)
    remaining -= part
    fractions[at] = fraction * count + (count - 1 - at)
  }
  if (remaining === 0) return parts as Money[]
  fractions.sort()
  for (const key of fractions.subarray(count - remaining)) {
    const at = count - 1 - (key % count)
    parts[at] = (parts[at] ?? 0) + 1
  }
  return parts as Money[]
}

function splitAny(total: Money, weights: readonly (number | bigint)[]): Money[] {
  const shares = weights.map(BigInt)
  const all = shares.reduce((a, b) => a + b, 0n)
  if (shares.some(share => share < 0n) || total < 0) throw new RangeError('a split of negative parts')
  if (all === 0n) {
    if (total > 0) throw new RangeError('a split among nobody')
    return shares.map(() => money(0))
  }
  const exact = shares.map(share => BigInt(total) * share)
  const parts = exact.map(part => Number(part / all))
  const remaining = total - parts.reduce((a, b) => a + b, 0)
  const byFraction = exact.map((part, at) => ({ at, fraction: part % all })).sort(byLargest)
  for (const { at } of byFraction.slice(0, remaining)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map(money)
}

const byLargest = (a: { at: number; fraction: bigint }, b: { at: number; fraction: bigint }): number =>
  a.fraction === b.fraction ? a.at - b.at : a.fraction > b.fraction ? -1 : 1
