import { type Money, money, ZERO } from '../../money/index.ts'
import { isFor, runsAt } from '../../store/index.ts'
import type { AppliedPromotion, Calculation, CalculationInput, OfferedPromotion } from '../calculation.ts'
import { couponResults, discountOfCoupon } from './coupons.ts'
import { type Draft, type DraftLine, dishesAmount, draftLine, type LineOff, remainingOf } from '../draft.ts'
import {
  applyDiscounts,
  bestOptional,
  type Candidates,
  candidatesOf,
  chooseDiscounts,
  chooseWithOptional,
} from './choose-discounts.ts'
import { type Discount, discountOf, excludeEachOther, inApplyingOrder, appliesTo, isOptional } from './discount.ts'
import { nearPromotions, offerOf } from './promotion-offers.ts'
import type { AppliedDiscount, Remaining } from './apply-discount.ts'

type PromotionContext = Pick<
  CalculationInput,
  | 'shop'
  | 'bizType'
  | 'moment'
  | 'moments'
  | 'segments'
  | 'segmentsOfLines'
  | 'chosenDiscountIds'
  | 'coupons'
  | 'gifts'
  | 'zone'
>

/** A draft after promotions and coupons, with the remaining offers. */
export interface PromotionResult extends Pick<Calculation, 'optionalList' | 'nearList' | 'couponList'> {
  draft: Draft
}

/**
 * Applies the automatic promotions, the optional ones the guest chose (or the best ones) and the coupons, and lists further offers. PRICE-2,
 * PRICE-3, CART-14
 */
export function promote(start: Draft, context: PromotionContext): PromotionResult {
  const remaining = remainingIn(start)
  const running = runningDiscounts(start.lines, context)
  const coupons = (context.coupons ?? []).filter(
    (it, at, all) => all.findIndex(other => other.couponCode === it.couponCode) === at,
  )
  const couponDiscounts = coupons.filter(it => !it.problem).map(it => discountOfCoupon(it, start.lines))
  const automatic = [...running.filter(it => !isOptional(it.promotion)), ...couponDiscounts]
  const optional = running.filter(it => isOptional(it.promotion))
  const candidates = candidatesOf(remaining, [...automatic, ...optional])
  const { chosenDiscountIds: ids = [] } = context
  const wanted =
    ids === 'best'
      ? bestOptional(candidates, automatic, optional)
      : optional.filter(it => ids.includes(it.promotion.discountId))
  const { discounts, optional: chosen } = chooseWithOptional(candidates, automatic, wanted)
  const applied = applyDiscounts(remaining, discounts)
  return {
    draft: draftAfter(start, applied),
    optionalList: offersOf(candidates, { automatic, optional, chosen, applied }),
    nearList: nearPromotions(remaining, automatic, applied, context.zone?.freeFrom),
    couponList: couponResults(coupons, couponDiscounts, applied, remaining),
  }
}

const remainingIn = ({ lines, deliveryFee, deliveryOff }: Draft): Remaining => ({
  lines,
  rest: lines.map(remainingOf),
  deliveryRest: deliveryFee - deliveryOff,
  dishes: dishesAmount(lines),
})

/** Promotions running at this time for this order type and these guests, each once, with the lines they apply to. */
function runningDiscounts(
  lines: readonly DraftLine[],
  { shop, bizType, moment, moments, segments, segmentsOfLines, gifts = [] }: PromotionContext,
): Discount[] {
  const seen = new Set<string>()
  return shop.promotions.flatMap(promotion => {
    const { discountId, effect } = promotion
    if (seen.has(discountId) || !promotion.bizTypes.includes(bizType)) return []
    const runsFor = ({ itemKey }: DraftLine['line']): boolean =>
      isFor(promotion, segmentsOfLines ? segmentsOfLines.get(itemKey) : segments) &&
      runsAt(promotion, moments?.get(itemKey) ?? moment)
    const at = lines.flatMap(({ line }, place) => (appliesTo(promotion, line) && runsFor(line) ? [place] : []))
    if (at.length === 0 && !(isFor(promotion, segments) && runsAt(promotion, moment))) return []
    seen.add(discountId)
    const discount = discountOf(promotion, at, lines)
    if (effect.kind !== 'gift') return [discount]
    const gift = gifts.find(it => it.giftOf === discountId)
    return gift ? [{ ...discount, gift }] : []
  })
}

function draftAfter(start: Draft, applied: readonly AppliedDiscount[]): Draft {
  const off = start.lines.map(() => 0)
  const tags = start.lines.map((): string[] => [])
  const gifts: DraftLine[] = []
  let deliveryOff: number = start.deliveryOff
  const executed: AppliedPromotion[] = []
  for (const one of applied) {
    const { discount, shares } = one
    for (const [at, share] of shares.entries()) {
      const place = discount.lineIndexes[at]
      if (place === undefined || share === 0) continue
      off[place] = (off[place] ?? 0) + share
      tags[place]?.push(discount.coupon ? 'coupon' : discount.promotion.discountId)
    }
    if (discount.onDelivery) deliveryOff += one.off
    const gift = discount.gift && draftLine(discount.gift, false)
    if (gift) gifts.push({ ...gift, tags: [discount.promotion.discountId] })
    if (!discount.coupon) executed.push(appliedOf(one, start.lines))
  }
  const lines = start.lines.map((line, at) => {
    const more = off[at] ?? 0
    return more === 0
      ? line
      : { ...line, promotionOff: money(line.promotionOff + more), tags: [...line.tags, ...(tags[at] ?? [])] }
  })
  return {
    ...start,
    lines: [...lines, ...gifts],
    deliveryOff: money(deliveryOff),
    executed,
    offs: applied.flatMap(one => offsOf(one, start.lines)),
  }
}

/** The amount one discount took off each line. */
const offsOf = ({ discount, shares }: AppliedDiscount, lines: readonly DraftLine[]): LineOff[] =>
  discount.lineIndexes.flatMap((place, at) => {
    const [line, share = 0] = [lines[place]?.line, shares[at]]
    return line && share > 0 ? [{ id: discount.promotion.discountId, itemKey: line.itemKey, amount: money(share) }] : []
  })

function appliedOf({ discount, off, shares }: AppliedDiscount, lines: readonly DraftLine[]): AppliedPromotion {
  const { discountId, promotionType, name } = discount.promotion
  const from = discount.lineIndexes
    .filter((_, at) => (shares[at] ?? 0) > 0)
    .map(place => lines[place]?.line.itemKey ?? '')
  const itemKeys = discount.gift ? [discount.gift.itemKey] : from
  return { discountId, promotionType, name, discountAmount: money(off), itemKeys }
}

interface OfferContext {
  automatic: readonly Discount[]
  optional: readonly Discount[]
  chosen: readonly Discount[]
  applied: readonly AppliedDiscount[]
}

const totalOff = (applied: readonly AppliedDiscount[]): number => applied.reduce((all, it) => all + it.off, 0)

/** The optional promotions, each with its saving next to the automatic ones. PRICE-3 */
function offersOf(candidates: Candidates, { automatic, optional, chosen, applied }: OfferContext): OfferedPromotion[] {
  if (optional.length === 0) return []
  const { remaining } = candidates
  const current = chooseDiscounts(candidates, automatic)
  const without = chosen.length === 0 ? applied : applyDiscounts(remaining, current)
  return inApplyingOrder(optional).map(discount => {
    const isChosen = applied.some(it => it.discount === discount)
    const withIt =
      isChosen && chosen.length === 1
        ? applied
        : applyDiscounts(remaining, withOptional(candidates, current, automatic, discount))
    const offered = withIt.find(it => it.discount === discount)
    const saves: Money = offered ? money(Math.max(0, totalOff(withIt) - totalOff(without))) : ZERO
    const rival = offered ? undefined : withIt.find(it => excludeEachOther(it.discount, discount))
    return {
      ...offerOf(remaining, discount, saves, isChosen),
      ...(rival && { excludedBy: rival.discount.promotion.name }),
    }
  })
}

/** The discounts applied if this one is chosen too: the automatic ones, chosen again only if something excludes it. */
function withOptional(
  candidates: Candidates,
  current: readonly Discount[],
  automatic: readonly Discount[],
  discount: Discount,
): Discount[] {
  const rivals = candidates.conflicts.get(discount)
  if (automatic.some(it => rivals?.has(it))) return chooseDiscounts(candidates, [...automatic, discount])
  return candidates.useful.filter(it => it === discount || current.includes(it))
}
