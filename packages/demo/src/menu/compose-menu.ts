import type { GroupType, Menu, MenuDocument, MenuGroup, ModifierGroup } from '@comanda/domain/menu'
import { recipes } from '../dishes/all.ts'
import type { ModifierRecipe } from '../dishes/modifier-recipe.ts'
import { modifierRecipes } from '../dishes/modifiers.ts'
import type { GroupKey, Recipe } from '../dishes/recipe.ts'
import { addition, type StoreKey } from '../stores/keys.ts'
import { composeItem, isSoldIn } from './compose-item.ts'
import { buffetRulesFor } from './buffet.ts'
import { groupNames, menuPlans } from './groups.ts'

/** The specifics of a store's menu. */
export interface MenuWishes {
  store: StoreKey
  /** The hot list in order; the first ten are shown. MENU-5 */
  hot: string[]
  /** The store's taxes for a kind of dish. PRICE-5 */
  taxIds: (kind: 'food' | 'alcohol' | 'packaged') => string[]
  /** Minimum quantity of a group in an order that has any of it. CART-5 */
  /** Whether some tables have the buffet. CART-13 */
  buffet?: true
  minimums?: Partial<Record<GroupKey, number>>
}

const groupType = (key: GroupKey | 'hot'): GroupType => (key === 'hot' ? -1 : key === 'members' ? -2 : 0)

function modifierGroup(group: ModifierRecipe, store: StoreKey): ModifierGroup {
  return {
    modifierGroupId: group.id,
    displayName: group.name,
    multiple: group.counted ?? false,
    min: group.min,
    max: group.max,
    modifierItems: group.choices
      .filter(choice => !choice.notIn?.includes(store))
      .map(choice => ({
        modifierItemId: `${group.id}.${choice.id}`,
        modifierItemName: choice.name,
        addPrice: addition(store, choice.adds ?? 0),
        max: choice.upTo ?? 1,
        selected: choice.selected ?? false,
        ...(choice.soldOutIn?.includes(store) && { soldOut: true }),
        ...(choice.allergens && { allergens: choice.allergens }),
        ...(choice.breaks && { breaksDiets: choice.breaks }),
      })),
  }
}

function groupsOf(sold: Recipe[], { hot, minimums = {} }: MenuWishes): MenuGroup[] {
  const keys: (GroupKey | 'hot')[] = menuPlans.flatMap(plan => plan.groups)
  return keys
    .map(key => ({
      menuGroupId: key,
      groupType: groupType(key),
      displayName: groupNames[key],
      foodIds: key === 'hot' ? hot : sold.filter(recipe => recipe.group === key).map(recipe => recipe.food),
      minOnlineQuantity: key === 'hot' ? 0 : (minimums[key] ?? 0),
    }))
    .filter(group => group.foodIds.length > 0)
}

function menusOf(groups: MenuGroup[]): Menu[] {
  const filled = new Set(groups.map(group => group.menuGroupId))
  return menuPlans
    .map(({ id, name, groups: keys, ...plan }) => ({
      ...plan,
      menuId: id,
      displayName: name,
      menuGroupIds: keys.filter(key => filled.has(key)),
    }))
    .filter(menu => menu.menuGroupIds.length > 0)
}

/** The whole menu of a store with its prices. */
export function composeMenu(requests: MenuWishes): MenuDocument {
  const { store, taxIds } = requests
  const sold = recipes.filter(recipe => isSoldIn(recipe, store))
  const byFood = new Map(sold.map(recipe => [recipe.food, recipe]))
  const stocked = { recipe: (food: string) => byFood.get(food) }
  const groups = groupsOf(sold, requests)
  const used = new Set(sold.flatMap(recipe => recipe.modifiers ?? []))
  return {
    menus: menusOf(groups),
    menuGroups: groups,
    items: sold.map(recipe => composeItem(recipe, store, stocked, taxIds(recipe.tax ?? 'food'))),
    modifierGroups: [...modifierRecipes.values()]
      .filter(group => used.has(group.id))
      .map(group => modifierGroup(group, store)),
    buffetRules: requests.buffet ? buffetRulesFor(store, sold, taxIds('food')) : [],
  }
}
