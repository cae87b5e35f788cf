import { type Money, money, sum } from '../money/index.ts'
import { distanceWords } from '../store/index.ts'
import type { Calculation, CalculationInput } from './calculation.ts'
import type { DraftLine } from './draft.ts'
import { ruleOf } from './discounts/promotion-rule.ts'
import { isFreeFrom } from './fees.ts'
import { isChosen, type TotalLine } from './types.ts'

type Totals = Omit<Calculation, 'totalLines'>

/**
 * The lines of the total, each with the rule that explains it. `ruleParams` ending in `Amount` are minor units and those ending
 * in `Rate` are ppm; the reader formats them. Their sum without included taxes is the amount to pay. PRICE-2
 */
export const totalLinesOf = (totals: Totals, lines: readonly DraftLine[], input: CalculationInput): TotalLine[] => [
  itemsLine(totals, lines),
  ...discountLines(totals, lines, input),
  ...feeLines(totals, lines, input),
  ...taxLines(totals, input),
  ...payLines(totals),
]

const line = (
  kind: TotalLine['kind'],
  id: string,
  amount: Money,
  rule: string,
  ruleParams: TotalLine['ruleParams'] = {},
  name: TotalLine['name'] = {},
): TotalLine => ({ kind, id, name, amount, rule: `cart.rule.${rule}`, ruleParams })

const minus = (amount: Money): Money => money(amount === 0 ? 0 : -amount)

const itemsLine = ({ itemsAmount }: Totals, lines: readonly DraftLine[]): TotalLine =>
  line('items', 'items', itemsAmount, 'items', {
    count: lines.reduce((count, it) => count + (isChosen(it.line) ? it.line.quantity : 0), 0),
  })

function discountLines(totals: Totals, lines: readonly DraftLine[], { shop }: CalculationInput): TotalLine[] {
  const saved = sum(lines.map(it => it.memberOff))
  const byMember = saved > 0 ? [line('discount', 'member', minus(saved), 'memberPrice', { savedAmount: saved })] : []
  const byPromotion = totals.executeList.map(it => {
    const { rule, params } = ruleOf(
      shop.promotions.find(one => one.discountId === it.discountId),
      it,
      lines,
    )
    const shown = { count: it.itemKeys.length, savedAmount: it.discountAmount, ...params }
    return line('discount', it.discountId, minus(it.discountAmount), rule, shown, it.name)
  })
  const byCoupon = totals.couponList
    .filter(it => it.discountAmount > 0)
    .map(it =>
      line('discount', it.couponCode, minus(it.discountAmount), 'coupon', { count: it.itemKeys.length }, it.name),
    )
  return [...byMember, ...byPromotion, ...byCoupon]
}

function feeLines(totals: Totals, lines: readonly DraftLine[], { bizType, zone }: CalculationInput): TotalLine[] {
  const packing = totals.packingAmount > 0 ? [line('packing', 'packing', totals.packingAmount, 'packing')] : []
  const delivery = bizType === 1200 && zone && lines.length > 0 ? [deliveryLine(totals, lines, zone)] : []
  const service = totals.surcharges.map(it =>
    line('service', it.surchargeId, it.amount, 'service', { serviceRate: it.rate }, it.name),
  )
  return [...packing, ...delivery, ...service]
}

function deliveryLine(
  { deliveryFee }: Totals,
  lines: readonly DraftLine[],
  zone: NonNullable<CalculationInput['zone']>,
): TotalLine {
  const { zoneId, freeFrom = 0, distance } = zone
  if (isFreeFrom(lines, zone)) return line('delivery', zoneId, deliveryFee, 'deliveryFree', { fromAmount: freeFrom })
  if (distance === undefined) return line('delivery', zoneId, deliveryFee, 'delivery')
  return line('delivery', zoneId, deliveryFee, 'deliveryDistance', { distance: distanceWords(distance) })
}

const taxLines = ({ taxes }: Totals, { shop }: CalculationInput): TotalLine[] =>
  taxes.map(it => {
    const rule = it.inclusive ? 'taxIncluded' : shop.taxRounding === 'line' ? 'taxPerLine' : 'tax'
    const params = { taxRate: it.rate, baseAmount: it.taxableAmount }
    return line(it.inclusive ? 'taxIncluded' : 'tax', it.taxId, it.amount, rule, params, it.name)
  })

function payLines({ totalTipAmount, ccAmount }: Totals): TotalLine[] {
  const tip = totalTipAmount > 0 ? [line('tip', 'tip', totalTipAmount, 'tip')] : []
  const card = ccAmount > 0 ? [line('cardFee', 'cardFee', ccAmount, 'cardFee')] : []
  return [...tip, ...card]
}
