import type { BuffetRule, MenuIndex } from '../menu/index.ts'
import { NOTHING } from '../money/index.ts'
import type { LineToPrice } from './calculation.ts'
import type { BuffetPerson, CartLine, LineChoice } from './types.ts'

const MINUTE = 60_000

/** How many of each eat. */
export interface Eaters {
  adults: number
  children: number
}

/** Plates of a buffet that were ordered; `at` in ms after it was opened. */
export interface BuffetItem {
  buffetStallId: string
  foodId: string
  unitId: string
  quantity: number
  at: number
}

/** Plates of one dish. */
export type Plates = Pick<BuffetItem, 'buffetStallId' | 'foodId' | 'quantity'>

/** The buffet of a table: the stalls it is laid with, who eats, and what was ordered of it. CART-13 */
export interface OpenBuffet extends Eaters {
  tableBuffetInfos: readonly { buffetStallId: string }[]
  /** Those whose price is on an order already. */
  charged: Eaters
  /** Those whose price this cart bears, where each phone of the table has a cart of its own; absent, all that are not charged. */
  due?: Eaters
  /** Plates in the other carts of the table, where each phone has its own: they count as taken. S4 */
  elsewhere?: readonly Plates[]
  /** Since its opening, in ms. */
  createTimeToNow: number
  items: readonly BuffetItem[]
}

interface Asked<T> {
  index: MenuIndex<T>
  buffet?: OpenBuffet
}

export type BuffetFault = 'choiceGone' | 'buffetOver'

/** The terms of a stall; undefined where the menu has no such stall. */
export const stallRule = <T>({ document }: MenuIndex<T>, buffetStallId: string): BuffetRule<T> | undefined =>
  document.buffetRules.find(it => it.buffetStallId === buffetStallId)

/** The stall of an open buffet that includes a dish; undefined where none does. */
export const stallOf = <T>(
  { index, buffet }: Asked<T>,
  choice: Pick<LineChoice, 'foodId' | 'unitId'>,
): BuffetRule<T> | undefined => stallsOf(index, buffet).find(rule => includes(rule, choice))

/** The stalls a table is laid with. */
export const stallsOf = <T>(index: MenuIndex<T>, buffet: OpenBuffet | undefined): BuffetRule<T>[] =>
  (buffet?.tableBuffetInfos ?? []).flatMap(it => stallRule(index, it.buffetStallId) ?? [])

const includes = <T>(rule: BuffetRule<T>, { foodId, unitId }: Pick<LineChoice, 'foodId' | 'unitId'>): boolean =>
  rule.included.some(it => it.foodId === foodId && (it.unitId === '' || it.unitId === unitId))

/** Until when (ms after the opening) plates can be ordered, and when the buffet ends; undefined where it has no end. */
export const buffetEnds = ({
  stayMinutes,
  lastOrderMinutes,
}: Pick<BuffetRule<unknown>, 'stayMinutes' | 'lastOrderMinutes'>): { lastOrder: number; end: number } | undefined =>
  stayMinutes === 0
    ? undefined
    : { lastOrder: Math.max(0, stayMinutes - lastOrderMinutes) * MINUTE, end: stayMinutes * MINUTE }

/** Why a plate cannot be ordered, whatever its number: no buffet that includes it is open, or its last order has passed. CART-13 */
export function buffetFault<T>(choice: LineChoice, asked: Asked<T>): BuffetFault | undefined {
  const { buffetStallId } = choice
  if (buffetStallId === undefined) return undefined
  const rule = stallsOf(asked.index, asked.buffet).find(it => it.buffetStallId === buffetStallId)
  if (!rule || !asked.buffet || !includes(rule, choice)) return 'choiceGone'
  const ends = buffetEnds(rule)
  return ends && asked.buffet.createTimeToNow >= ends.lastOrder ? 'buffetOver' : undefined
}

/** Which interval of a stall's allowance a time (ms after the opening) is in. */
const intervalAt = ({ intervalMinutes }: BuffetRule<unknown>, at: number): number =>
  intervalMinutes === 0 ? 0 : Math.floor(Math.max(0, at) / (intervalMinutes * MINUTE))

/** Plates of a stall ordered in the interval of now. */
export const orderedNow = (rule: BuffetRule<unknown>, { items, createTimeToNow }: OpenBuffet): BuffetItem[] => {
  const now = intervalAt(rule, createTimeToNow)
  return items.filter(it => it.buffetStallId === rule.buffetStallId && intervalAt(rule, it.at) === now)
}

/** All that counts against a stall's allowance now: plates in this cart, in the table's other carts, and on its orders. CART-3 */
export const takenNow = (
  rule: BuffetRule<unknown>,
  buffet: OpenBuffet,
  lines: readonly { buffetStallId?: string; foodId: string; quantity: number }[],
): { foodId: string; quantity: number }[] => [
  ...[...lines, ...(buffet.elsewhere ?? [])].filter(it => it.buffetStallId === rule.buffetStallId),
  ...orderedNow(rule, buffet),
]

const countOf = (all: readonly { quantity: number }[]): number => all.reduce((sum, it) => sum + it.quantity, 0)

/** So much a stall gives in one interval, of all and of one dish; 0 = no bound. CART-3 */
export function allowanceOf({ limitType, limitCount, singleLimitCount }: BuffetRule<unknown>, eaters: Eaters) {
  const factor = limitType === 1 ? eaters.adults + eaters.children : 1
  return { all: limitCount * factor, ofOne: singleLimitCount * factor }
}

/** The most plates a line may hold beside the other lines and what was ordered before, by the stall's allowances. CART-3 */
export function buffetBounds<T>({ index, buffet }: Asked<T>, line: LineChoice, others: readonly CartLine[]): number[] {
  const rule = line.buffetStallId === undefined ? undefined : stallRule(index, line.buffetStallId)
  if (!rule || !buffet) return []
  const taken = takenNow(rule, buffet, others)
  const { all, ofOne } = allowanceOf(rule, buffet)
  return [
    ...(rule.limitCount > 0 ? [all - countOf(taken)] : []),
    ...(rule.singleLimitCount > 0 ? [ofOne - countOf(taken.filter(it => it.foodId === line.foodId))] : []),
  ].map(left => Math.max(0, left))
}

/** How long until a stall's allowance begins anew, in ms; undefined where it is for the whole visit. */
export function nextInterval(rule: BuffetRule<unknown>, createTimeToNow: number): number | undefined {
  if (rule.intervalMinutes === 0) return undefined
  const length = rule.intervalMinutes * MINUTE
  return length - (createTimeToNow % length)
}

/** Those whose price a cart is to bear. CART-13 */
export const dueOf = ({ adults, children, charged, due }: OpenBuffet): Eaters =>
  due ?? { adults: adults - charged.adults, children: children - charged.children }

/** Whose places these lines sell. Every stall charges a place for the same people: they are counted once. CART-13 */
export function eatersIn(lines: readonly { buffetPerson?: BuffetPerson; quantity: number }[]): Eaters {
  const placesOf = (person: BuffetPerson) =>
    Math.max(0, ...lines.filter(line => line.buffetPerson === person).map(line => line.quantity))
  return { adults: placesOf('adult'), children: placesOf('child') }
}

/** The price of the buffet for those who eat and are on no order yet, as lines nobody chose. CART-13 */
export function buffetLines<T>(
  index: MenuIndex<T>,
  buffet: OpenBuffet | undefined,
  say: (words: T) => string,
): LineToPrice[] {
  if (!buffet) return []
  const { adults, children } = dueOf(buffet)
  const due = { adult: adults, child: children }
  return stallsOf(index, buffet).flatMap(rule =>
    rule.places
      .filter(({ person, price }) => due[person] > 0 && price > 0)
      .map(place => placeLine(rule, place, { quantity: due[place.person], say })),
  )
}

function placeLine<T>(
  { buffetStallId, taxIds }: BuffetRule<T>,
  { person, displayName, price }: BuffetRule<T>['places'][number],
  { quantity, say }: { quantity: number; say: (words: T) => string },
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
    displayName: say(displayName),
    detail: '',
    unitName: '',
    price,
    unitAmount: price,
    packingFee: NOTHING,
    taxIds,
    buffetPerson: person,
  }
}
