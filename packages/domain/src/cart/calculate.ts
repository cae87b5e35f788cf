import { type Money, money, NOTHING, sum } from '../money/index.ts'
import type { Calculation, CalculationInput, LineToPrice } from './calculation.ts'
import { type Draft, type DraftLine, draftLine, draftLines, restOf } from './draft.ts'
import { deliveryFeeOf, missingForDelivery, packingOf, surchargesOf } from './fees.ts'
import { promote } from './promotions.ts'
import { type Taxable, type Taxed, taxesOn } from './taxes.ts'
import { totalLinesOf } from './total-lines.ts'
import type { PricedLine } from './types.ts'

/**
 * What an order costs, worked out from the menu and the store's rules alone; the same function prices on the server and
 * shows on the phone before the answer comes. Steps: lines, promotions, packing and delivery, service, taxes, tip and
 * card fee. Nothing in it is negative, and its parts add up to the minor unit. PRICE-1, PRICE-2, PRICE-5
 */
export const calculate = (input: CalculationInput): Calculation => workOut(input).calculation

/** What an order costs, with how it came about. */
export interface Worked {
  calculation: Calculation
  draft: Draft
  taxed: Taxed
}

/** The same, for who must know which line bears what of it. */
export function workOut(input: CalculationInput): Worked {
  const counted = draftLines(input.lines, input.isMember)
  const start: Draft = {
    lines: counted,
    deliveryFee: deliveryFeeOf(counted, input),
    deliveryOff: NOTHING,
    executed: [],
    offs: [],
  }
  const { draft, optionalList, nearList, couponList } = promote(start, input)
  const surcharges = surchargesOf(draft.lines, input)
  const packingAmount = sum(draft.lines.map(({ line }) => packingOf(line, input.bizType)))
  const fees: Fees = { packingAmount, surcharges }
  const taxed = taxesOn(taxablesOf(draft, fees, input), input.shop.taxes, input.shop.taxRounding)
  const worked = {
    currency: input.shop.currency,
    items: [...input.lines, ...giftsIn(draft, input)].map(line => pricedLine(line, draft, taxed, input)),
    executeList: [...draft.executed],
    optionalList,
    nearList,
    couponList,
    taxes: taxed.taxes,
    surcharges,
    packingAmount,
    deliveryFee: draft.deliveryFee,
    minimumDeliveryFee: input.bizType === 1200 ? (input.zone?.minimumDeliveryFee ?? NOTHING) : NOTHING,
    missingForDelivery: missingForDelivery(draft.lines, input),
    ...totalsOf(draft, fees, taxed, input),
    prePayments: [...(input.prePayments ?? [])],
    cartVersion: input.cartVersion,
  } satisfies Omit<Calculation, 'totalLines'>
  return { calculation: { ...worked, totalLines: totalLinesOf(worked, draft.lines, input) }, draft, taxed }
}

/** What comes along free, after the lines that are there already. */
const giftsIn = (draft: Draft, { lines }: CalculationInput): LineToPrice[] =>
  draft.lines.flatMap(({ line }) => (line.giftOf !== undefined && !lines.includes(line) ? [line] : []))

type Fees = Pick<Calculation, 'packingAmount' | 'surcharges'>

function taxablesOf(draft: Draft, { packingAmount, surcharges }: Fees, { shop }: CalculationInput): Taxable[] {
  const onFees = shop.taxes.filter(tax => tax.onFees).map(tax => tax.taxId)
  const service = sum(surcharges.map(it => it.amount))
  const fee = (key: string, amount: Money): Taxable => ({ key: `fee ${key}`, amount, taxIds: onFees })
  return [
    ...draft.lines.map(it => ({ key: it.line.itemKey, amount: restOf(it), taxIds: it.line.taxIds })),
    fee('packing', packingAmount),
    fee('delivery', money(draft.deliveryFee - draft.deliveryOff)),
    fee('service', service),
  ]
}

function totalsOf(draft: Draft, fees: Fees, { taxes }: Taxed, input: CalculationInput) {
  const itemsAmount = sum(draft.lines.map(it => it.amount))
  const totalTaxAmount = sum(taxes.map(it => it.amount))
  const onTop = sum(taxes.filter(it => !it.inclusive).map(it => it.amount))
  const service = sum(fees.surcharges.map(it => it.amount))
  const totalTipAmount = input.tipAmount ?? NOTHING
  const ccAmount = input.ccAmount ?? NOTHING
  const totalAmount = sum([
    itemsAmount,
    fees.packingAmount,
    draft.deliveryFee,
    service,
    onTop,
    totalTipAmount,
    ccAmount,
  ])
  const totalDiscountAmount = money(itemsAmount - sum(draft.lines.map(restOf)) + draft.deliveryOff)
  const totalPaidAmount = money(totalAmount - totalDiscountAmount)
  return { itemsAmount, totalAmount, totalPaidAmount, totalDiscountAmount, totalTaxAmount, totalTipAmount, ccAmount }
}

/** The line as it is answered; one with a problem shows its price and carries no discount and no tax. */
function pricedLine(line: LineToPrice, draft: Draft, { partsOf }: Taxed, input: CalculationInput): PricedLine {
  const drafted: DraftLine = draft.lines.find(it => it.line === line) ?? draftLine(line, input.isMember)
  const { taxIds: _, memberUnitAmount: __, ...shown } = line
  return {
    ...shown,
    amount: drafted.amount,
    discountAmount: money(drafted.amount - restOf(drafted)),
    discountTags: [...drafted.tags],
    packingFee: packingOf(line, input.bizType),
    taxes: partsOf.get(line.itemKey) ?? [],
  }
}
