import { equalValues } from './equal-values.ts'
import type { Menu, MenuDocument, MenuGroup, MenuItem, ModifierGroup } from './types.ts'

/** The order of a store: the brand's, unless the store has its own; new entries stand after the one they follow in the brand's menu. */
function mergedOrder(own: readonly string[], base: readonly string[], next: readonly string[]): string[] {
  if (equalValues(own, base)) return [...next]
  const nextIds = new Set(next)
  const merged = own.filter(id => nextIds.has(id) || !base.includes(id))
  for (const [at, id] of next.entries()) {
    if (merged.includes(id) || base.includes(id)) continue
    const before = next.slice(0, at).findLast(one => merged.includes(one))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
  }
  return merged
}

/** The fields of `next`; those of the store where it has changed them since `base`. */
function merged<T extends object>(own: T, base: T | undefined, next: T, local: readonly (keyof T)[]): T {
  const result: T = { ...next }
  for (const key of local) {
    if (base && equalValues(own[key], base[key])) continue
    if (own[key] === undefined) delete result[key]
    else result[key] = own[key]
  }
  return result
}

function mergedDish(own: MenuItem, base: MenuItem | undefined, next: MenuItem): MenuItem {
  const units = next.units.map(unit => {
    const mine = own.units.find(one => one.unitId === unit.unitId)
    const was = base?.units.find(one => one.unitId === unit.unitId)
    return mine ? merged(mine, was, unit, ['price', 'prices']) : unit
  })
  const dish = merged(own, base, next, [
    'price',
    'prices',
    'onSale',
    'windows',
    'taxIds',
    'station',
    'startStock',
    'packingFee',
    'saleSettings',
  ])
  const [first] = units
  if (!first) return { ...dish, units }
  const { prices: _, ...rest } = dish
  return { ...rest, units, price: first.price, ...(first.prices && { prices: first.prices }) }
}

const mergedOptions = (own: ModifierGroup, base: ModifierGroup | undefined, next: ModifierGroup): ModifierGroup => ({
  ...next,
  modifierItems: next.modifierItems.map(option => {
    const sameOption = (one: { modifierItemId: string }) => one.modifierItemId === option.modifierItemId
    const mine = own.modifierItems.find(sameOption)
    return mine ? merged(mine, base?.modifierItems.find(sameOption), option, ['addPrice', 'soldOut']) : option
  }),
})

const mergedGroup = (own: MenuGroup, base: MenuGroup | undefined, next: MenuGroup): MenuGroup => ({
  ...next,
  foodIds: mergedOrder(own.foodIds, base?.foodIds ?? [], next.foodIds),
})

const mergedMenu = (own: Menu, base: Menu | undefined, next: Menu): Menu => ({
  ...merged(own, base, next, ['windows', 'bizTypes', 'off']),
  menuGroupIds: mergedOrder(own.menuGroupIds, base?.menuGroupIds ?? [], next.menuGroupIds),
})

interface Lists<T> {
  own: readonly T[]
  base: readonly T[]
  next: readonly T[]
}

/** The brand's entries, each with the store's own values, and the entries of the store alone. */
function entries<T>(
  { own, base, next }: Lists<T>,
  idOf: (one: T) => string,
  merge: (own: T, base: T | undefined, next: T) => T,
): T[] {
  const find = (list: readonly T[], id: string) => list.find(one => idOf(one) === id)
  const taken = next.map(one => {
    const mine = find(own, idOf(one))
    return mine ? merge(mine, find(base, idOf(one)), one) : one
  })
  return [...taken, ...own.filter(one => !find(next, idOf(one)) && !find(base, idOf(one)))]
}

/**
 * The menu of a store that follows the brand's menu, after the brand's menu changed from `base` to `next`. The store keeps its
 * own prices, availability, taxes, stations, limits, hours and order where it changed them, dishes of its own, and its buffet
 * stalls; names, pictures, options and contents are the brand's. MENU-1
 */
export function followMenu(own: MenuDocument, base: MenuDocument, next: MenuDocument): MenuDocument {
  const lists = <K extends keyof MenuDocument>(key: K) => ({ own: own[key], base: base[key], next: next[key] })
  const items = entries(lists('items') as Lists<MenuItem>, one => one.foodId, mergedDish)
  const known = new Set(items.map(item => item.foodId))
  const menuGroups = entries(lists('menuGroups') as Lists<MenuGroup>, one => one.menuGroupId, mergedGroup).map(
    group => ({
      ...group,
      foodIds: group.foodIds.filter(id => known.has(id)),
    }),
  )
  const groups = new Set(menuGroups.map(group => group.menuGroupId))
  return {
    menus: entries(lists('menus') as Lists<Menu>, one => one.menuId, mergedMenu).map(menu => ({
      ...menu,
      menuGroupIds: menu.menuGroupIds.filter(id => groups.has(id)),
    })),
    menuGroups,
    items,
    modifierGroups: entries(lists('modifierGroups') as Lists<ModifierGroup>, one => one.modifierGroupId, mergedOptions),
    buffetRules: own.buffetRules,
  }
}
