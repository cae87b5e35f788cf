import { type Money, money, NOTHING } from '../money/index.ts'
import type { OfferedPromotion } from './calculation.ts'
import { type Cut, excludeEachOther, priorityOf } from './promotion-cut.ts'
import { reachedBy, type Taken, type Till } from './promotion-take.ts'

/** A promotion with what it lacks; `saves` counts only where it lacks nothing. */
export function offerOf(till: Till, cut: Cut, saves: Money, chosen: boolean): OfferedPromotion {
  const { discountId, promotionType, name, threshold, stackable } = cut.promotion
  const missingAmount = money(Math.max(0, threshold - reachedBy(till, cut)))
  const missingCount = missingPieces(cut)
  return {
    discountId,
    promotionType,
    name,
    discountAmount: missingAmount > 0 ? NOTHING : saves,
    missingAmount,
    ...(missingCount > 0 && { missingCount }),
    chosen,
    stackable: stackable === true,
  }
}

/** How many pieces a set that is begun still lacks; 0 where none is begun, or no further set counts. */
function missingPieces({ heaps, promotion: { effect } }: Cut): number {
  if (effect.kind !== 'buyGet') return 0
  const size = effect.buy + effect.get
  const missing = heaps
    .filter(({ pieces }) => pieces % size > 0 && (effect.most === 0 || pieces < effect.most * size))
    .map(({ pieces }) => size - (pieces % size))
  return missing.length === 0 ? 0 : Math.min(...missing)
}

/**
 * What comes by itself once there is a little more, the nearest first: by the amount it lacks, and where it lacks pieces
 * by what the cheapest of them cost. What a better one keeps out is not dangled before the guest. PRICE-2
 */
export function nearPromotions(till: Till, cuts: readonly Cut[], taken: readonly Taken[]): OfferedPromotion[] {
  return cuts
    .filter(cut => !cut.coupon && cut.at.length > 0 && !isKeptOut(cut, taken))
    .map(cut => ({ offer: offerOf(till, cut, NOTHING, false), cut }))
    .filter(({ offer }) => offer.missingAmount > 0 || offer.missingCount !== undefined)
    .map(({ offer, cut }) => ({ offer, distance: distanceOf(till, cut, offer) }))
    .sort((a, b) => a.distance - b.distance || (a.offer.discountId < b.offer.discountId ? -1 : 1))
    .map(({ offer }) => offer)
}

const isKeptOut = (cut: Cut, taken: readonly Taken[]): boolean =>
  taken.some(it => it.cut !== cut && priorityOf(it.cut) >= priorityOf(cut) && excludeEachOther(it.cut, cut))

function distanceOf(till: Till, cut: Cut, { missingAmount, missingCount = 0 }: OfferedPromotion): number {
  if (missingCount === 0) return missingAmount
  const prices = cut.at.map(place => till.lines[place]?.line.unitAmount ?? 0)
  return Math.max(missingAmount, missingCount * Math.min(...prices))
}
