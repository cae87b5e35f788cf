import type { Diet, Menu, MenuDocument, MenuGroup, MenuItem } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import { money } from '@comanda/domain/money'
import { menuFileTexts } from '@comanda/messages/menu-files'

/** A dish without anything special: at its price, always on sale, with unknown contents. MENU-2 */
export const newItem = (foodId: string, displayName: LocalizedText, price: number): MenuItem => ({
  foodId,
  displayName,
  price: money(price),
  priceRule: 0,
  units: [],
  modifierGroupIds: [],
  comboGroups: [],
  multiBase: 1,
  sideDishGroups: [],
  exclusions: [],
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: [],
  allergens: [],
  allergensUnknown: true,
  diets: [],
  tags: [],
  onSale: true,
})

/** The menu of a format that has none: the first that exists, else one that is always open, with these groups. */
export const oneMenu = (before: MenuDocument | undefined, groups: readonly MenuGroup[]): Menu => {
  const { menuId, displayName, windows, bizTypes } = before?.menus[0] ?? {}
  return {
    menuId: menuId ?? 'menu',
    displayName: displayName ?? menuFileTexts('menuFile.menu'),
    windows: windows ?? [],
    menuGroupIds: [...new Set(groups.map(group => group.menuGroupId))],
    bizTypes: bizTypes ?? [],
  }
}

/** Diets without duplicates; vegan implies vegetarian. */
export const withVegetarian = (diets: readonly Diet[]): Diet[] => [
  ...new Set<Diet>(diets.includes('vegan') ? [...diets, 'vegetarian'] : diets),
]
