import { type Money, money, NOTHING, split, sum } from '../money/index.ts'
import { calculate, type Worked, workOut } from './calculate.ts'
import type { Calculation, CalculationInput, CouponToUse, LineToPrice } from './calculation.ts'
import { type DraftLine, restOf } from './draft.ts'
import { isChosen, type TotalLine } from './types.ts'

/** A round of a table's bill as the whole is worked out from it: its lines at the prices they were sent at. ORDER-3 */
export interface RoundToPrice {
  orderId: string
  /** What comes along free or costs nothing is among them too. */
  lines: readonly LineToPrice[]
  coupons: readonly CouponToUse[]
  chosenDiscountIds: readonly string[]
  /** It was sent by a member: those of its lines that have a member's price cost that. LOGIN-10 */
  isMember: boolean
  /** When it was sent, on the store's clock: promotions run for a line when it is sent. */
  moment: CalculationInput['moment']
}

export interface RoundsInput extends Pick<CalculationInput, 'shop' | 'bizType'> {
  rounds: readonly RoundToPrice[]
  /** Gifts that can be had with the last of the rounds. */
  gifts?: readonly LineToPrice[]
  /** What of the bill is paid already: the whole never costs less. PAY-9 */
  paidAmount: Money
}

/** A round as it stands on the whole bill. */
export interface PricedRound
  extends Pick<
    Calculation,
    'totalLines' | 'totalAmount' | 'totalDiscountAmount' | 'totalTaxAmount' | 'totalPaidAmount'
  > {
  orderId: string
  /** What is taken off each of its lines. */
  discounts: ReadonlyMap<string, Money>
}

/** All rounds of a bill, priced as one. */
export interface PricedRounds extends Pick<Calculation, 'optionalList' | 'nearList'> {
  rounds: PricedRound[]
  totalAmount: Money
  totalDiscountAmount: Money
  totalPaidAmount: Money
  /** What comes free with the last round, for all that was ordered. */
  gifts: LineToPrice[]
}

/** A round by itself: what its guest agrees to when it is sent. The promotions are the whole bill's. */
export const priceAlone = (
  { shop, bizType }: Pick<RoundsInput, 'shop' | 'bizType'>,
  { lines, coupons, isMember, moment }: RoundToPrice,
  cartVersion = 0,
): Calculation =>
  calculate({
    shop: { ...shop, promotions: [] },
    bizType,
    lines: [...lines],
    isMember,
    moment,
    coupons: [...coupons],
    cartVersion,
  })

const six = (count: number): string => String(count).padStart(6, '0')

/** A line's name among the lines of all rounds: by all that prices it first, so that the order of the rounds decides nothing. */
const keyIn = (
  { orderId, isMember, moment: { weekday, minutes } }: RoundToPrice,
  { itemKey, quantity, unitAmount }: LineToPrice,
): string => [itemKey, six(quantity), unitAmount, isMember, weekday, six(minutes), orderId].join(' ')

const paidFor = ({ giftOf }: LineToPrice): boolean => giftOf === undefined

/** All that was sent as one cart. */
function asOne({ shop, bizType, rounds, gifts = [] }: RoundsInput): CalculationInput {
  const all = rounds.flatMap(round => round.lines.filter(paidFor).map(line => ({ round, line })))
  const given = rounds.flatMap(({ lines }) => lines.filter(line => !paidFor(line)))
  return {
    shop,
    bizType,
    lines: all.map(({ round, line }) => inOne(round, line)),
    isMember: true,
    moment: rounds.at(-1)?.moment ?? { weekday: 1, minutes: 0 },
    moments: new Map(all.map(({ round, line }) => [keyIn(round, line), round.moment])),
    chosenDiscountIds: rounds.flatMap(round => round.chosenDiscountIds),
    coupons: rounds.flatMap(round => round.coupons.map(coupon => ofRound(round, coupon))),
    gifts: [...given, ...gifts.filter(gift => !given.some(({ giftOf }) => giftOf === gift.giftOf))],
    cartVersion: 0,
  }
}

function inOne(round: RoundToPrice, line: LineToPrice): LineToPrice {
  const { memberUnitAmount, ...rest } = line
  const member = round.isMember && memberUnitAmount !== undefined ? { memberUnitAmount } : {}
  return { ...rest, ...member, itemKey: keyIn(round, line) }
}

/** A coupon takes from the lines of the round it was sent with alone. CART-14 */
function ofRound(round: RoundToPrice, coupon: CouponToUse): CouponToUse {
  const own = round.lines.filter(({ itemKey }) => coupon.itemKeys.length === 0 || coupon.itemKeys.includes(itemKey))
  return { ...coupon, itemKeys: own.map(line => keyIn(round, line)) }
}

/**
 * Prices all rounds of a bill as one: thresholds and sets count what any of them ordered. Each round bears its part, to the
 * unit; together they never cost more than each by itself, which is what its guest agreed to, nor less than what is paid.
 * In whatever order the same rounds were sent, the whole is the same. ORDER-3, PRICE-2, PAY-9
 */
export function priceRounds(input: RoundsInput): PricedRounds {
  const alone = input.rounds.map(round => ({ round, priced: priceAlone(input, round) }))
  const most = sum(alone.map(({ priced }) => priced.totalPaidAmount))
  const worked = workOut(asOne(input))
  const { executeList, optionalList, nearList, totalPaidAmount } = worked.calculation
  const given = new Set(input.rounds.flatMap(({ lines }) => lines.flatMap(({ giftOf }) => giftOf ?? [])))
  const gifts = worked.draft.lines.flatMap(({ line }) => (line.giftOf && !given.has(line.giftOf) ? [line] : []))
  const takesOff = executeList.some(({ discountAmount }) => discountAmount > 0)
  const owed = money(Math.max(Math.min(totalPaidAmount, most), Math.min(input.paidAmount, most)))
  const rounds = takesOff
    ? together(input.rounds, worked, money(owed - totalPaidAmount))
    : alone.map(({ round, priced }) => byItself(round, priced))
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

const byItself = ({ orderId }: RoundToPrice, priced: Calculation): PricedRound => ({
  orderId,
  discounts: new Map(priced.items.map(({ itemKey, discountAmount }) => [itemKey, discountAmount])),
  totalLines: priced.totalLines,
  totalAmount: priced.totalAmount,
  totalDiscountAmount: priced.totalDiscountAmount,
  totalTaxAmount: priced.totalTaxAmount,
  totalPaidAmount: priced.totalPaidAmount,
})

/** Each round's part of the whole; `more` (less, where negative) is what the whole is moved by to keep within its bounds. */
function together(rounds: readonly RoundToPrice[], worked: Worked, more: Money): PricedRound[] {
  const owners = new Map(
    rounds.flatMap((round, at) => round.lines.filter(paidFor).map(line => [keyIn(round, line), at] as const)),
  )
  const parts = worked.calculation.totalLines.map(line => ({
    line,
    amounts: amountsOf(line, worked, owners, rounds.length),
  }))
  const totals = rounds.map((_, at) =>
    sum(parts.filter(({ line }) => line.kind !== 'taxIncluded').map(({ amounts }) => amounts[at] ?? NOTHING)),
  )
  const moved = moves(more, totals)
  return rounds.map((round, at) => {
    const lines = parts.flatMap(({ line, amounts }) => partOfLine(round, line, amounts[at] ?? NOTHING))
    const own = moved[at] ?? NOTHING
    return {
      orderId: round.orderId,
      discounts: discountsOf(round, worked),
      ...summed(own === 0 ? lines : [...lines, { ...ROUNDING, amount: own }]),
    }
  })
}

const ROUNDING: TotalLine = {
  kind: 'rounding',
  id: 'bill',
  name: {},
  amount: NOTHING,
  rule: 'cart.rule.rounding',
  ruleParams: {},
}

/** What each round's total moves by, so that all of them do by `more`. */
function moves(more: Money, totals: readonly Money[]): Money[] {
  const weights = totals.some(total => total > 0) ? totals : totals.map(() => 1)
  return split(money(Math.abs(more)), weights).map(amount => money(more < 0 ? 0 - amount : amount))
}

function partOfLine({ lines }: RoundToPrice, line: TotalLine, amount: Money): TotalLine[] {
  const saved = line.ruleParams['savedAmount'] === undefined ? {} : { savedAmount: Math.abs(amount) }
  if (line.kind !== 'items')
    return amount === 0 ? [] : [{ ...line, amount, ruleParams: { ...line.ruleParams, ...saved } }]
  const count = lines.reduce((all, it) => all + (isChosen(it) ? it.quantity : 0), 0)
  return [{ ...line, amount, ruleParams: { ...line.ruleParams, count } }]
}

function summed(totalLines: TotalLine[]): Omit<PricedRound, 'orderId' | 'discounts'> {
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

/** What of a line of the whole total each round bears. They add up to it. */
function amountsOf(line: TotalLine, worked: Worked, owners: ReadonlyMap<string, number>, count: number): Money[] {
  const own = Array.from({ length: count }, () => 0)
  for (const { itemKey, amount } of borneOf(line, worked)) {
    const at = owners.get(itemKey)
    if (at !== undefined) own[at] = (own[at] ?? 0) + amount
  }
  return withRest(line.amount, own, restsOf(worked, owners, count))
}

interface Borne {
  itemKey: string
  amount: number
}

/** What the dishes themselves bear of a line of the total. */
function borneOf({ kind, id }: TotalLine, { draft, taxed }: Worked): Borne[] {
  const each = (amountOf: (line: DraftLine) => number) =>
    draft.lines.map(it => ({ itemKey: it.line.itemKey, amount: amountOf(it) }))
  if (kind === 'items') return each(it => it.amount)
  if (kind === 'discount' && id === 'member') return each(it => -it.memberOff)
  if (kind === 'discount') return draft.offs.filter(off => off.id === id).map(off => ({ ...off, amount: -off.amount }))
  if (kind !== 'tax' && kind !== 'taxIncluded') return []
  return each(({ line }) => taxed.partsOf.get(line.itemKey)?.find(({ taxId }) => taxId === id)?.amount ?? 0)
}

/** What no line bears (a charge on the whole, the tax on it) is shared by what the rounds come to. */
function withRest(amount: Money, own: readonly number[], weights: readonly number[]): Money[] {
  const rest = amount - own.reduce((all, one) => all + one, 0)
  if (rest === 0) return own.map(one => money(one))
  const shares = split(money(Math.abs(rest)), weights)
  return own.map((one, at) => money(one + Math.sign(rest) * (shares[at] ?? 0)))
}

function restsOf({ draft }: Worked, owners: ReadonlyMap<string, number>, count: number): number[] {
  const rests = Array.from({ length: count }, () => 0)
  for (const drafted of draft.lines) {
    const at = owners.get(drafted.line.itemKey)
    if (at !== undefined) rests[at] = (rests[at] ?? 0) + restOf(drafted)
  }
  return rests.some(rest => rest > 0) ? rests : rests.map(() => 1)
}

function discountsOf(round: RoundToPrice, { draft }: Worked): ReadonlyMap<string, Money> {
  const byKey = new Map(draft.lines.map(it => [it.line.itemKey, money(it.amount - restOf(it))]))
  return new Map(round.lines.map(line => [line.itemKey, byKey.get(keyIn(round, line)) ?? NOTHING]))
}
