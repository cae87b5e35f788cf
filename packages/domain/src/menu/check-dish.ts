import { repeated } from '../money/index.ts'
import { checkWindows } from '../store/index.ts'
import { checkParts } from './check-parts.ts'
import { firstOrder } from './first-order.ts'
import { checkBounds, hasName, type MenuCheckContext, type MenuFault } from './menu-fault.ts'
import { indexMenu, type MenuIndex } from './menu-index.ts'
import type { MenuItem, ModifierGroup, OtherPrice } from './types.ts'

/** The faults of a modifier group. Paths are relative to it. MENU-2 */
export function checkModifierGroup(group: ModifierGroup): MenuFault[] {
  const { displayName, modifierItems, multiple, max } = group
  const faults: MenuFault[] = hasName(displayName) ? [] : [{ path: 'displayName', reason: 'menuNameMissing' }]
  const most = modifierItems.map(option => (multiple ? option.max : 1))
  faults.push(...checkBounds(group, most, { min: 'min', options: 'modifierItems' }))
  for (const [at, option] of modifierItems.entries())
    if (!hasName(option.modifierItemName))
      faults.push({ path: `modifierItems[${at}].modifierItemName`, reason: 'menuNameMissing' })
  const chosen = modifierItems.filter(option => option.selected).length
  if (max > 0 && chosen > max) faults.push({ path: 'modifierItems', reason: 'defaultsTooMany', params: { most: max } })
  const twice = repeated(modifierItems, option => option.modifierItemId)
  if (twice !== undefined) faults.push({ path: `modifierItems[${twice}]`, reason: 'menuEntryTwice' })
  return faults
}

/** Other prices: one per type; the member price is below the general one. LOGIN-10, MENU-2 */
function checkOtherPrices(prices: readonly OtherPrice[] = [], price: number, path: string): MenuFault[] {
  const twice = repeated(prices, one => one.type)
  if (twice !== undefined) return [{ path: `${path}prices[${twice}]`, reason: 'priceTypeTwice' }]
  const high = prices.findIndex(one => one.type === 'member' && one.value >= price)
  return high < 0 ? [] : [{ path: `${path}prices[${high}].value`, reason: 'memberPriceHigh' }]
}

/** Units and prices: the price of a dish is that of its first unit. MENU-2 */
function checkPrices(item: MenuItem): MenuFault[] {
  const { units } = item
  const first = units[0]
  const faults: MenuFault[] = first ? [] : checkOtherPrices(item.prices, item.price, '')
  if (first && first.price !== item.price) faults.push({ path: 'units[0].price', reason: 'firstUnitPrice' })
  for (const [at, unit] of units.entries()) {
    if (units.length > 1 && !hasName(unit.unitName))
      faults.push({ path: `units[${at}].unitName`, reason: 'menuNameMissing' })
    faults.push(...checkOtherPrices(unit.prices, unit.price, `units[${at}].`))
  }
  const twice = repeated(units, unit => unit.unitId)
  if (twice !== undefined) faults.push({ path: `units[${twice}]`, reason: 'menuEntryTwice' })
  return faults
}

/** Bounds of open prices and weights: they exist, do not cross, leave guests a price to choose, and weights meet their step. MENU-2 */
function checkMeasure({ priceRule, openPrice, measurementUnit }: MenuItem): MenuFault[] {
  if (priceRule === 1 && (!openPrice || openPrice.max <= 0 || openPrice.min > openPrice.max))
    return [{ path: 'openPrice.max', reason: 'openPriceRange' }]
  if (priceRule !== 2) return []
  if (!measurementUnit || !hasName(measurementUnit.name))
    return [{ path: 'measurementUnit.name', reason: 'menuNameMissing' }]
  const { min, max, step } = measurementUnit
  return min > 0 && max >= min && step > 0 ? [] : [{ path: 'measurementUnit.max', reason: 'weightRange' }]
}

/** Hours of a dish: each window is valid and none overlap. MENU-4 */
const checkHours = ({ windows = [] }: MenuItem): MenuFault[] =>
  checkWindows(windows, 'windows').map(({ field, reason }) => ({ path: field, reason }))

/** Sale limits: the first add and each step are at least one, and the limit allows the first add. CART-2, CART-3 */
const checkLimits = ({ saleSettings: { saleMin, saleStep, limitSale }, multiBase }: MenuItem): MenuFault[] =>
  saleMin >= 1 && saleStep >= 1 && multiBase >= 1 && (limitSale === 0 || limitSale >= saleMin)
    ? []
    : [{ path: 'saleSettings.limitSale', reason: 'saleLimits', params: { least: saleMin } }]

function checkReferences<T>(index: MenuIndex<T>, item: MenuItem<T>, { taxIds }: MenuCheckContext): MenuFault[] {
  const faults: MenuFault[] = []
  const tax = item.taxIds.findIndex(id => !taxIds.includes(id))
  if (tax >= 0) faults.push({ path: `taxIds[${tax}]`, reason: 'taxUnknown' })
  const group = item.modifierGroupIds.findIndex(id => !index.modifierGroups.has(id))
  if (group >= 0) faults.push({ path: `modifierGroupIds[${group}]`, reason: 'modifiersUnknown' })
  const twice = repeated(item.modifierGroupIds, id => id)
  if (twice !== undefined) faults.push({ path: `modifierGroupIds[${twice}]`, reason: 'menuEntryTwice' })
  return faults
}

const onSaleIndexes = new WeakMap<MenuIndex, MenuIndex>()

/** The menu as if everything were on sale, because switched-off entries are not faults. */
export function asOnSale(index: MenuIndex): MenuIndex {
  const known = onSaleIndexes.get(index)
  if (known) return known
  const { document } = index
  const dishIndex = indexMenu({
    ...document,
    items: document.items.map(item => ({ ...item, onSale: true })),
    modifierGroups: document.modifierGroups.map(group => ({
      ...group,
      modifierItems: group.modifierItems.map(({ soldOut: _, ...option }) => option),
    })),
  })
  onSaleIndexes.set(index, dishIndex)
  return dishIndex
}

/**
 * The faults of a dish, with paths relative to it. A dish that is otherwise correct but can never be ordered, because its
 * required choices exclude each other, is a fault too. MENU-2, MENU-6
 */
export function checkDish(index: MenuIndex, item: MenuItem, context: MenuCheckContext): MenuFault[] {
  const faults = [
    ...(hasName(item.displayName) ? [] : [{ path: 'displayName', reason: 'menuNameMissing' } satisfies MenuFault]),
    ...checkPrices(item),
    ...checkMeasure(item),
    ...checkHours(item),
    ...checkLimits(item),
    ...checkReferences(index, item, context),
    ...checkParts(index, item),
  ]
  if (faults.length > 0 || firstOrder(asOnSale(index), item)) return faults
  return [{ path: 'exclusions', reason: 'dishUnorderable' }]
}
