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

/** Where a dish stands, as a cart line names it. */
export interface Place {
  menuId: string
  menuGroupId: string
}

/** A dish as a row shows it. It stays the same object while the menu does, so that a row draws once. */
export interface Dish {
  item: MenuItem<string>
  price: DisplayPrice<string>
  /** Nothing can be chosen of it: one tap adds it. */
  plain: boolean
  place: Place
  rank?: number
  /** Members alone can order it. LOGIN-10 */
  membersOnly: boolean
}

export interface Section {
  id: string
  title: string
  groupType: GroupType
  dishes: Dish[]
}

/** A menu as it is shown, worked out once per version. */
export interface MenuView {
  menu: Menu<string>
  sections: Section[]
  /** Whether any dish has a picture: without, rows need no place for one. */
  pictured: boolean
  /** Each dish once, at its own place. */
  dishes: ReadonlyMap<string, Dish>
}

/**
 * A dish of the hot list stands in its own group as well: a line names that one, so that the same dish is one line. What an ordinary
 * group has too is for everybody. CART-5, LOGIN-10
 */
function placesOf(menu: Menu<string>, groups: readonly MenuGroup<string>[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const ordinaryFirst = [0, -2, -1].flatMap(type => groups.filter(({ groupType }) => groupType === type))
  for (const { menuGroupId, foodIds } of ordinaryFirst)
    for (const foodId of foodIds) if (!places.has(foodId)) places.set(foodId, { menuId: menu.menuId, menuGroupId })
  return places
}

/** One menu of the index in sections, the hot list first ten and ranked. MENU-1, MENU-3, MENU-5 */
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
