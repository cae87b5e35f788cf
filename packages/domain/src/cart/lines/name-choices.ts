import { chosenModifier, nestedChoices, type MenuIndex, type MenuItem } from '../../menu/index.ts'
import type { Localizer } from '../../money/index.ts'
import type { Calculation } from '../calculation.ts'
import type { NamedModifier, PricedLine } from '../types.ts'

/** Names what a line contains. Options that the menu no longer has stay without a name. */
function namer<T>(index: MenuIndex<T>, localize: Localizer<T>) {
  const modifiersOf = (item: MenuItem<T> | undefined, chosen: readonly NamedModifier[]): NamedModifier[] =>
    chosen.map(one => {
      const modifier = item && chosenModifier(index, item, one)
      return modifier
        ? { ...one, modifierItemName: localize(modifier.modifierItemName), addPrice: modifier.addPrice }
        : one
    })
  return (line: PricedLine): Pick<PricedLine, 'modifiers' | 'subItems' | 'sideDishItems'> => {
    const item = index.items.get(line.foodId)
    const inside = item ? nestedChoices(index, item, line) : []
    const named = <P extends { modifiers?: NamedModifier[] }>(part: P, groupId: string, optionId: string): P => {
      const match = inside.find(it => it.groupId === groupId && it.optionId === optionId)
      const dish = match && index.items.get(match.foodId)
      if (!dish) return part
      return {
        ...part,
        displayName: localize(dish.displayName),
        ...(part.modifiers && { modifiers: modifiersOf(match.nested, part.modifiers) }),
      }
    }
    return {
      modifiers: modifiersOf(item, line.modifiers),
      subItems: line.subItems.map(part => named(part, part.comboGroupId, part.comboGroupItemId)),
      sideDishItems: line.sideDishItems.map(side => named(side, side.sideDishGroupId, side.sideDishGroupItemId)),
    }
  }
}

/**
 * A calculation for an answer: its lines name their choices in the reader's language, with what each adds, and the promotion that
 * takes something off them. Only the server needs it: the phone shows `detail`. PRICE-2, CART-7
 */
export function withNames<T>(calculation: Calculation, index: MenuIndex<T>, localize: Localizer<T>): Calculation {
  const name = namer(index, localize)
  const promotionOf = ({ itemKey, giftOf, discountAmount }: PricedLine): string | undefined =>
    giftOf ??
    (discountAmount > 0
      ? calculation.executeList.find(({ itemKeys }) => itemKeys.includes(itemKey))?.discountId
      : undefined)
  const items = calculation.items.map(line => {
    const discountId = promotionOf(line)
    return { ...line, ...name(line), menuItemId: line.foodId, ...(discountId !== undefined && { discountId }) }
  })
  return { ...calculation, items }
}
