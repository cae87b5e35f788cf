import {
  type ChoiceProblem,
  dishLeft,
  type OfferProblem,
  offerProblem,
  unitAmountOf,
  validateChoice,
} from '../../menu/index.ts'
import { choiceKey, homeChoice } from './choice-key.ts'
import { buffetFault, type BuffetFault } from '../buffet.ts'
import { type CartRules, maxQuantityOf } from '../limits.ts'
import { onStep, stepsOf } from './steps.ts'
import type { QuantityCap, CartLine, LineChoice, ModifyType } from '../types.ts'

/** The subject of one change: an existing line, or a new choice. `quantity` is the number to add or to remove. */
export type ModifyItem = { itemKey: string; quantity: number } | LineChoice

export interface Modification {
  modifyType: ModifyType
  cartItems: readonly ModifyItem[]
  /** The person who makes the change; stored with each line. CART-11 */
  addedBy: string
}

/** Maximum number of different lines in a cart. */
export const MAX_LINES = 100

export type ModifyProblem =
  | OfferProblem
  | ChoiceProblem['problem']
  | BuffetFault
  | 'soldOut'
  | 'belowSaleMin'
  | 'offStep'
  | 'tooManyLines'
  | 'lineGone'

/** Why the whole change is refused; `at` is the index in `cartItems`. */
export interface ModifyFault {
  problem: ModifyProblem
  at: number
  field?: string
  choice?: ChoiceProblem
  bound?: number
}

export interface ModifiedCart {
  lines: CartLine[]
  caps: QuantityCap[]
  /** False if the cart is unchanged: then its version stays. */
  changed: boolean
}

/**
 * The cart after a change, or why it is refused. Adds are reduced to stock and limits, and each reduction is reported as a cap.
 * Lines reduced to 0 or below the first quantity are removed. An item that cannot be ordered refuses the whole change. CART-1,
 * CART-2, CART-3
 */
export function applyModification<T>(
  lines: readonly CartLine[],
  change: Modification,
  rules: CartRules<T>,
): ModifiedCart | ModifyFault {
  if (change.modifyType === 2) return clearLines(lines, change.cartItems, rules.person)
  let state: ModifiedCart = { lines: [...lines], caps: [], changed: false }
  for (const [index, item] of change.cartItems.entries()) {
    const next = change.modifyType === 0 ? addItem(state, item, change, rules) : removeItem(state, item, rules)
    if ('problem' in next) return { ...next, at: index }
    state = next
  }
  return state
}

/** Removes the given lines, or all. CART-1 */
function clearLines(lines: readonly CartLine[], items: readonly ModifyItem[], person?: string): ModifiedCart {
  const keys = new Set(items.map(item => ('itemKey' in item ? item.itemKey : choiceKey(item, person))))
  const remaining = items.length === 0 ? [] : lines.filter(line => !keys.has(line.itemKey))
  return { lines: remaining, caps: [], changed: remaining.length < lines.length }
}

type Fault = Omit<ModifyFault, 'at'>

function addItem<T>(
  state: ModifiedCart,
  request: ModifyItem,
  change: Modification,
  rules: CartRules<T>,
): ModifiedCart | Fault {
  const target = targetOf(state.lines, request, rules)
  if (!target) return { problem: 'lineGone', field: 'itemKey' }
  const { choice, itemKey, existing } = target
  const quantity = (existing?.quantity ?? 0) + request.quantity
  if (quantity === 0) return state
  const fault = choiceFault(choice, rules) ?? stepFault(choice, quantity, rules)
  if (fault) return fault
  if (!existing && state.lines.length >= MAX_LINES) return { problem: 'tooManyLines', bound: MAX_LINES }
  return storeLine(state, { ...choice, ...preservedFields(existing, change), itemKey, quantity: quantity }, rules)
}

/** Data of an existing line that an add preserves: the person who added it first, and the orders it repeats. */
const preservedFields = (
  existing: CartLine | undefined,
  { addedBy }: Modification,
): Pick<CartLine, 'addedBy' | 'again'> =>
  existing ? { addedBy: existing.addedBy, ...(existing.again && { again: existing.again }) } : { addedBy }

/** The choice of an add and its existing line; undefined if it names a line that does not exist. */
function targetOf<T>(lines: readonly CartLine[], request: ModifyItem, rules: CartRules<T>) {
  if ('itemKey' in request) {
    const existing = lines.find(line => line.itemKey === request.itemKey)
    return existing && { existing, itemKey: existing.itemKey, choice: homeChoice(rules.index, existing) }
  }
  const choice = homeChoice(rules.index, request)
  const itemKey = choiceKey(choice, rules.person)
  return { choice, itemKey, existing: lines.find(line => line.itemKey === itemKey) }
}

/** Why a choice cannot be added in any quantity. A dish without any available choice is sold out, as the menu shows it. MENU-4 */
export function choiceFault<T>(choice: LineChoice, rules: CartRules<T>): Fault | undefined {
  const { index, bizType, at, member } = rules
  const offer = offerProblem(index, choice, { bizType, at, member })
  if (offer) return { problem: offer, field: 'foodId' }
  const item = index.items.get(choice.foodId)
  if (!item) return { problem: 'notOnMenu', field: 'foodId' }
  const buffetProblem = buffetFault(choice, rules)
  if (buffetProblem) return { problem: buffetProblem, field: 'buffetStallId' }
  const problem = validateChoice(index, item, choice)
  if (problem && dishLeft(index, rules.stock, item) <= 0) return { problem: 'soldOut', field: 'foodId' }
  return problem && { problem: problem.problem, field: problem.field, choice: problem }
}

/** A dish is sold from its first quantity on, in its own steps. CART-2 */
function stepFault<T>(choice: LineChoice, wanted: number, rules: CartRules<T>): Fault | undefined {
  const item = rules.index.items.get(choice.foodId)
  if (!item) return { problem: 'notOnMenu', field: 'foodId' }
  const { saleMin, saleStep } = stepsOf(item)
  if (wanted < saleMin) return { problem: 'belowSaleMin', field: 'quantity', bound: saleMin }
  if ((wanted - saleMin) % saleStep !== 0) return { problem: 'offStep', field: 'quantity', bound: saleStep }
  return undefined
}

/** Stores a line with its quantity, reduced to the limit, and with today's price as the seen price. */
function storeLine<T>(state: ModifiedCart, line: CartLine, rules: CartRules<T>): ModifiedCart {
  const item = rules.index.items.get(line.foodId)
  if (!item) return state
  const others = state.lines.filter(other => other.itemKey !== line.itemKey)
  const { max, reason } = maxQuantityOf(rules, item, line, others)
  const allowed = Math.min(line.quantity, max)
  const requested = line.quantity
  const cap: QuantityCap[] =
    allowed < requested
      ? [{ itemKey: line.itemKey, foodId: line.foodId, asked: requested, given: allowed, why: reason }]
      : []
  const seenAmount = unitAmountOf(rules.index, item, line, { member: false })
  return replaceLine(state, { ...line, quantity: allowed, seenAmount }, cap)
}

/** Replaces the line in place, or appends a new one; quantity 0 removes it. */
function replaceLine(state: ModifiedCart, line: CartLine, caps: QuantityCap[] = []): ModifiedCart {
  const index = state.lines.findIndex(other => other.itemKey === line.itemKey)
  const before = state.lines[index]
  const lines = [...state.lines]
  if (line.quantity === 0) lines.splice(index, before ? 1 : 0)
  else if (before) lines[index] = line
  else lines.push(line)
  const changed = state.changed || (before?.quantity ?? 0) !== line.quantity || isRepriced(before, line)
  return { lines, caps: [...state.caps, ...caps], changed }
}

const isRepriced = (before: CartLine | undefined, line: CartLine): boolean =>
  before !== undefined && before.seenAmount !== line.seenAmount

/** Removes a quantity; a line that does not exist is already removed. The rest is rounded down to the dish's steps. */
function removeItem<T>(state: ModifiedCart, request: ModifyItem, rules: CartRules<T>): ModifiedCart {
  const itemKey = 'itemKey' in request ? request.itemKey : choiceKey(homeChoice(rules.index, request), rules.person)
  const line = state.lines.find(other => other.itemKey === itemKey)
  if (!line || request.quantity === 0) return state
  const rest = Math.max(0, line.quantity - request.quantity)
  const item = rules.index.items.get(line.foodId)
  return replaceLine(state, { ...line, quantity: item ? onStep(item, rest) : rest })
}
