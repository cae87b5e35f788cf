import { type Money, money, ZERO, split, sum } from '../money/index.ts'
import { calculate, type DetailedCalculation, calculateInDetail } from './calculate.ts'
import type { Calculation, CalculationInput, ChosenDiscounts, CouponToUse, LineToPrice } from './calculation.ts'
import { type DraftLine, remainingOf } from './draft.ts'
import type { StaffReduction } from './discounts/staff-reduction.ts'
import { isChosen, type TotalLine } from './types.ts'

/** A round of a table's bill: its lines at the prices when it was sent. ORDER-3 */
export interface RoundToPrice {
  orderId: string
  /** Includes gifts and free lines. */
  lines: readonly LineToPrice[]
  coupons: readonly CouponToUse[]
  /** What staff took off its lines. PAY-16 */
  staffReductions?: readonly StaffReduction[]
  /** `best` until a guest chooses for the bill. PRICE-3 */
  chosenDiscountIds: ChosenDiscounts
  /** Sent by a member: its lines use the member price where they have one. LOGIN-10 */
  isMember: boolean
  /** The segments its guest was in when it was sent, of those that promotions were for. CARD-19 */
  segments?: readonly string[]
  /** Store-local time when it was sent: promotions are evaluated at that time. */
  moment: CalculationInput['moment']
  /** The delivery zone of an order that is no round of a bill and is priced again alone. */
  zone?: NonNullable<CalculationInput['zone']>
}

export interface RoundsInput extends Pick<CalculationInput, 'shop' | 'bizType'> {
  rounds: readonly RoundToPrice[]
  /** Gifts available with the last round. */
  gifts?: readonly LineToPrice[]
  /** Amount already paid; the bill never costs less. PAY-9 */
  paidAmount: Money
}

/** The share of a round in the whole bill. */
export interface PricedRound
  extends Pick<
    Calculation,
    'totalLines' | 'totalAmount' | 'totalDiscountAmount' | 'totalTaxAmount' | 'totalPaidAmount'
  > {
  orderId: string
  /** Discount of each of its lines. */
  discounts: ReadonlyMap<string, Money>
}

/** All rounds of a bill, priced as one. */
export interface PricedRounds extends Pick<Calculation, 'optionalList' | 'nearList'> {
  rounds: PricedRound[]
  totalAmount: Money
  totalDiscountAmount: Money
  totalPaidAmount: Money
  /** Gifts of the last round, earned by the whole bill. */
  gifts: LineToPrice[]
}

/** The price of a round without promotions, which its guest accepts on sending. Promotions belong to the whole bill. */
export const priceSeparately = (
  { shop, bizType }: Pick<RoundsInput, 'shop' | 'bizType'>,
  { lines, coupons, isMember, moment, zone, staffReductions = [] }: RoundToPrice,
  cartVersion = 0,
): Calculation =>
  calculate({
    shop: { ...shop, promotions: [] },
    bizType,
    lines: [...lines],
    isMember,
    moment,
    ...(zone && { zone }),
    coupons: [...coupons],
    staffReductions,
    cartVersion,
  })

/**
 * The optional promotions of the whole bill: all that were chosen with any round; where none stores a choice, those worth most
 * to the guests. The choice belongs to the bill, so a promotion applies once to all rounds. PRICE-3
 */
export function chosenForBill(rounds: readonly Pick<RoundToPrice, 'chosenDiscountIds'>[]): ChosenDiscounts {
  const choices = rounds.flatMap(({ chosenDiscountIds: ids }) => (ids === 'best' ? [] : [ids]))
  return choices.length === 0 ? 'best' : choices.flat()
}

const padToSix = (count: number): string => String(count).padStart(6, '0')

/**
 * A line's key among the lines of all rounds. Prices come first, so that sorting by key is independent of the order of the
 * rounds.
 */
const keyIn = (
  { orderId, isMember, segments = [], moment: { weekday, minutes } }: RoundToPrice,
  { itemKey, quantity, unitAmount }: LineToPrice,
): string =>
  [itemKey, padToSix(quantity), unitAmount, isMember, ...segments, weekday, padToSix(minutes), orderId].join(' ')

const isNotGift = ({ giftOf }: LineToPrice): boolean => giftOf === undefined

/** All rounds combined into one calculation. */
function combinedInput({ shop, bizType, rounds, gifts = [] }: RoundsInput): CalculationInput {
  const all = rounds.flatMap(round => round.lines.filter(isNotGift).map(line => ({ round, line })))
  const existingGifts = rounds.flatMap(({ lines }) => lines.filter(line => !isNotGift(line)))
  const zone = rounds.at(-1)?.zone
  return {
    shop,
    bizType,
    lines: all.map(({ round, line }) => combinedLine(round, line)),
    isMember: true,
    moment: rounds.at(-1)?.moment ?? { weekday: 1, minutes: 0 },
    segments: rounds.at(-1)?.segments ?? [],
    ...(zone && { zone }),
    segmentsOfLines: new Map(all.map(({ round, line }) => [keyIn(round, line), round.segments ?? []])),
    moments: new Map(all.map(({ round, line }) => [keyIn(round, line), round.moment])),
    chosenDiscountIds: chosenForBill(rounds),
    coupons: rounds.flatMap(round => round.coupons.map(coupon => couponOfRound(round, coupon))),
    staffReductions: rounds.flatMap(offsOfRound),
    gifts: [...existingGifts, ...gifts.filter(gift => !existingGifts.some(({ giftOf }) => giftOf === gift.giftOf))],
    cartVersion: 0,
  }
}

function combinedLine(round: RoundToPrice, line: LineToPrice): LineToPrice {
  const { memberUnitAmount, ...rest } = line
  const member = round.isMember && memberUnitAmount !== undefined ? { memberUnitAmount } : {}
  return { ...rest, ...member, itemKey: keyIn(round, line) }
}

/** What staff took off a round, by the keys of the combined lines. */
const offsOfRound = (round: RoundToPrice): StaffReduction[] =>
  (round.staffReductions ?? []).flatMap(off => {
    const line = round.lines.find(({ itemKey }) => itemKey === off.itemKey)
    return line ? [{ ...off, itemKey: keyIn(round, line) }] : []
  })

/** Restricts a coupon to the lines of the round it was sent with. CART-14 */
function couponOfRound(round: RoundToPrice, coupon: CouponToUse): CouponToUse {
  const own = round.lines.filter(({ itemKey }) => coupon.itemKeys.length === 0 || coupon.itemKeys.includes(itemKey))
  return { ...coupon, itemKeys: own.map(line => keyIn(round, line)) }
}

/**
 * Prices all rounds of a bill as one: thresholds and sets count the dishes of every round. Each round gets its share, to the
 * minor unit. The bill never costs more than the rounds priced separately, which the guests accepted, nor less than the paid
 * amount. The order of the rounds does not change the result. ORDER-3, PRICE-2, PAY-9
 */
export function priceRounds(input: RoundsInput): PricedRounds {
  const separate = input.rounds.map(round => ({ round, priced: priceSeparately(input, round) }))
  const max = sum(separate.map(({ priced }) => priced.totalPaidAmount))
  const details = calculateInDetail(combinedInput(input))
  const { executeList, optionalList, nearList, totalPaidAmount } = details.calculation
  const existingGifts = new Set(input.rounds.flatMap(({ lines }) => lines.flatMap(({ giftOf }) => giftOf ?? [])))
  const gifts = details.draft.lines.flatMap(({ line }) =>
    line.giftOf && !existingGifts.has(line.giftOf) ? [line] : [],
  )
  const takesOff = executeList.some(({ discountAmount }) => discountAmount > 0)
  const owed = money(Math.max(Math.min(totalPaidAmount, max), Math.min(input.paidAmount, max)))
  const rounds = takesOff
    ? sharesOfRounds(input.rounds, details, money(owed - totalPaidAmount))
    : separate.map(({ round, priced }) => separateRound(round, priced))
  return {
    rounds,
    optionalList,
    nearList,
    gifts,
    totalAmount: sum(rounds.map(it => it.totalAmount)),
    totalDiscountAmount: sum(rounds.map(it => it.totalDiscountAmount)),
    totalPaidAmount: sum(rounds.map(it => it.totalPaidAmount)),
  }
}

const separateRound = ({ orderId }: RoundToPrice, priced: Calculation): PricedRound => ({
  orderId,
  discounts: new Map(priced.items.map(({ itemKey, discountAmount }) => [itemKey, discountAmount])),
  totalLines: priced.totalLines,
  totalAmount: priced.totalAmount,
  totalDiscountAmount: priced.totalDiscountAmount,
  totalTaxAmount: priced.totalTaxAmount,
  totalPaidAmount: priced.totalPaidAmount,
})

/** Each round's share of the bill; `more` (negative: less) is the correction that keeps the total within its bounds. */
function sharesOfRounds(
  rounds: readonly RoundToPrice[],
  details: DetailedCalculation,
  correction: Money,
): PricedRound[] {
  const owners = new Map(
    rounds.flatMap((round, at) => round.lines.filter(isNotGift).map(line => [keyIn(round, line), at] as const)),
  )
  const parts = details.calculation.totalLines.map(line => ({
    line,
    amounts: sharesOfLine(line, details, owners, rounds.length),
  }))
  const totals = rounds.map((_, at) =>
    sum(parts.filter(({ line }) => line.kind !== 'taxIncluded').map(({ amounts }) => amounts[at] ?? ZERO)),
  )
  const corrections = splitCorrection(correction, totals)
  return rounds.map((round, at) => {
    const lines = parts.flatMap(({ line, amounts }) => partOfLine(round, line, amounts[at] ?? ZERO))
    const own = corrections[at] ?? ZERO
    return {
      orderId: round.orderId,
      discounts: discountsOf(round, details),
      ...totalsOfLines(own === 0 ? lines : [...lines, { ...ROUNDING, amount: own }]),
    }
  })
}

const ROUNDING: TotalLine = {
  kind: 'rounding',
  id: 'bill',
  name: {},
  amount: ZERO,
  rule: 'cart.rule.rounding',
  ruleParams: {},
}

/** Splits the correction `more` among the rounds by their totals. */
function splitCorrection(correction: Money, totals: readonly Money[]): Money[] {
  const weights = totals.some(total => total > 0) ? totals : totals.map(() => 1)
  return split(money(Math.abs(correction)), weights).map(amount => money(correction < 0 ? 0 - amount : amount))
}

function partOfLine({ lines }: RoundToPrice, line: TotalLine, amount: Money): TotalLine[] {
  const saved = line.ruleParams['savedAmount'] === undefined ? {} : { savedAmount: Math.abs(amount) }
  if (line.kind !== 'items')
    return amount === 0 ? [] : [{ ...line, amount, ruleParams: { ...line.ruleParams, ...saved } }]
  const count = lines.reduce((all, it) => all + (isChosen(it) ? it.quantity : 0), 0)
  return [{ ...line, amount, ruleParams: { ...line.ruleParams, count } }]
}

function totalsOfLines(totalLines: TotalLine[]): Omit<PricedRound, 'orderId' | 'discounts'> {
  const of = (test: (line: TotalLine) => boolean) => sum(totalLines.filter(test).map(({ amount }) => amount))
  const paid = of(({ kind }) => kind !== 'taxIncluded')
  const off = of(({ kind }) => kind === 'discount')
  return {
    totalLines,
    totalAmount: money(paid - off),
    totalDiscountAmount: money(0 - off),
    totalTaxAmount: of(({ kind }) => kind === 'tax' || kind === 'taxIncluded'),
    totalPaidAmount: paid,
  }
}

/** The share of each round in a line of the bill's total; the shares add up to it. */
function sharesOfLine(
  line: TotalLine,
  details: DetailedCalculation,
  owners: ReadonlyMap<string, number>,
  count: number,
): Money[] {
  const own = Array.from({ length: count }, () => 0)
  for (const { itemKey, amount } of lineShares(line, details)) {
    const at = owners.get(itemKey)
    if (at !== undefined) own[at] = (own[at] ?? 0) + amount
  }
  return addRemainder(line.amount, own, remainingByRound(details, owners, count))
}

interface LineShare {
  itemKey: string
  amount: number
}

/** The part of a total line that the dish lines carry. */
function lineShares({ kind, id }: TotalLine, { draft, taxed }: DetailedCalculation): LineShare[] {
  const each = (amountOf: (line: DraftLine) => number) =>
    draft.lines.map(it => ({ itemKey: it.line.itemKey, amount: amountOf(it) }))
  if (kind === 'items') return each(it => it.amount)
  if (kind === 'discount' && id === 'member') return each(it => -it.memberOff)
  if (kind === 'discount') return draft.offs.filter(off => off.id === id).map(off => ({ ...off, amount: -off.amount }))
  if (kind !== 'tax' && kind !== 'taxIncluded') return []
  return each(({ line }) => taxed.partsOf.get(line.itemKey)?.find(({ taxId }) => taxId === id)?.amount ?? 0)
}

/** Splits the part that no dish line carries (a fee, the tax on it) by the amounts of the rounds. */
function addRemainder(amount: Money, own: readonly number[], weights: readonly number[]): Money[] {
  const rest = amount - own.reduce((all, one) => all + one, 0)
  if (rest === 0) return own.map(one => money(one))
  const shares = split(money(Math.abs(rest)), weights)
  return own.map((one, at) => money(one + Math.sign(rest) * (shares[at] ?? 0)))
}

function remainingByRound(
  { draft }: DetailedCalculation,
  owners: ReadonlyMap<string, number>,
  count: number,
): number[] {
  const rests = Array.from({ length: count }, () => 0)
  for (const draftLine of draft.lines) {
    const at = owners.get(draftLine.line.itemKey)
    if (at !== undefined) rests[at] = (rests[at] ?? 0) + remainingOf(draftLine)
  }
  return rests.some(rest => rest > 0) ? rests : rests.map(() => 1)
}

function discountsOf(round: RoundToPrice, { draft }: DetailedCalculation): ReadonlyMap<string, Money> {
  const byKey = new Map(draft.lines.map(it => [it.line.itemKey, money(it.amount - remainingOf(it))]))
  return new Map(round.lines.map(line => [line.itemKey, byKey.get(keyIn(round, line)) ?? ZERO]))
}
