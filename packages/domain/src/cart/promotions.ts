import { isWithin } from '../menu/index.ts'
import { type Money, money, NOTHING } from '../money/index.ts'
import type { Promotion } from '../store/index.ts'
import type { AppliedPromotion, Calculation, CalculationInput, OfferedPromotion } from './calculation.ts'
import { answeredCoupons, cutOfCoupon } from './coupons.ts'
import { type Draft, type DraftLine, dishesOf, draftLine, type LineOff, restOf } from './draft.ts'
import { chooseCuts, type Field, fieldOf, takeAll } from './promotion-choice.ts'
import { type Cut, cutOf, excludeEachOther, inOrder, isFor, isOptional } from './promotion-cut.ts'
import { nearPromotions, offerOf } from './promotion-offers.ts'
import type { Taken, Till } from './promotion-take.ts'

type Asked = Pick<
  CalculationInput,
  'shop' | 'bizType' | 'moment' | 'moments' | 'chosenDiscountIds' | 'coupons' | 'gifts'
>

/** What promotions and coupons do to a draft, and what they offer. */
export interface Promoted extends Pick<Calculation, 'optionalList' | 'nearList' | 'couponList'> {
  draft: Draft
}

/** Takes off what runs by itself, what the diner chose and the coupons, and says what more there would be. PRICE-2, PRICE-3, CART-14 */
export function promote(start: Draft, asked: Asked): Promoted {
  const till = tillOf(start)
  const running = runningCuts(start.lines, asked)
  const coupons = (asked.coupons ?? []).filter(
    (it, at, all) => all.findIndex(other => other.couponCode === it.couponCode) === at,
  )
  const couponCuts = coupons.filter(it => !it.problem).map(it => cutOfCoupon(it, start.lines))
  const bySelf = [...running.filter(it => !isOptional(it.promotion)), ...couponCuts]
  const optional = running.filter(it => isOptional(it.promotion))
  const chosen = optional.filter(it => asked.chosenDiscountIds?.includes(it.promotion.discountId))
  const field = fieldOf(till, [...bySelf, ...optional])
  const taken = takeAll(till, chooseCuts(field, [...bySelf, ...chosen]))
  return {
    draft: drafted(start, taken),
    optionalList: offersOf(field, { bySelf, optional, chosen, taken }),
    nearList: nearPromotions(till, bySelf, taken),
    couponList: answeredCoupons(coupons, couponCuts, taken, till),
  }
}

const tillOf = ({ lines, deliveryFee, deliveryOff }: Draft): Till => ({
  lines,
  rest: lines.map(restOf),
  deliveryRest: deliveryFee - deliveryOff,
  dishes: dishesOf(lines),
})

/** Promotions running at this moment for this way of ordering, each once, with the lines they are for. */
function runningCuts(lines: readonly DraftLine[], { shop, bizType, moment, moments, gifts = [] }: Asked): Cut[] {
  const seen = new Set<string>()
  const runsFor = (windows: Promotion['windows'], itemKey: string) => isWithin(windows, moments?.get(itemKey) ?? moment)
  return shop.promotions.flatMap(promotion => {
    const { discountId, effect, windows } = promotion
    if (seen.has(discountId) || !promotion.bizTypes.includes(bizType)) return []
    const at = lines.flatMap(({ line }, place) =>
      isFor(promotion, line) && runsFor(windows, line.itemKey) ? [place] : [],
    )
    if (at.length === 0 && !isWithin(windows, moment)) return []
    seen.add(discountId)
    const cut = cutOf(promotion, at, lines)
    if (effect.kind !== 'gift') return [cut]
    const gift = gifts.find(it => it.giftOf === discountId)
    return gift ? [{ ...cut, gift }] : []
  })
}

function drafted(start: Draft, taken: readonly Taken[]): Draft {
  const off = start.lines.map(() => 0)
  const tags = start.lines.map((): string[] => [])
  const gifts: DraftLine[] = []
  let deliveryOff: number = start.deliveryOff
  const executed: AppliedPromotion[] = []
  for (const one of taken) {
    const { cut, shares } = one
    for (const [at, share] of shares.entries()) {
      const place = cut.at[at]
      if (place === undefined || share === 0) continue
      off[place] = (off[place] ?? 0) + share
      tags[place]?.push(cut.coupon ? 'coupon' : cut.promotion.discountId)
    }
    if (cut.onDelivery) deliveryOff += one.off
    const gift = cut.gift && draftLine(cut.gift, false)
    if (gift) gifts.push({ ...gift, tags: [cut.promotion.discountId] })
    if (!cut.coupon) executed.push(appliedOf(one, start.lines))
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
    offs: taken.flatMap(one => offsOf(one, start.lines)),
  }
}

/** What one cut took off each line. */
const offsOf = ({ cut, shares }: Taken, lines: readonly DraftLine[]): LineOff[] =>
  cut.at.flatMap((place, at) => {
    const [line, share = 0] = [lines[place]?.line, shares[at]]
    return line && share > 0 ? [{ id: cut.promotion.discountId, itemKey: line.itemKey, amount: money(share) }] : []
  })

function appliedOf({ cut, off, shares }: Taken, lines: readonly DraftLine[]): AppliedPromotion {
  const { discountId, promotionType, name } = cut.promotion
  const from = cut.at.filter((_, at) => (shares[at] ?? 0) > 0).map(place => lines[place]?.line.itemKey ?? '')
  const itemKeys = cut.gift ? [cut.gift.itemKey] : from
  return { discountId, promotionType, name, discountAmount: money(off), itemKeys }
}

interface Choice {
  bySelf: readonly Cut[]
  optional: readonly Cut[]
  chosen: readonly Cut[]
  taken: readonly Taken[]
}

const offIn = (taken: readonly Taken[]): number => taken.reduce((all, it) => all + it.off, 0)

/** What the diner may choose, and what it would save beside all that comes by itself. PRICE-3 */
function offersOf(field: Field, { bySelf, optional, chosen, taken }: Choice): OfferedPromotion[] {
  if (optional.length === 0) return []
  const { till } = field
  const standing = chooseCuts(field, bySelf)
  const without = chosen.length === 0 ? taken : takeAll(till, standing)
  return inOrder(optional).map(cut => {
    const isChosen = taken.some(it => it.cut === cut)
    const withIt = isChosen && chosen.length === 1 ? taken : takeAll(till, besides(field, standing, bySelf, cut))
    const would = withIt.find(it => it.cut === cut)
    const saves: Money = would ? money(Math.max(0, offIn(withIt) - offIn(without))) : NOTHING
    const rival = would ? undefined : withIt.find(it => excludeEachOther(it.cut, cut))
    return { ...offerOf(till, cut, saves, isChosen), ...(rival && { excludedBy: rival.cut.promotion.name }) }
  })
}

/** What is taken where this one is chosen too: what stands by itself, chosen anew only where something excludes it. */
function besides(field: Field, standing: readonly Cut[], bySelf: readonly Cut[], cut: Cut): Cut[] {
  const rivals = field.against.get(cut)
  if (bySelf.some(it => rivals?.has(it))) return chooseCuts(field, [...bySelf, cut])
  return field.useful.filter(it => it === cut || standing.includes(it))
}
