import type { LocalizedText, Money } from '../money/index.ts'
import { equalValues } from './equal-values.ts'
import type { Menu, MenuDocument, MenuGroup, MenuItem, ModifierGroup } from './types.ts'

/** The aspects in which a menu entry can differ. */
export type MenuAspect =
  | 'price'
  | 'otherPrices'
  | 'texts'
  | 'availability'
  | 'sizes'
  | 'options'
  | 'taxes'
  | 'station'
  | 'picture'
  | 'contents'
  | 'limits'
  | 'dishes'
  | 'order'
  | 'groups'
  | 'terms'

export interface MenuChange {
  aspect: MenuAspect
  /** The size or option whose price changed; absent if the entry has only one price. */
  of?: LocalizedText
  /** Prices in minor units. */
  before?: Money
  after?: Money
  /** Whether the entry is on sale after an `availability` change of a dish. */
  onSale?: boolean
}

export interface MenuDifference {
  what: 'menu' | 'group' | 'dish' | 'modifierGroup' | 'stall'
  id: string
  name: LocalizedText
  kind: 'added' | 'removed' | 'changed'
  /** Empty if added or removed. */
  changes: MenuChange[]
}

type Differs = [MenuAspect, unknown, unknown]
const differing = (pairs: readonly Differs[]): MenuChange[] =>
  pairs.filter(([, before, after]) => !equalValues(before, after)).map(([aspect]) => ({ aspect }))

interface Priced {
  id: string
  name: LocalizedText
  price: Money
}

/** The prices that differ, each with the name of its size or option if there are several. */
const priceChanges = (before: readonly Priced[], after: readonly Priced[]): MenuChange[] =>
  after.flatMap(({ id, name, price }) => {
    const old = before.find(one => one.id === id)
    if (!old || old.price === price) return []
    return [{ aspect: 'price', ...(after.length > 1 && { of: name }), before: old.price, after: price }]
  })

const ids = (priced: readonly Priced[]): string[] => priced.map(one => one.id)

const pricesOf = ({ foodId, displayName, price, units }: MenuItem): Priced[] =>
  units.length === 0
    ? [{ id: foodId, name: displayName, price }]
    : units.map(unit => ({ id: unit.unitId, name: unit.unitName, price: unit.price }))

function dishChanges(before: MenuItem, after: MenuItem): MenuChange[] {
  const [old, now] = [pricesOf(before), pricesOf(after)]
  const others = (item: MenuItem) => [item.units.length === 0 ? item.prices : [], item.units.map(unit => unit.prices)]
  const texts = (item: MenuItem) => [item.displayName, item.description, item.units.map(unit => unit.unitName)]
  const measure = (item: MenuItem) => [item.priceRule, item.openPrice, item.measurementUnit]
  const options = (item: MenuItem) => [item.modifierGroupIds, item.comboGroups, item.sideDishGroups, item.exclusions]
  const contents = (item: MenuItem) => [
    item.allergens,
    item.allergensUnknown,
    item.diets,
    item.tags,
    item.spicy,
    item.kcal,
    item.nutrition,
  ]
  const limits = (item: MenuItem) => [item.saleSettings, item.multiBase, item.packingFee, item.startStock]
  return [
    ...priceChanges(old, now),
    ...(before.onSale === after.onSale ? [] : [{ aspect: 'availability' as const, onSale: after.onSale }]),
    ...differing([
      ['otherPrices', others(before), others(after)],
      ['sizes', [ids(old), measure(before)], [ids(now), measure(after)]],
      ['texts', texts(before), texts(after)],
      ['options', options(before), options(after)],
      ['taxes', before.taxIds, after.taxIds],
      ['station', before.station, after.station],
      ['picture', before.picture, after.picture],
      ['contents', contents(before), contents(after)],
      ['limits', limits(before), limits(after)],
      ['availability', before.windows, after.windows],
    ]),
  ]
}

function modifierChanges(before: ModifierGroup, after: ModifierGroup): MenuChange[] {
  const prices = ({ modifierItems }: ModifierGroup): Priced[] =>
    modifierItems.map(one => ({ id: one.modifierItemId, name: one.modifierItemName, price: one.addPrice }))
  const texts = (group: ModifierGroup) => [group.displayName, group.modifierItems.map(one => one.modifierItemName)]
  const bounds = (group: ModifierGroup) => [
    group.min,
    group.max,
    group.multiple,
    group.modifierItems.map(one => [one.max, one.selected]),
  ]
  const sold = (group: ModifierGroup) => group.modifierItems.map(one => one.soldOut ?? false)
  const contents = (group: ModifierGroup) => group.modifierItems.map(one => [one.allergens, one.breaksDiets])
  const sameOptions = equalValues(ids(prices(before)), ids(prices(after)))
  return [
    ...priceChanges(prices(before), prices(after)),
    ...differing([
      ['options', ids(prices(before)), ids(prices(after))],
      ['texts', before.displayName, after.displayName],
      ...(sameOptions
        ? ([
            ['texts', texts(before).slice(1), texts(after).slice(1)],
            ['limits', bounds(before), bounds(after)],
            ['availability', sold(before), sold(after)],
            ['contents', contents(before), contents(after)],
          ] satisfies Differs[])
        : []),
    ]),
  ]
}

const sorted = (list: readonly string[]): string[] => list.toSorted()

const groupChanges = (before: MenuGroup, after: MenuGroup): MenuChange[] =>
  differing([
    ['texts', before.displayName, after.displayName],
    ['dishes', sorted(before.foodIds), sorted(after.foodIds)],
    ...(equalValues(sorted(before.foodIds), sorted(after.foodIds))
      ? ([['order', before.foodIds, after.foodIds]] satisfies Differs[])
      : []),
    ['limits', [before.minOnlineQuantity, before.groupType], [after.minOnlineQuantity, after.groupType]],
  ])

const menuChanges = (before: Menu, after: Menu): MenuChange[] =>
  differing([
    ['texts', before.displayName, after.displayName],
    ['groups', before.menuGroupIds, after.menuGroupIds],
    [
      'availability',
      [before.windows, before.bizTypes, before.off ?? false],
      [after.windows, after.bizTypes, after.off ?? false],
    ],
  ])

interface Kind<T> {
  what: MenuDifference['what']
  idOf(entry: T): string
  changes(before: T, after: T): MenuChange[]
}

function entryDifferences<T extends { displayName: LocalizedText }>(
  { what, idOf, changes }: Kind<T>,
  before: readonly T[],
  after: readonly T[],
): MenuDifference[] {
  const old = new Map(before.map(entry => [idOf(entry), entry]))
  const now = new Set(after.map(idOf))
  const current = after.flatMap((entry): MenuDifference[] => {
    const was = old.get(idOf(entry))
    const head = { what, id: idOf(entry), name: entry.displayName }
    if (!was) return [{ ...head, kind: 'added', changes: [] }]
    const changed = changes(was, entry)
    return changed.length === 0 ? [] : [{ ...head, kind: 'changed', changes: changed }]
  })
  const removed = before
    .filter(entry => !now.has(idOf(entry)))
    .map(entry => ({ what, id: idOf(entry), name: entry.displayName, kind: 'removed' as const, changes: [] }))
  return [...current, ...removed]
}

/**
 * The differences between two versions of a menu, entry by entry: dishes first, then options, groups, menus and stalls. MENU-1
 */
export function menuDifferences(before: MenuDocument, after: MenuDocument): MenuDifference[] {
  return [
    ...entryDifferences({ what: 'dish', idOf: one => one.foodId, changes: dishChanges }, before.items, after.items),
    ...entryDifferences(
      { what: 'modifierGroup', idOf: one => one.modifierGroupId, changes: modifierChanges },
      before.modifierGroups,
      after.modifierGroups,
    ),
    ...entryDifferences(
      { what: 'group', idOf: one => one.menuGroupId, changes: groupChanges },
      before.menuGroups,
      after.menuGroups,
    ),
    ...entryDifferences({ what: 'menu', idOf: one => one.menuId, changes: menuChanges }, before.menus, after.menus),
    ...entryDifferences(
      {
        what: 'stall',
        idOf: one => one.buffetStallId,
        changes: (old, now) => (equalValues(old, now) ? [] : [{ aspect: 'terms' }]),
      },
      before.buffetRules,
      after.buffetRules,
    ),
  ]
}
