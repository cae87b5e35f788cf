import { choicesLeft, unitStockKey } from '../menu/index.ts'
import { NOTHING, type Say } from '../money/index.ts'
import type { Promotion, PromotionEffect } from '../store/index.ts'
import type { LineToPrice } from './calculation.ts'
import { type CartRules, needsOf } from './limits.ts'
import { linesToPrice } from './line-to-price.ts'
import { choiceFault } from './modify.ts'
import type { CartLine } from './types.ts'

type Gift = Extract<PromotionEffect, { kind: 'gift' }>

/** A gift's line names its promotion, so that it never meets a line of the cart. */
const giftKey = (discountId: string): string => `gift-${discountId}`

const asLine = (discountId: string, { kind: _, ...gift }: Gift): CartLine => ({
  ...gift,
  itemKey: giftKey(discountId),
  addedBy: '',
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
})

/** The stock keys that tell whether the gifts of promotions are left. S1 */
export const giftStockKeys = (promotions: readonly Promotion[]): string[] =>
  promotions.flatMap(({ effect }) => {
    if (effect.kind !== 'gift') return []
    return effect.unitId === '' ? [effect.foodId] : [effect.foodId, unitStockKey(effect.foodId, effect.unitId)]
  })

/**
 * What the gifts of promotions are, as lines that cost nothing. Only those that can really be ordered: on the menu and on
 * sale now, without a choice to make, and left in stock beside the cart's own lines. Limits of sale count what is bought.
 */
export function giftLines<T>(
  promotions: readonly Promotion[],
  cart: readonly CartLine[],
  rules: CartRules<T>,
  say: Say<T>,
): LineToPrice[] {
  const gifts: CartLine[] = []
  for (const { discountId, effect } of promotions) {
    if (effect.kind !== 'gift') continue
    const line = asLine(discountId, effect)
    if (canBeHad(line, [...cart, ...gifts], rules)) gifts.push(line)
  }
  const priced = linesToPrice(gifts, { ...rules, stock: {}, dineInItemLimit: { count: 0, perPerson: false } }, say)
  return priced.map(({ problem: _, memberUnitAmount: __, priceWas: ___, seenAmount: ____, ...line }) => ({
    ...line,
    unitAmount: NOTHING,
    packingFee: NOTHING,
    price: line.unitAmount,
    giftOf: line.itemKey.slice(giftKey('').length),
  }))
}

function canBeHad<T>(line: CartLine, others: readonly CartLine[], rules: CartRules<T>): boolean {
  const item = rules.index.items.get(line.foodId)
  if (!item || choiceFault(line, rules)) return false
  const isCounted = Object.keys(rules.stock).length > 0
  return !isCounted || choicesLeft(rules.index, rules.stock, item, line, needsOf(rules.index, others)) >= line.quantity
}
