import { stallRule } from '@comanda/domain/cart'
import { indexMenu, type MenuIndex } from '@comanda/domain/menu'
import { t } from '../../platform/i18n/index.ts'

/** The menu with the dishes marked that the table's buffet includes. CART-13 */
export function buffetMenu(index: MenuIndex<string>, stallIds: readonly string[]): MenuIndex<string> {
  const included = new Set(stallIds.flatMap(id => stallRule(index, id)?.included ?? []).map(it => it.foodId))
  const label = t('buffet.included')
  const items = index.document.items.map(item =>
    included.has(item.foodId) ? { ...item, tags: [label, ...item.tags] } : item,
  )
  return indexMenu({ ...index.document, items })
}

/** Units of a table's stalls, which consumption is counted for. CART-13 */
export const unitsUnder = (index: MenuIndex<string>, stallIds: readonly string[]): string[] =>
  stallIds
    .flatMap(id => stallRule(index, id)?.included ?? [])
    .flatMap(({ foodId, unitId }) =>
      unitId === '' ? (index.items.get(foodId)?.units.map(unit => unit.unitId) ?? []) : [unitId],
    )
