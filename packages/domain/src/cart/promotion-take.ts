import { atRate, type Money, money, split, times } from '../money/index.ts'
import type { PromotionEffect } from '../store/index.ts'
import type { Cut, Heap } from './promotion-cut.ts'
import type { DraftLine } from './draft.ts'

/** What is left to pay while one cut after the other is taken off. */
export interface Till {
  lines: readonly DraftLine[]
  /** Of each line; changed by `take`. */
  rest: number[]
  deliveryRest: number
  /** What the dishes come to before any cut. */
  dishes: number
}

/** A cut that was taken off. */
export interface Taken {
  cut: Cut
  off: number
  /** Of each line of `cut.at`, in that order. */
  shares: readonly number[]
  /** What it is worth to the guest: what it takes off, or what its gift would cost. */
  worth: number
}

const totalOf = (amounts: readonly number[]): number => amounts.reduce((all, it) => all + it, 0)

/** What this cut's threshold looks at, now. */
export const reachedBy = (till: Till, { promotion }: Cut): number =>
  promotion.thresholdOn === 'after' ? totalOf(till.rest) : till.dishes

/** Takes a cut off what is left to pay; undefined where it is not reached or of no worth. Nothing goes below zero. PRICE-2 */
export function take(till: Till, cut: Cut): Taken | undefined {
  if (cut.at.length === 0 || reachedBy(till, cut) < cut.promotion.threshold) return undefined
  if (cut.promotion.effect.kind === 'gift') return takeGift(cut)
  if (cut.onDelivery) return takeDelivery(till, cut)
  const shares = sharesOf(cut, till)
  const off = totalOf(shares)
  if (off === 0) return undefined
  for (const [at, place] of cut.at.entries()) till.rest[place] = (till.rest[place] ?? 0) - (shares[at] ?? 0)
  return { cut, off, shares, worth: off }
}

const takeGift = (cut: Cut): Taken | undefined =>
  cut.gift && { cut, off: 0, shares: [], worth: times(cut.gift.price, cut.gift.quantity) }

function takeDelivery(till: Till, cut: Cut): Taken | undefined {
  const off = cutOff(till.deliveryRest, cut.promotion.effect)
  if (off === 0) return undefined
  till.deliveryRest -= off
  return { cut, off, shares: [], worth: off }
}

/** What an effect on a sum takes off it: never more than there is. */
function cutOff(rest: number, effect: PromotionEffect): number {
  if (effect.kind === 'freeDelivery') return rest
  if (effect.kind === 'amount') return Math.max(0, Math.min(effect.amount, rest))
  if (effect.kind !== 'percent') return 0
  const off = atRate(money(rest), effect.rate, 'truncate')
  return Math.max(0, Math.min(off, rest, effect.atMost ?? rest))
}

function sharesOf(cut: Cut, till: Till): readonly number[] {
  const { at, heaps, promotion } = cut
  const { effect } = promotion
  const rests = at.map(place => till.rest[place] ?? 0)
  if (effect.kind !== 'buyGet') return split(money(cutOff(totalOf(rests), effect)), rests)
  const shares = rests.map(() => 0)
  for (const heap of heaps) takeSets(effect, heap, rests, shares)
  return shares
}

type BuyGet = Extract<PromotionEffect, { kind: 'buyGet' }>

/**
 * The pieces of a heap in sets, the dearest first; of each set the cheapest are the ones taken off. Made so, no way
 * of ordering the pieces apart takes off more. M14
 */
function takeSets({ buy, get, rate, most }: BuyGet, heap: Heap, rests: readonly number[], shares: number[]): void {
  const size = buy + get
  const sets = Math.floor(heap.pieces / size)
  if (sets === 0) return
  const end = (most > 0 ? Math.min(most, sets) : sets) * size
  const gotten = (place: number): number => Math.floor(place / size) * get + Math.max(0, (place % size) - buy)
  const rest = (n: number): number => rests[n] ?? 0
  const dearest = heap.lines.length === 1 ? heap.lines : [...heap.lines]
  dearest.sort((a, b) => rest(b.n) * a.quantity - rest(a.n) * b.quantity || a.n - b.n)
  let from = 0
  for (const { n, quantity } of dearest) {
    const to = from + quantity
    const free = gotten(Math.min(to, end)) - gotten(Math.min(from, end))
    if (free > 0) shares[n] = partOf(rest(n), free, quantity, rate)
    from = to
  }
}

/** `rate` of `free` of `quantity` pieces, the fraction dropped: never more than the line. */
function partOf(rest: number, free: number, quantity: number, rate: number): Money {
  if (free === 0 || quantity === 0) return money(0)
  const small = rest * free * rate
  if (Number.isSafeInteger(small)) return money(Math.min(rest, Math.floor(small / (quantity * 1_000_000))))
  const off = (BigInt(rest) * BigInt(free) * BigInt(rate)) / (BigInt(quantity) * 1_000_000n)
  return money(Math.min(rest, Number(off)))
}
