import { type GroupType, type MenuIndex, type Place, normalizedChoice } from '../../menu/index.ts'
import type { LineChoice } from '../types.ts'

/**
 * The normalized choice in its own menu group: a dish chosen from the hot list belongs to its regular group, so that both ways
 * give one line. The dish must be on the menu.
 */
export function homeChoice<T>(index: MenuIndex<T>, choice: LineChoice): LineChoice {
  const item = index.items.get(choice.foodId)
  return { ...(item ? normalizedChoice(item, choice) : choice), ...homePlace(index, choice) }
}

/**
 * The regular menu and group of a dish in the hot list; any other place is returned unchanged. A dish in a members-only group
 * stays members-only in the hot list. MENU-5, LOGIN-10
 */
export function homePlace<T>(index: MenuIndex<T>, { menuId, menuGroupId, foodId }: Place) {
  if (index.menuGroups.get(menuGroupId)?.groupType !== -1) return { menuId, menuGroupId }
  const groupIds = (index.menus.get(menuId)?.menuGroupIds ?? []).filter(id =>
    index.menuGroups.get(id)?.foodIds.includes(foodId),
  )
  const inGroup = (type: GroupType) => groupIds.find(id => index.menuGroups.get(id)?.groupType === type)
  return { menuId, menuGroupId: inGroup(0) ?? inGroup(-2) ?? menuGroupId }
}

/**
 * The key of a cart line, derived from the choice alone, so that two adds of the same choice give one line and the phone knows
 * the key before the server answers. Takes a normalized choice (`homeChoice`). In a shared cart the same choice of two persons
 * (`person`) gives two lines. CART-11
 */
export function choiceKey(choice: LineChoice, person = ''): string {
  const parts = [
    choice.foodId,
    choice.menuId,
    choice.menuGroupId,
    choice.unitId,
    choice.quantityDecimal ?? '',
    choice.openPrice ?? '',
    choice.buffetStallId ?? '',
    choice.modifiers.map(m => [m.modifierGroupId, m.modifierItemId, m.quantity]),
    choice.subItems.map(s => [s.comboGroupId, s.comboGroupItemId, s.quantity, ...(s.modifiers ? [nestedOf(s)] : [])]),
    choice.sideDishItems.map(s => [s.sideDishGroupId, s.sideDishGroupItemId, s.quantity, nestedOf(s)]),
    choice.remark,
    ...(choice.seat === undefined && choice.course === undefined ? [] : [choice.seat ?? 0, choice.course ?? 0]),
  ]
  return `${choice.foodId.slice(0, 24).replace(/[^\w-]/g, '_')}-${hash(JSON.stringify(parts))}${person && `.${person}`}`
}

const nestedOf = ({ modifiers = [] }: Pick<LineChoice['sideDishItems'][number], 'modifiers'>) =>
  modifiers.map(m => [m.modifierGroupId, m.modifierItemId, m.quantity])

/** 64-bit hash of a text, in base 36. It distinguishes the lines of one cart and has no security purpose. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (a >>> 0).toString(36).padStart(7, '0') + (b >>> 0).toString(36).padStart(7, '0')
}
