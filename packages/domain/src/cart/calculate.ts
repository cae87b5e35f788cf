import type { TaxRule } from '../store/index.ts'
import { type Money, money, ZERO, sum } from '../money/index.ts'
import type { Calculation, CalculationInput, LineToPrice } from './calculation.ts'
import { type Draft, type DraftLine, draftLine, draftLines, remainingOf } from './draft.ts'
import { deliveryFeeOf, missingForDelivery, packagingOf, packingOf, surchargesOf } from './fees.ts'
import { promote } from './discounts/promotions.ts'
import { applyStaffReductions } from './discounts/apply-staff-reductions.ts'
import { type Taxable, type TaxResult, taxesOn } from './taxes.ts'
import { totalLinesOf } from './total-lines.ts'
import type { PricedLine } from './types.ts'

/**
 * The price of an order, from the menu and the store's rules alone; the phone uses the same function to show a price before the
 * server answers. Steps: lines, promotions, packing and delivery, service, taxes, tip and card fee. No amount is negative, and
 * the parts add up to the minor unit. PRICE-1, PRICE-2, PRICE-5
 */
export const calculate = (input: CalculationInput): Calculation => calculateInDetail(input).calculation

/** The price of an order with the intermediate results it was computed from. */
export interface DetailedCalculation {
  calculation: Calculation
  draft: Draft
  taxed: TaxResult
}

/** Prices an order and returns the intermediate results, for callers that need the share of each line. */
export function calculateInDetail(input: CalculationInput): DetailedCalculation {
  const lines = draftLines(input.lines, input.isMember)
  const start: Draft = {
    lines: lines,
    deliveryFee: deliveryFeeOf(lines, input),
    deliveryOff: ZERO,
    executed: [],
    offs: [],
  }
  const { draft: promoted, optionalList, nearList, couponList } = promote(start, input)
  const draft = applyStaffReductions(promoted, input.staffReductions ?? [])
  const surcharges = surchargesOf(draft.lines, input)
  const packing = draft.lines.map(({ line }) => packingOf(line, input.bizType))
  const packingAmount = sum([...packing, packagingOf(draft.lines, input)])
  const rules = taxesFor(input)
  const fees: Fees = { packingAmount, surcharges }
  const taxed = taxesOn(taxablesOf(draft, fees, rules), rules, input.shop.taxRounding)
  const parts = {
    currency: input.shop.currency,
    items: pricedLines(draft, taxed, input),
    executeList: [...draft.executed],
    optionalList,
    nearList,
    couponList,
    taxes: taxed.taxes,
    surcharges,
    packingAmount,
    deliveryFee: draft.deliveryFee,
    minimumDeliveryFee: input.bizType === 1200 ? (input.zone?.minimumDeliveryFee ?? ZERO) : ZERO,
    missingForDelivery: missingForDelivery(draft.lines, input),
    ...totals(draft, fees, taxed, input),
    prePayments: [...(input.prePayments ?? [])],
    cartVersion: input.cartVersion,
  } satisfies Omit<Calculation, 'totalLines'>
  return { calculation: { ...parts, totalLines: totalLinesOf(parts, draft.lines, input) }, draft, taxed }
}

/** Lines of gifts that the promotions add to the order. */
const giftsIn = (draft: Draft, { lines }: CalculationInput): LineToPrice[] =>
  draft.lines.flatMap(({ line }) => (line.giftOf !== undefined && !lines.includes(line) ? [line] : []))

type Fees = Pick<Calculation, 'packingAmount' | 'surcharges'>

/** The taxes of this order type. PRICE-5 */
const taxesFor = ({ shop, bizType }: CalculationInput): TaxRule[] =>
  shop.taxes.filter(({ bizTypes }) => bizTypes?.includes(bizType) ?? true)

function taxablesOf(draft: Draft, { packingAmount, surcharges }: Fees, rules: readonly TaxRule[]): Taxable[] {
  const onFees = rules.filter(tax => tax.onFees).map(tax => tax.taxId)
  const service = sum(surcharges.map(it => it.amount))
  const fee = (key: string, amount: Money): Taxable => ({ key: `fee ${key}`, amount, taxIds: onFees })
  return [
    ...draft.lines.map(it => ({ key: it.line.itemKey, amount: remainingOf(it), taxIds: it.line.taxIds })),
    fee('packing', packingAmount),
    fee('delivery', money(draft.deliveryFee - draft.deliveryOff)),
    fee('service', service),
  ]
}

function totals(draft: Draft, fees: Fees, { taxes }: TaxResult, input: CalculationInput) {
  const itemsAmount = sum(draft.lines.map(it => it.amount))
  const totalTaxAmount = sum(taxes.map(it => it.amount))
  const onTop = sum(taxes.filter(it => !it.inclusive).map(it => it.amount))
  const service = sum(fees.surcharges.map(it => it.amount))
  const totalTipAmount = input.tipAmount ?? ZERO
  const ccAmount = input.ccAmount ?? ZERO
  const totalAmount = sum([
    itemsAmount,
    fees.packingAmount,
    draft.deliveryFee,
    service,
    onTop,
    totalTipAmount,
    ccAmount,
  ])
  const totalDiscountAmount = money(itemsAmount - sum(draft.lines.map(remainingOf)) + draft.deliveryOff)
  const totalPaidAmount = money(totalAmount - totalDiscountAmount)
  return { itemsAmount, totalAmount, totalPaidAmount, totalDiscountAmount, totalTaxAmount, totalTipAmount, ccAmount }
}

/** The lines of the answer: those of the cart, and gifts that the promotions add. */
function pricedLines(draft: Draft, taxed: TaxResult, input: CalculationInput): PricedLine[] {
  const drafts = new Map(draft.lines.map(it => [it.line, it]))
  return [...input.lines, ...giftsIn(draft, input)].map(line =>
    pricedLine(line, drafts.get(line) ?? draftLine(line, input.isMember), taxed, input),
  )
}

/** The line of the answer; a line with a problem shows its price and has no discount and no tax. */
function pricedLine(
  line: LineToPrice,
  draftLineOf: DraftLine,
  { partsOf }: TaxResult,
  input: CalculationInput,
): PricedLine {
  const { taxIds: _, memberUnitAmount: __, ...shown } = line
  return {
    ...shown,
    amount: draftLineOf.amount,
    discountAmount: money(draftLineOf.amount - remainingOf(draftLineOf)),
    discountTags: [...draftLineOf.tags],
    packingFee: packingOf(line, input.bizType),
    taxes: partsOf.get(line.itemKey) ?? [],
  }
}
