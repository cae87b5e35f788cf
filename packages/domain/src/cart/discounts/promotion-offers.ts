import { type Money, money, ZERO } from '../../money/index.ts'
import type { OfferedPromotion } from '../calculation.ts'
import { type Discount, excludeEachOther, priorityOf } from './discount.ts'
import { amountForThreshold, type AppliedDiscount, type Remaining } from './apply-discount.ts'

/** A promotion with the amount or pieces it lacks; `saves` counts only if nothing is missing. */
export function offerOf(remaining: Remaining, discount: Discount, saves: Money, chosen: boolean): OfferedPromotion {
  const { discountId, promotionType, name, threshold, stackable } = discount.promotion
  const missingAmount = money(Math.max(0, threshold - amountForThreshold(remaining, discount)))
  const missingCount = missingPieces(discount)
  return {
    discountId,
    promotionType,
    name,
    discountAmount: missingAmount > 0 ? ZERO : saves,
    missingAmount,
    ...(missingCount > 0 && { missingCount }),
    chosen,
    stackable: stackable === true,
  }
}

/** Number of pieces missing to complete a partial set; 0 if no set is partial, or no further set counts. */
function missingPieces({ pieceGroups, promotion: { effect } }: Discount): number {
  if (effect.kind !== 'buyGet') return 0
  const size = effect.buy + effect.get
  const missing = pieceGroups
    .filter(({ pieces }) => pieces % size > 0 && (effect.most === 0 || pieces < effect.most * size))
    .map(({ pieces }) => size - (pieces % size))
  return missing.length === 0 ? 0 : Math.min(...missing)
}

/**
 * Automatic promotions that a little more would reach, nearest first: by the missing amount, or by the price of the cheapest
 * missing pieces. Promotions that an applied one excludes are left out, and free delivery that the address has from the same or a
 * lower amount (`freeFrom`, minor units). PRICE-2
 */
export function nearPromotions(
  remaining: Remaining,
  discounts: readonly Discount[],
  applied: readonly AppliedDiscount[],
  freeFrom: number = Number.POSITIVE_INFINITY,
): OfferedPromotion[] {
  return discounts
    .filter(discount => !discount.coupon && discount.lineIndexes.length > 0 && !isExcluded(discount, applied))
    .filter(({ onDelivery, promotion }) => !(onDelivery && promotion.threshold >= freeFrom))
    .map(discount => ({ offer: offerOf(remaining, discount, ZERO, false), discount }))
    .filter(({ offer }) => offer.missingAmount > 0 || offer.missingCount !== undefined)
    .map(({ offer, discount }) => ({ offer, distance: distanceOf(remaining, discount, offer) }))
    .sort((a, b) => a.distance - b.distance || (a.offer.discountId < b.offer.discountId ? -1 : 1))
    .map(({ offer }) => offer)
}

const isExcluded = (discount: Discount, applied: readonly AppliedDiscount[]): boolean =>
  applied.some(
    it =>
      it.discount !== discount &&
      priorityOf(it.discount) >= priorityOf(discount) &&
      excludeEachOther(it.discount, discount),
  )

function distanceOf(
  remaining: Remaining,
  discount: Discount,
  { missingAmount, missingCount = 0 }: OfferedPromotion,
): number {
  if (missingCount === 0) return missingAmount
  const prices = discount.lineIndexes.map(place => remaining.lines[place]?.line.unitAmount ?? 0)
  return Math.max(missingAmount, missingCount * Math.min(...prices))
}
