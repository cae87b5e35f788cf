import { type Money, money } from './money.ts'

/**
 * Splits `total` (not negative) by `weights` so that the parts add up to it: each share is floored, and the units left
 * over go to the largest fractions, ties to the first. A weight of nothing gets nothing; with no weight at all there is
 * nobody to give to, so a `total` above 0 throws. PRICE-5
 */
export function split(total: Money, weights: readonly (number | bigint)[]): Money[] {
  return splitSmall(total, weights) ?? splitAny(total, weights)
}

/** The same where every product is a number that holds exactly: twenty times as fast, and what a cart asks for all day. */
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
  // A fraction and its place in one number: the largest fraction is the largest number, of two equal ones the first place.
  const fractions = new Float64Array(count)
  let left: number = total
  for (let at = 0; at < count; at += 1) {
    const exact = total * (weights[at] as number)
    const fraction = exact % all
    const part = (exact - fraction) / all
    parts.push(part)
    left -= part
    fractions[at] = fraction * count + (count - 1 - at)
  }
  if (left === 0) return parts as Money[]
  fractions.sort()
  for (const key of fractions.subarray(count - left)) {
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
  const left = total - parts.reduce((a, b) => a + b, 0)
  const byFraction = exact.map((part, at) => ({ at, fraction: part % all })).sort(byLargest)
  for (const { at } of byFraction.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map(money)
}

const byLargest = (a: { at: number; fraction: bigint }, b: { at: number; fraction: bigint }): number =>
  a.fraction === b.fraction ? a.at - b.at : a.fraction > b.fraction ? -1 : 1
