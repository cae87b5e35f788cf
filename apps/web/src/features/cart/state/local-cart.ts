import {
  applyModification,
  buffetLines,
  type QuantityCap,
  type CartLine,
  type CartRules,
  type Collected,
  calculate,
  giftLines,
  isChosen,
  linesToPrice,
  type ModifyItem,
  stepsOfChanges,
} from '@comanda/domain/cart'
import { plainLocalizer } from '@comanda/domain/money'
import { currentLocale } from '../../../platform/i18n/index.ts'
import { openBuffet } from './open-buffet.ts'
import { groupsBelowMinimum } from '@comanda/domain/menu'
import { type CartAnswer, type CartMenu, countsOf, type Pricing, type ShownCart } from './shown-cart.ts'

/** Data the phone needs to compute a cart. */
export interface LocalCartContext {
  answer: CartAnswer
  menu: CartMenu
  pricing: Pricing
}

/** Cart rules for this cart: the same functions as on the server. */
const rulesFor = ({ answer, menu, pricing }: LocalCartContext): CartRules<string> => ({
  ...menu,
  bizType: answer.bizType,
  people: answer.people,
  itemLimit: pricing.dineInItemLimit,
  ...(answer.shared && { person: answer.shared.me }),
  ...openBuffet(answer),
})

/** Lines without free items, which are recomputed with each change and never stored. */
const bought = (lines: readonly CartLine[]): CartLine[] => lines.filter(isChosen)

/**
 * Applies the unanswered changes to the lines. A change the rules refuse is left out; the server's refusal explains it.
 * CART-8
 */
export function linesWith(
  lines: readonly CartLine[],
  changes: readonly Collected[],
  rules: CartRules<string>,
): CartLine[] {
  let now = bought(lines)
  for (const step of changes.flatMap(stepsOfChanges)) {
    const modified = applyModification(now, { ...step, addedBy: 'me' }, rules)
    if (!('problem' in modified)) now = modified.lines
  }
  return now
}

/** Computes the cart shown until the server answers, with the same rules and prices. PRICE-1, CART-8 */
export function localCart(around: LocalCartContext, changes: readonly Collected[]): ShownCart {
  const { answer, menu, pricing } = around
  const rules = rulesFor(around)
  const say = plainLocalizer(currentLocale().id)
  const lines = linesWith(answer.calculation.items, changes, rules)
  const calculation = calculate({
    shop: pricing,
    bizType: answer.bizType,
    lines: [...linesToPrice(lines, rules, say), ...buffetLines(rules.index, rules.buffet, say)],
    isMember: menu.member,
    moment: menu.at,
    ...(answer.zone && { zone: answer.zone }),
    chosenDiscountIds: 'best',
    coupons: answer.coupons ?? [],
    gifts: giftLines(pricing.promotions, lines, rules, say),
    cartVersion: answer.cartVersion,
  })
  const groupMinimums = groupsBelowMinimum(menu.index, lines).map(it => ({
    ...it,
    displayName: { '': it.displayName },
  }))
  return { lines: calculation.items, calculation, groupMinimums, counts: countsOf(calculation.items) }
}

/**
 * Returns by how much a line would move, and what limits it; undefined if the rules refuse the change: the server's
 * refusal then gives the reason. CART-3
 */
export function plannedChange(
  around: LocalCartContext,
  lines: readonly CartLine[],
  change: { modifyType: 0 | 1; itemKey: string; item: ModifyItem },
): { by: number; caps: QuantityCap[] } | undefined {
  const { modifyType, itemKey, item } = change
  const modified = applyModification(bought(lines), { modifyType, cartItems: [item], addedBy: 'me' }, rulesFor(around))
  if ('problem' in modified) return undefined
  return { by: quantityIn(modified.lines, itemKey) - quantityIn(lines, itemKey), caps: modified.caps }
}

const quantityIn = (lines: readonly CartLine[], itemKey: string): number =>
  lines.find(line => line.itemKey === itemKey)?.quantity ?? 0
