import { isRefusal } from '@comanda/contract/core'
import {
  applyModification,
  type QuantityCap,
  type CartLine,
  type CartRules,
  choiceKey,
  homeChoice,
  type LeftOutReason,
  type LineProblem,
  lineProblem,
} from '@comanda/domain/cart'
import { isForOtherWay, placeOnOffer } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import type { Guest } from '../../../platform/http/index.ts'
import type { FillInput, Filled, LeftOut, PlaceRefusal } from '../../../ports/cart.ts'
import type { ChangeCart } from './change-cart.ts'
import type { createCartContext } from '../cart-context.ts'

/**
 * Adds the choices of an order to the caller's cart as far as they are available, and returns the unavailable ones with
 * the reason; refused if the caller has no cart at this place. A repeated request returns the same and adds nothing.
 * Ordering the same order again on another screen or later adds only what is missing of it; lines chosen by hand, or
 * from another order, do not count. A line whose price differs from the order's says so in the cart. ORDER-9
 */
export async function fillCart(
  changeCart: ChangeCart,
  findContext: ReturnType<typeof createCartContext>,
  caller: Guest,
  input: FillInput,
): Promise<Filled | PlaceRefusal> {
  const place = { shopId: input.shop.shopId, businessType: input.bizType, tableId: input.tableId }
  const context = await findContext(caller, place, true)
  if (isRefusal(context)) return context
  const addedBy = context.at.person ?? context.at.owner
  const fill = (before: readonly CartLine[], people: number) =>
    filled(before, input.lines, { addedBy, rules: context.rules(people), orderId: input.orderId })
  const { row, change } = await changeCart(context.at, caller.requestId, locked => fill(locked.lines, locked.people))
  const { added, leftOut, put } = change ?? fill([], row.people)
  return { added, leftOut, put }
}

interface Filling {
  addedBy: string
  rules: CartRules<LocalizedText>
  /**
   * The order the choices come from. Lines keep the price they were ordered at and show it if the menu's price differs
   * today. Dishes that the cart has of this order already are not added again.
   */
  orderId?: string
}

/** How many repeated orders a line remembers. */
const MAX_AGAIN = 10

/** How many of each choice the cart has from this order already; each is subtracted as it is matched. */
function already(before: readonly CartLine[], orderId: string | undefined) {
  const remaining = new Map(
    before.flatMap(it => (it.again?.includes(orderId ?? '') ? [[it.itemKey, it.quantity]] : [])),
  )
  return (itemKey: string, wanted: number): number => {
    const inCart = Math.min(wanted, remaining.get(itemKey) ?? 0)
    remaining.set(itemKey, (remaining.get(itemKey) ?? 0) - inCart)
    return inCart
  }
}

/** The fields of a line that record the order it comes from. */
const ofOrder = (line: CartLine, seenAmount: CartLine['seenAmount'], orderId: string): CartLine => ({
  ...line,
  ...(seenAmount !== undefined && { seenAmount }),
  again: [...new Set([...(line.again ?? []), orderId])].slice(-MAX_AGAIN),
})

/**
 * The lines with the choices added one after the other, each as far as the rules allow, from the menu that offers it
 * now. A buffet plate is added as an ordinary dish.
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
    const inCart = alreadyOf(choiceKey(homeChoice(rules.index, at), rules.person), choice.quantity)
    if (inCart > 0) added += 1
    if (inCart === choice.quantity) continue
    const here = { ...at, quantity: choice.quantity - inCart }
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
    if (modified.changed && inCart === 0) added += 1
    leftOut.push(...modified.caps.map(cap => ({ itemKey, quantity: cap.asked - cap.given, problem: capProblem(cap) })))
  }
  return { lines, added, leftOut, put: putInto(before, lines), changed }
}

/** The quantities added to the lines; removing them restores the cart. */
const putInto = (before: readonly CartLine[], lines: readonly CartLine[]): Filled['put'] =>
  lines.flatMap(({ itemKey, addedBy, quantity }) => {
    const had = before.find(one => one.itemKey === itemKey && one.addedBy === addedBy)?.quantity ?? 0
    return quantity > had ? [{ itemKey, quantity: quantity - had }] : []
  })

const reasonOf = (problem: LineProblem, foodId: string, { index, bizType }: CartRules<LocalizedText>): LeftOutReason =>
  problem === 'notOnMenu' && isForOtherWay(index, foodId, bizType) ? 'otherWay' : problem

const capProblem = ({ why: reason, given }: QuantityCap): LineProblem =>
  reason !== 'stock' ? 'overLimit' : given > 0 ? 'overStock' : 'soldOut'
