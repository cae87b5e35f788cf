import { choicesLeft, unitStockKey } from '../../menu/index.ts'
import { ZERO, type Localizer } from '../../money/index.ts'
import type { Promotion, PromotionEffect } from '../../store/index.ts'
import type { LineToPrice } from '../calculation.ts'
import { type CartRules, stockNeedsOf } from '../limits.ts'
import { linesToPrice } from './line-to-price.ts'
import { choiceFault } from './modify.ts'
import type { CartLine } from '../types.ts'

type Gift = Extract<PromotionEffect, { kind: 'gift' }>

/** The key of a gift's line contains the promotion id, so that it never equals the key of a cart line. */
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

/** The stock keys that determine whether gifts of promotions are available. S1 */
export const giftStockKeys = (promotions: readonly Promotion[]): string[] =>
  promotions.flatMap(({ effect }) => {
    if (effect.kind !== 'gift') return []
    return effect.unitId === '' ? [effect.foodId] : [effect.foodId, unitStockKey(effect.foodId, effect.unitId)]
  })

/**
 * The gifts of promotions as free lines. Includes only gifts that can be ordered: on sale now, without a required choice, and
 * in stock after the cart's own lines. Sale limits apply to bought dishes only.
 */
export function giftLines<T>(
  promotions: readonly Promotion[],
  cart: readonly CartLine[],
  rules: CartRules<T>,
  localize: Localizer<T>,
): LineToPrice[] {
  const gifts: CartLine[] = []
  for (const { discountId, effect } of promotions) {
    if (effect.kind !== 'gift') continue
    const line = asLine(discountId, effect)
    if (isAvailable(line, [...cart, ...gifts], rules)) gifts.push(line)
  }
  const priced = linesToPrice(gifts, { ...rules, stock: {}, itemLimit: { count: 0, perPerson: false } }, localize)
  return priced.map(({ problem: _, memberUnitAmount: __, priceWas: ___, seenAmount: ____, ...line }) => ({
    ...line,
    unitAmount: ZERO,
    packingFee: ZERO,
    price: line.unitAmount,
    giftOf: line.itemKey.slice(giftKey('').length),
  }))
}

function isAvailable<T>(line: CartLine, others: readonly CartLine[], rules: CartRules<T>): boolean {
  const item = rules.index.items.get(line.foodId)
  if (!item || choiceFault(line, rules)) return false
  const isCounted = Object.keys(rules.stock).length > 0
  return (
    !isCounted || choicesLeft(rules.index, rules.stock, item, line, stockNeedsOf(rules.index, others)) >= line.quantity
  )
}
