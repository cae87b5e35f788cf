import type { BuffetRule, MenuIndex } from '../menu/index.ts'
import { ZERO } from '../money/index.ts'
import type { LineToPrice } from './calculation.ts'
import type { BuffetPerson, CartLine, LineChoice } from './types.ts'

const MINUTE = 60_000

/** Number of diners of each kind. */
export interface Diners {
  adults: number
  children: number
}

/** Ordered plates of a buffet; `at` is in ms after the opening. */
export interface BuffetItem {
  buffetStallId: string
  foodId: string
  unitId: string
  quantity: number
  at: number
}

/** Plates of one dish. */
export type Plates = Pick<BuffetItem, 'buffetStallId' | 'foodId' | 'quantity'>

/** The buffet of a table: its stalls, its diners and the plates ordered from it. CART-13 */
export interface OpenBuffet extends Diners {
  tableBuffetInfos: readonly { buffetStallId: string }[]
  /** Diners whose price is already on an order. */
  charged: Diners
  /** Diners charged to this cart, where each phone of the table has its own cart; absent = all diners not yet charged. */
  due?: Diners
  /** Plates in the other carts of the table, where each phone has its own; they count against the allowance. S4 */
  elsewhere?: readonly Plates[]
  /** Time since the opening, in ms. */
  createTimeToNow: number
  items: readonly BuffetItem[]
}

interface BuffetContext<T> {
  index: MenuIndex<T>
  buffet?: OpenBuffet
}

export type BuffetFault = 'choiceGone' | 'buffetOver'

/** The rule of a stall; undefined if the menu has no such stall. */
export const stallRule = <T>({ document }: MenuIndex<T>, buffetStallId: string): BuffetRule<T> | undefined =>
  document.buffetRules.find(it => it.buffetStallId === buffetStallId)

/** The stall of an open buffet that includes a dish; undefined if none does. */
export const stallOf = <T>(
  { index, buffet }: BuffetContext<T>,
  choice: Pick<LineChoice, 'foodId' | 'unitId'>,
): BuffetRule<T> | undefined => stallsOf(index, buffet).find(rule => includes(rule, choice))

/** The stalls of the table's open buffet. */
export const stallsOf = <T>(index: MenuIndex<T>, buffet: OpenBuffet | undefined): BuffetRule<T>[] =>
  (buffet?.tableBuffetInfos ?? []).flatMap(it => stallRule(index, it.buffetStallId) ?? [])

const includes = <T>(rule: BuffetRule<T>, { foodId, unitId }: Pick<LineChoice, 'foodId' | 'unitId'>): boolean =>
  rule.included.some(it => it.foodId === foodId && (it.unitId === '' || it.unitId === unitId))

/** Last-order time and end of a buffet, in ms after the opening; undefined if it has no time limit. */
export const buffetEnds = ({
  stayMinutes,
  lastOrderMinutes,
}: Pick<BuffetRule<unknown>, 'stayMinutes' | 'lastOrderMinutes'>): { lastOrder: number; end: number } | undefined =>
  stayMinutes === 0
    ? undefined
    : { lastOrder: Math.max(0, stayMinutes - lastOrderMinutes) * MINUTE, end: stayMinutes * MINUTE }

/** Why a plate cannot be ordered in any quantity: no open buffet includes it, or the last-order time has passed. CART-13 */
export function buffetFault<T>(choice: LineChoice, context: BuffetContext<T>): BuffetFault | undefined {
  const { buffetStallId } = choice
  if (buffetStallId === undefined) return undefined
  const rule = stallsOf(context.index, context.buffet).find(it => it.buffetStallId === buffetStallId)
  if (!rule || !context.buffet || !includes(rule, choice)) return 'choiceGone'
  const ends = buffetEnds(rule)
  return ends && context.buffet.createTimeToNow >= ends.lastOrder ? 'buffetOver' : undefined
}

/** Index of the allowance interval that contains a time (ms after the opening). */
const intervalAt = ({ intervalMinutes }: BuffetRule<unknown>, at: number): number =>
  intervalMinutes === 0 ? 0 : Math.floor(Math.max(0, at) / (intervalMinutes * MINUTE))

/** Plates of a stall ordered in the current interval. */
export const platesOrdered = (rule: BuffetRule<unknown>, { items, createTimeToNow }: OpenBuffet): BuffetItem[] => {
  const now = intervalAt(rule, createTimeToNow)
  return items.filter(it => it.buffetStallId === rule.buffetStallId && intervalAt(rule, it.at) === now)
}

/** All plates that count against a stall's allowance now: in this cart, in the table's other carts, and on its orders. CART-3 */
export const platesTaken = (
  rule: BuffetRule<unknown>,
  buffet: OpenBuffet,
  lines: readonly { buffetStallId?: string; foodId: string; quantity: number }[],
): { foodId: string; quantity: number }[] => [
  ...[...lines, ...(buffet.elsewhere ?? [])].filter(it => it.buffetStallId === rule.buffetStallId),
  ...platesOrdered(rule, buffet),
]

const countOf = (all: readonly { quantity: number }[]): number => all.reduce((sum, it) => sum + it.quantity, 0)

/** The allowance of a stall for one interval, in total and per dish; 0 = unlimited. CART-3 */
export function allowanceOf({ limitType, limitCount, singleLimitCount }: BuffetRule<unknown>, diners: Diners) {
  const factor = limitType === 1 ? diners.adults + diners.children : 1
  return { all: limitCount * factor, ofOne: singleLimitCount * factor }
}

/** The largest quantities each allowance of the stall leaves for a line, after the other lines and earlier orders. CART-3 */
export function buffetLimits<T>(
  { index, buffet }: BuffetContext<T>,
  line: LineChoice,
  others: readonly CartLine[],
): number[] {
  const rule = line.buffetStallId === undefined ? undefined : stallRule(index, line.buffetStallId)
  if (!rule || !buffet) return []
  const taken = platesTaken(rule, buffet, others)
  const { all, ofOne: perDish } = allowanceOf(rule, buffet)
  return [
    ...(rule.limitCount > 0 ? [all - countOf(taken)] : []),
    ...(rule.singleLimitCount > 0 ? [perDish - countOf(taken.filter(it => it.foodId === line.foodId))] : []),
  ].map(remaining => Math.max(0, remaining))
}

/** Time until a stall's allowance restarts, in ms; undefined if it applies to the whole visit. */
export function nextInterval(rule: BuffetRule<unknown>, createTimeToNow: number): number | undefined {
  if (rule.intervalMinutes === 0) return undefined
  const length = rule.intervalMinutes * MINUTE
  return length - (createTimeToNow % length)
}

/** The diners charged to a cart. CART-13 */
export const dinersToCharge = ({ adults, children, charged, due }: OpenBuffet): Diners =>
  due ?? { adults: adults - charged.adults, children: children - charged.children }

/**
 * Number of diners that the place lines charge for. Every stall charges the same people, so the largest quantity counts.
 * CART-13
 */
export function dinersIn(lines: readonly { buffetPerson?: BuffetPerson; quantity: number }[]): Diners {
  const placesOf = (person: BuffetPerson) =>
    Math.max(0, ...lines.filter(line => line.buffetPerson === person).map(line => line.quantity))
  return { adults: placesOf('adult'), children: placesOf('child') }
}

/** Lines for the buffet price of diners that are on no order yet. CART-13 */
export function buffetLines<T>(
  index: MenuIndex<T>,
  buffet: OpenBuffet | undefined,
  localize: (texts: T) => string,
): LineToPrice[] {
  if (!buffet) return []
  const { adults, children } = dinersToCharge(buffet)
  const due = { adult: adults, child: children }
  return stallsOf(index, buffet).flatMap(rule =>
    rule.places
      .filter(({ person, price }) => due[person] > 0 && price > 0)
      .map(place => placeLine(rule, place, { quantity: due[place.person], localize })),
  )
}

function placeLine<T>(
  { buffetStallId, taxIds }: BuffetRule<T>,
  { person, displayName, price }: BuffetRule<T>['places'][number],
  { quantity, localize }: { quantity: number; localize: (texts: T) => string },
): LineToPrice {
  return {
    itemKey: `buffet-${buffetStallId}-${person}`,
    foodId: buffetStallId,
    menuGroupId: '',
    menuId: '',
    unitId: person,
    quantity,
    modifiers: [],
    subItems: [],
    sideDishItems: [],
    remark: '',
    addedBy: '',
    displayName: localize(displayName),
    detail: '',
    unitName: '',
    price,
    unitAmount: price,
    packingFee: ZERO,
    taxIds,
    buffetPerson: person,
  }
}
