import { atRate, type Money, money, split, times } from '../../money/index.ts'
import type { PromotionEffect } from '../../store/index.ts'
import type { Discount, PieceGroup } from './discount.ts'
import type { DraftLine } from '../draft.ts'

/** The remaining amounts while discounts are applied one after the other. */
export interface Remaining {
  lines: readonly DraftLine[]
  /** Remaining amount of each line; changed by `take`. */
  rest: number[]
  deliveryRest: number
  /** Amount of the dishes before any discount. */
  dishes: number
}

/** An applied discount. */
export interface AppliedDiscount {
  discount: Discount
  off: number
  /** Shares of the lines of `discount.lineIndexes`, in that order. */
  shares: readonly number[]
  /** Worth to the guest: the discount, or the regular price of the gift. */
  worth: number
}

const totalOf = (amounts: readonly number[]): number => amounts.reduce((all, it) => all + it, 0)

/** The amount that is compared with this discount's threshold, at this point. */
export const amountForThreshold = (remaining: Remaining, { promotion }: Discount): number =>
  promotion.thresholdOn === 'after' ? totalOf(remaining.rest) : remaining.dishes

/**
 * Applies a discount to the remaining amounts; undefined if its threshold is not reached or it takes nothing off. No amount becomes
 * negative. PRICE-2
 */
export function applyDiscount(remaining: Remaining, discount: Discount): AppliedDiscount | undefined {
  if (discount.lineIndexes.length === 0 || amountForThreshold(remaining, discount) < discount.promotion.threshold)
    return undefined
  if (discount.promotion.effect.kind === 'gift') return applyGift(discount)
  if (discount.onDelivery) return applyToDelivery(remaining, discount)
  const shares = sharesOf(discount, remaining)
  const off = totalOf(shares)
  if (off === 0) return undefined
  for (const [lineIndexes, place] of discount.lineIndexes.entries())
    remaining.rest[place] = (remaining.rest[place] ?? 0) - (shares[lineIndexes] ?? 0)
  return { discount, off, shares, worth: off }
}

const applyGift = (discount: Discount): AppliedDiscount | undefined =>
  discount.gift && { discount, off: 0, shares: [], worth: times(discount.gift.price, discount.gift.quantity) }

function applyToDelivery(remaining: Remaining, discount: Discount): AppliedDiscount | undefined {
  const off = amountOff(remaining.deliveryRest, discount.promotion.effect)
  if (off === 0) return undefined
  remaining.deliveryRest -= off
  return { discount, off, shares: [], worth: off }
}

/** The amount an effect takes off a sum, at most the sum. */
function amountOff(rest: number, effect: PromotionEffect): number {
  if (effect.kind === 'freeDelivery') return rest
  if (effect.kind === 'amount') return Math.max(0, Math.min(effect.amount, rest))
  if (effect.kind !== 'percent') return 0
  const off = atRate(money(rest), effect.rate, 'truncate')
  return Math.max(0, Math.min(off, rest, effect.atMost ?? rest))
}

function sharesOf(discount: Discount, remaining: Remaining): readonly number[] {
  const { lineIndexes, pieceGroups, promotion } = discount
  const { effect } = promotion
  const rests = lineIndexes.map(place => remaining.rest[place] ?? 0)
  if (effect.kind !== 'buyGet') return split(money(amountOff(totalOf(rests), effect)), rests)
  const shares = rests.map(() => 0)
  for (const group of pieceGroups) discountSets(effect, group, rests, shares)
  return shares
}

type BuyGet = Extract<PromotionEffect, { kind: 'buyGet' }>

/**
 * Splits the pieces of a group into sets, most expensive first; the cheapest of each set are discounted. With this order,
 * splitting an order never gives a larger discount. M14
 */
function discountSets(
  { buy, get, rate, most }: BuyGet,
  group: PieceGroup,
  rests: readonly number[],
  shares: number[],
): void {
  const size = buy + get
  const sets = Math.floor(group.pieces / size)
  if (sets === 0) return
  const end = (most > 0 ? Math.min(most, sets) : sets) * size
  const discountedBefore = (place: number): number => Math.floor(place / size) * get + Math.max(0, (place % size) - buy)
  const rest = (n: number): number => rests[n] ?? 0
  const byPrice = group.lines.length === 1 ? group.lines : [...group.lines]
  byPrice.sort((a, b) => rest(b.n) * a.quantity - rest(a.n) * b.quantity || a.n - b.n)
  let from = 0
  for (const { n, quantity } of byPrice) {
    const to = from + quantity
    const free = discountedBefore(Math.min(to, end)) - discountedBefore(Math.min(from, end))
    if (free > 0) shares[n] = partOf(rest(n), free, quantity, rate)
    from = to
  }
}

/** `rate` of `free` of `quantity` pieces, truncated; at most the line's amount. */
function partOf(rest: number, free: number, quantity: number, rate: number): Money {
  if (free === 0 || quantity === 0) return money(0)
  const small = rest * free * rate
  if (Number.isSafeInteger(small)) return money(Math.min(rest, Math.floor(small / (quantity * 1_000_000))))
  const off = (BigInt(rest) * BigInt(free) * BigInt(rate)) / (BigInt(quantity) * 1_000_000n)
  return money(Math.min(rest, Number(off)))
}
