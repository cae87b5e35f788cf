import { isRefusal } from '@comanda/contract/core'
import {
  applyModification,
  type Cap,
  type CartLine,
  type CartRules,
  choiceKey,
  homeChoice,
  type LeftOutReason,
  type LineProblem,
  lineProblem,
} from '@comanda/domain/cart'
import { isForOtherWay, placeOnOffer } from '@comanda/domain/menu'
import type { Words } from '@comanda/domain/money'
import type { Guest } from '../../../platform/http/index.ts'
import type { FillInput, Filled, LeftOut, PlaceRefusal } from '../../../ports/cart.ts'
import type { ChangeCart } from './change-cart.ts'
import type { createSurroundings } from '../surroundings.ts'

/**
 * Puts the choices of an order into the caller's cart as far as they can be had, and says what could not and why; refused where the
 * caller has no cart at this place. A repeat of the request says the same and adds nothing. Who asks for the same order again on
 * another screen or later gets what is missing of it; what was chosen by hand, or is of another order, is not taken for it. What
 * costs another amount than it did in the order says so in the cart. ORDER-9
 */
export async function fillCart(
  changeCart: ChangeCart,
  surroundings: ReturnType<typeof createSurroundings>,
  caller: Guest,
  input: FillInput,
): Promise<Filled | PlaceRefusal> {
  const place = { shopId: input.shop.shopId, businessType: input.bizType, tableId: input.tableId }
  const around = await surroundings(caller, place, true)
  if (isRefusal(around)) return around
  const addedBy = around.at.person ?? around.at.owner
  const fill = (before: readonly CartLine[], people: number) =>
    filled(before, input.lines, { addedBy, rules: around.rules(people), orderId: input.orderId })
  const { row, change } = await changeCart(around.at, caller.requestId, held => fill(held.lines, held.people))
  const { added, leftOut } = change ?? fill([], row.people)
  return { added, leftOut }
}

interface Filling {
  addedBy: string
  rules: CartRules<Words>
  /**
   * The order they are of. They keep the price they were seen at: where the menu asks another one today, their line says so. What the
   * cart has of it already is not put in again.
   */
  orderId?: string
}

/** So many orders a line remembers that were asked for again. */
const MOST_AGAIN = 10

/** How many of each choice of an order a cart has because it was asked for before; each is counted off as it is met. */
function already(before: readonly CartLine[], orderId: string | undefined) {
  const left = new Map(before.flatMap(it => (it.again?.includes(orderId ?? '') ? [[it.itemKey, it.quantity]] : [])))
  return (itemKey: string, wanted: number): number => {
    const there = Math.min(wanted, left.get(itemKey) ?? 0)
    left.set(itemKey, (left.get(itemKey) ?? 0) - there)
    return there
  }
}

/** What a line keeps of the order it was put in from. */
const ofOrder = (line: CartLine, seenAmount: CartLine['seenAmount'], orderId: string): CartLine => ({
  ...line,
  ...(seenAmount !== undefined && { seenAmount }),
  again: [...new Set([...(line.again ?? []), orderId])].slice(-MOST_AGAIN),
})

/**
 * Lines with choices put in, one after the other, each as far as the rules allow, from whichever menu offers it now. A plate of a
 * buffet comes as a dish.
 */
export function filled(
  before: readonly CartLine[],
  wanted: readonly CartLine[],
  { addedBy, rules, orderId }: Filling,
): Filled & { lines: CartLine[]; changed: boolean } {
  let lines = [...before]
  let added = 0
  let changed = false
  const leftOut: LeftOut[] = []
  const alreadyOf = already(before, orderId)
  for (const { itemKey, addedBy: _, seenAmount, buffetStallId: __, again: ___, ...choice } of wanted) {
    const at = { ...choice, ...placeOnOffer(rules.index, choice, rules) }
    const there = alreadyOf(choiceKey(homeChoice(rules.index, at), rules.person), choice.quantity)
    if (there > 0) added += 1
    if (there === choice.quantity) continue
    const here = { ...at, quantity: choice.quantity - there }
    const modified = applyModification(lines, { modifyType: 0, cartItems: [here], addedBy }, rules)
    if ('problem' in modified) {
      const problem = reasonOf(lineProblem(modified.problem), choice.foodId, rules)
      leftOut.push({ itemKey, quantity: choice.quantity, problem })
      continue
    }
    const own = new Set(lines)
    const mark = (line: CartLine) =>
      own.has(line) || orderId === undefined ? line : ofOrder(line, seenAmount, orderId)
    lines = modified.lines.map(mark)
    changed ||= modified.changed
    if (modified.changed && there === 0) added += 1
    leftOut.push(...modified.caps.map(cap => ({ itemKey, quantity: cap.asked - cap.given, problem: capProblem(cap) })))
  }
  return { lines, added, leftOut, changed }
}

const reasonOf = (problem: LineProblem, foodId: string, { index, bizType }: CartRules<Words>): LeftOutReason =>
  problem === 'notOnMenu' && isForOtherWay(index, foodId, bizType) ? 'otherWay' : problem

const capProblem = ({ why, given }: Cap): LineProblem =>
  why !== 'stock' ? 'overLimit' : given > 0 ? 'overStock' : 'soldOut'
