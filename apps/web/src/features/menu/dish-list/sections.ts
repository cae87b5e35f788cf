import {
  type DisplayPrice,
  displayPrice,
  type GroupType,
  isPlainDish,
  type Menu,
  type MenuGroup,
  type MenuIndex,
  type MenuItem,
  shownFoods,
} from '@comanda/domain/menu'

/** Position of a dish in the menu, as a cart line names it. */
export interface Place {
  menuId: string
  menuGroupId: string
}

/** A dish as a row shows it. The object is stable while the menu is, so that a row renders once. */
export interface Dish {
  item: MenuItem<string>
  price: DisplayPrice<string>
  /** Whether it has no options: one tap adds it. */
  plain: boolean
  place: Place
  rank?: number
  /** Whether only members can order it. LOGIN-10 */
  membersOnly: boolean
}

export interface Section {
  id: string
  title: string
  groupType: GroupType
  dishes: Dish[]
}

/** A menu as it is shown, computed once per version. */
export interface MenuView {
  menu: Menu<string>
  sections: Section[]
  /** Whether any dish has a picture: if not, rows reserve no space for one. */
  pictured: boolean
  /** Each dish once, at its own position. */
  dishes: ReadonlyMap<string, Dish>
}

/**
 * A dish of the hot list is in its own group as well: cart lines name that group, so that the same dish is one line. A
 * dish in an ordinary group is not for members only. CART-5, LOGIN-10
 */
function placesOf(menu: Menu<string>, groups: readonly MenuGroup<string>[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const ordinaryFirst = [0, -2, -1].flatMap(type => groups.filter(({ groupType }) => groupType === type))
  for (const { menuGroupId, foodIds } of ordinaryFirst)
    for (const foodId of foodIds) if (!places.has(foodId)) places.set(foodId, { menuId: menu.menuId, menuGroupId })
  return places
}

/** Sections of one menu; the hot list is first, with ten ranked dishes. MENU-1, MENU-3, MENU-5 */
export function viewOf(index: MenuIndex<string>, menu: Menu<string>): MenuView {
  const groups = menu.menuGroupIds.flatMap(id => index.menuGroups.get(id) ?? [])
  const places = placesOf(menu, groups)
  const members = new Set(groups.filter(group => group.groupType === -2).map(group => group.menuGroupId))
  const prices = new Map<string, DisplayPrice<string>>()
  const priceOf = (item: MenuItem<string>) => {
    const price = prices.get(item.foodId) ?? displayPrice(index, item)
    prices.set(item.foodId, price)
    return price
  }
  const dishOf = (foodId: string, rank?: number): Dish[] => {
    const item = index.items.get(foodId)
    const place = places.get(foodId)
    if (!item || !place) return []
    const membersOnly = members.has(place.menuGroupId)
    return [{ item, price: priceOf(item), plain: isPlainDish(item), place, membersOnly, ...(rank && { rank }) }]
  }
  const sections = groups
    .map(group => ({
      id: group.menuGroupId,
      title: group.displayName,
      groupType: group.groupType,
      dishes: shownFoods(group).flatMap(({ foodId, rank }) => dishOf(foodId, rank)),
    }))
    .filter(section => section.dishes.length > 0)
  const dishes = new Map<string, Dish>()
  for (const section of sections)
    for (const dish of section.dishes) if (!dishes.has(dish.item.foodId)) dishes.set(dish.item.foodId, dish)
  return {
    menu,
    sections,
    pictured: [...dishes.values()].some(dish => dish.item.picture !== undefined),
    dishes,
  }
}
