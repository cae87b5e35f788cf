import {
  type ChoiceProblem,
  dishLeft,
  type OfferProblem,
  offerProblem,
  unitAmountOf,
  validateChoice,
} from '../menu/index.ts'
import { choiceKey, homeChoice } from './choice-key.ts'
import { buffetFault, type BuffetFault } from './buffet.ts'
import { type CartRules, mostOf } from './limits.ts'
import { onStep, stepsOf } from './steps.ts'
import type { Cap, CartLine, LineChoice, ModifyType } from './types.ts'

/** What one change is about: a line there is, or a choice made now. `quantity` is how many more, or how many fewer. */
export type ModifyItem = { itemKey: string; quantity: number } | LineChoice

export interface Modification {
  modifyType: ModifyType
  cartItems: readonly ModifyItem[]
  /** Who makes it, kept with each line. CART-11 */
  addedBy: string
}

/** A cart takes this many different lines. */
export const MOST_LINES = 100

export type ModifyProblem =
  | OfferProblem
  | ChoiceProblem['problem']
  | BuffetFault
  | 'soldOut'
  | 'belowSaleMin'
  | 'offStep'
  | 'tooManyLines'
  | 'lineGone'

/** Why a change cannot be made at all; `at` counts the cart items of the request. */
export interface ModifyFault {
  problem: ModifyProblem
  at: number
  field?: string
  choice?: ChoiceProblem
  bound?: number
}

export interface Modified {
  lines: CartLine[]
  caps: Cap[]
  /** False where all stays as it was: then the version stays too. */
  changed: boolean
}

/**
 * The cart after a change, or why it cannot be. Adds are held to stock and limits, each cap saying which; an add that
 * comes to nothing, and a minus below the first quantity, remove the line; what cannot be ordered is refused whole.
 * CART-1, CART-2, CART-3
 */
export function applyModification<T>(
  lines: readonly CartLine[],
  change: Modification,
  rules: CartRules<T>,
): Modified | ModifyFault {
  if (change.modifyType === 2) return cleared(lines, change.cartItems, rules.person)
  let state: Modified = { lines: [...lines], caps: [], changed: false }
  for (const [at, item] of change.cartItems.entries()) {
    const next = change.modifyType === 0 ? added(state, item, change, rules) : taken(state, item, rules)
    if ('problem' in next) return { ...next, at }
    state = next
  }
  return state
}

/** Clears the lines named, or all. CART-1 */
function cleared(lines: readonly CartLine[], items: readonly ModifyItem[], person?: string): Modified {
  const keys = new Set(items.map(item => ('itemKey' in item ? item.itemKey : choiceKey(item, person))))
  const left = items.length === 0 ? [] : lines.filter(line => !keys.has(line.itemKey))
  return { lines: left, caps: [], changed: left.length < lines.length }
}

type Fault = Omit<ModifyFault, 'at'>

function added<T>(state: Modified, ask: ModifyItem, change: Modification, rules: CartRules<T>): Modified | Fault {
  const meant = meantBy(state.lines, ask, rules)
  if (!meant) return { problem: 'lineGone', field: 'itemKey' }
  const { choice, itemKey, existing } = meant
  const wanted = (existing?.quantity ?? 0) + ask.quantity
  if (wanted === 0) return state
  const fault = choiceFault(choice, rules) ?? stepFault(choice, wanted, rules)
  if (fault) return fault
  if (!existing && state.lines.length >= MOST_LINES) return { problem: 'tooManyLines', bound: MOST_LINES }
  return put(state, { ...choice, ...keptOf(existing, change), itemKey, quantity: wanted }, rules)
}

/** What a line keeps when more is put into it: who began it, and the orders it is from. */
const keptOf = (existing: CartLine | undefined, { addedBy }: Modification): Pick<CartLine, 'addedBy' | 'again'> =>
  existing ? { addedBy: existing.addedBy, ...(existing.again && { again: existing.again }) } : { addedBy }

/** The choice an add is about and the line it meets; nothing where it names a line that is not there. */
function meantBy<T>(lines: readonly CartLine[], ask: ModifyItem, rules: CartRules<T>) {
  if ('itemKey' in ask) {
    const existing = lines.find(line => line.itemKey === ask.itemKey)
    return existing && { existing, itemKey: existing.itemKey, choice: homeChoice(rules.index, existing) }
  }
  const choice = homeChoice(rules.index, ask)
  const itemKey = choiceKey(choice, rules.person)
  return { choice, itemKey, existing: lines.find(line => line.itemKey === itemKey) }
}

/**
 * Why a choice cannot be added, whatever its quantity. Where no choice of the dish is left to make it is sold out, as its card says.
 * MENU-4
 */
export function choiceFault<T>(choice: LineChoice, rules: CartRules<T>): Fault | undefined {
  const { index, bizType, at, member } = rules
  const offer = offerProblem(index, choice, { bizType, at, member })
  if (offer) return { problem: offer, field: 'foodId' }
  const item = index.items.get(choice.foodId)
  if (!item) return { problem: 'notOnMenu', field: 'foodId' }
  const closed = buffetFault(choice, rules)
  if (closed) return { problem: closed, field: 'buffetStallId' }
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

/** Puts a line at its quantity, or at the most the rules allow; the price seen with it is today's. */
function put<T>(state: Modified, line: CartLine, rules: CartRules<T>): Modified {
  const item = rules.index.items.get(line.foodId)
  if (!item) return state
  const others = state.lines.filter(other => other.itemKey !== line.itemKey)
  const { most, why } = mostOf(rules, item, line, others)
  const given = Math.min(line.quantity, most)
  const asked = line.quantity
  const cap: Cap[] = given < asked ? [{ itemKey: line.itemKey, foodId: line.foodId, asked, given, why }] : []
  const seenAmount = unitAmountOf(rules.index, item, line, { member: false })
  return set(state, { ...line, quantity: given, seenAmount }, cap)
}

/** The line at its place (a new one at the end); a quantity of nothing removes it. */
function set(state: Modified, line: CartLine, caps: Cap[] = []): Modified {
  const at = state.lines.findIndex(other => other.itemKey === line.itemKey)
  const before = state.lines[at]
  const lines = [...state.lines]
  if (line.quantity === 0) lines.splice(at, before ? 1 : 0)
  else if (before) lines[at] = line
  else lines.push(line)
  const changed = state.changed || (before?.quantity ?? 0) !== line.quantity || isRepriced(before, line)
  return { lines, caps: [...state.caps, ...caps], changed }
}

const isRepriced = (before: CartLine | undefined, line: CartLine): boolean =>
  before !== undefined && before.seenAmount !== line.seenAmount

/** Takes away; what is not there is gone already. A rest below the first quantity, or no step, goes to the step below. */
function taken<T>(state: Modified, ask: ModifyItem, rules: CartRules<T>): Modified {
  const itemKey = 'itemKey' in ask ? ask.itemKey : choiceKey(homeChoice(rules.index, ask), rules.person)
  const line = state.lines.find(other => other.itemKey === itemKey)
  if (!line || ask.quantity === 0) return state
  const rest = Math.max(0, line.quantity - ask.quantity)
  const item = rules.index.items.get(line.foodId)
  return set(state, { ...line, quantity: item ? onStep(item, rest) : rest })
}
