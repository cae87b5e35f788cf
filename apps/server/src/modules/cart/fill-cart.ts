import { isRefusal } from '@comanda/contract/core'
import {
  applyModification,
  type Cap,
  type CartLine,
  type CartRules,
  type LeftOutReason,
  type LineProblem,
  lineProblem,
} from '@comanda/domain/cart'
import { isForOtherWay, placeOnOffer } from '@comanda/domain/menu'
import type { Words } from '@comanda/domain/money'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { Guest } from '../../platform/http/index.ts'
import type { ChangeCart } from './change-cart.ts'
import type { createSurroundings, PlaceRefusal } from './surroundings.ts'

export interface FillAsk {
  shop: ShopConfig
  bizType: BizType
  tableId?: string
  lines: CartLine[]
}

/** A choice that could not be had, whole or so many of it, and why. */
interface LeftOut {
  itemKey: string
  quantity: number
  problem: LeftOutReason
}

export interface Filled {
  /** Lines of which something was put in. */
  added: number
  leftOut: LeftOut[]
}

/** Whether a cart has each of these dishes, and as many of each. */
const holds = (cart: readonly CartLine[], wanted: readonly CartLine[]): boolean =>
  wanted.length > 0 &&
  wanted.every(({ itemKey, quantity }) => cart.some(line => line.itemKey === itemKey && line.quantity >= quantity))

/**
 * Puts choices into the caller's cart as far as they can be had, and says what could not and why; refused where the caller has no
 * cart at this place. A repeat of the request says the same and adds nothing; nor does who asks for the same again on another screen
 * or later, while all of it is still in a cart of their own. What costs another amount than it did in
 * the order they are from says so in the cart. ORDER-9
 */
export async function fillCart(
  changeCart: ChangeCart,
  surroundings: ReturnType<typeof createSurroundings>,
  who: Guest,
  ask: FillAsk,
): Promise<Filled | PlaceRefusal> {
  const place = { shopId: ask.shop.shopId, businessType: ask.bizType, tableId: ask.tableId }
  const around = await surroundings(who, place, true)
  if (isRefusal(around)) return around
  const addedBy = around.at.person ?? around.at.owner
  const ownAlone = ask.tableId === undefined
  const fill = (before: readonly CartLine[], people: number) => {
    const into = (lines: readonly CartLine[]) =>
      filled(lines, ask.lines, { addedBy, rules: around.rules(people), asSeen: true })
    const alone = into([])
    if (ownAlone && holds(before, alone.lines)) return { ...alone, lines: [...before], changed: false }
    return into(before)
  }
  const { row, change } = await changeCart(around.at, who.requestId, held => fill(held.lines, held.people))
  const { added, leftOut } = change ?? fill([], row.people)
  return { added, leftOut }
}

interface Filling {
  addedBy: string
  rules: CartRules<Words>
  /** The choices keep the price they were seen at: where the menu asks another one today, their line says so. */
  asSeen?: boolean
}

/**
 * Lines with choices put in, one after the other, each as far as the rules allow, from whichever menu offers it now. A plate of a
 * buffet comes as a dish.
 */
export function filled(
  before: readonly CartLine[],
  wanted: readonly CartLine[],
  { addedBy, rules, asSeen = false }: Filling,
): Filled & { lines: CartLine[]; changed: boolean } {
  let lines = [...before]
  let added = 0
  const leftOut: LeftOut[] = []
  for (const { itemKey, addedBy: _, seenAmount, buffetStallId: __, ...choice } of wanted) {
    const here = { ...choice, ...placeOnOffer(rules.index, choice, rules) }
    const modified = applyModification(lines, { modifyType: 0, cartItems: [here], addedBy }, rules)
    if ('problem' in modified) {
      const problem = reasonOf(lineProblem(modified.problem), choice.foodId, rules)
      leftOut.push({ itemKey, quantity: choice.quantity, problem })
      continue
    }
    const own = new Set(lines)
    const seen = asSeen && seenAmount !== undefined && { seenAmount }
    lines = seen ? modified.lines.map(line => (own.has(line) ? line : { ...line, ...seen })) : modified.lines
    added += modified.changed ? 1 : 0
    leftOut.push(...modified.caps.map(cap => ({ itemKey, quantity: cap.asked - cap.given, problem: capProblem(cap) })))
  }
  return { lines, added, leftOut, changed: added > 0 }
}

const reasonOf = (problem: LineProblem, foodId: string, { index, bizType }: CartRules<Words>): LeftOutReason =>
  problem === 'notOnMenu' && isForOtherWay(index, foodId, bizType) ? 'otherWay' : problem

const capProblem = ({ why, given }: Cap): LineProblem =>
  why !== 'stock' ? 'overLimit' : given > 0 ? 'overStock' : 'soldOut'
