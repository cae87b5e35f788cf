import type { MenuIndex } from './menu-index.ts'
import type { Menu, MenuItem } from './types.ts'
import { isWithin, type StoreMoment } from './windows.ts'

/** Whether a menu is for an order type. */
export const isForBizType = (menu: Menu<unknown>, bizType: number): boolean =>
  menu.bizTypes.length === 0 || menu.bizTypes.includes(bizType)

/** The menus of an order type that are open at a time. MENU-4 */
export function openMenus<T>(index: MenuIndex<T>, bizType: number, at: StoreMoment): Menu<T>[] {
  return index.document.menus.filter(menu => isForBizType(menu, bizType) && isWithin(menu.windows, at))
}

/** Whether a dish is served at a time by its own hours. MENU-4 */
const isServed = ({ windows = [] }: MenuItem<unknown>, at: StoreMoment): boolean => isWithin(windows, at)

/** The dishes that are not served at a time by their own hours. MENU-4 */
export const closedDishes = <T>({ document }: MenuIndex<T>, at: StoreMoment): string[] =>
  document.items.filter(item => !isServed(item, at)).map(({ foodId }) => foodId)

/** The place of a dish in the menu, as a line refers to it. */
export interface Place {
  menuId: string
  menuGroupId: string
  foodId: string
}

/** All places of a dish, by menu and group. */
const placesOf = <T>(index: MenuIndex<T>, foodId: string): Place[] =>
  index.document.menus.flatMap(({ menuId, menuGroupIds }) =>
    menuGroupIds
      .filter(id => index.menuGroups.get(id)?.foodIds.includes(foodId))
      .map(menuGroupId => ({ menuId, menuGroupId, foodId })),
  )

/** Whether a dish is sold, but not with this order type. */
export const isForOtherWay = <T>(index: MenuIndex<T>, foodId: string, bizType: number): boolean => {
  const menus = placesOf(index, foodId).flatMap(({ menuId }) => index.menus.get(menuId) ?? [])
  return menus.length > 0 && menus.every(menu => !isForBizType(menu, bizType))
}

export type OfferProblem = 'notOnMenu' | 'menuClosed' | 'membersOnly' | 'notOnSale'

/** The order type, the store-local time, and whether the buyer is a member. */
export interface OfferQuery {
  bizType: number
  at: StoreMoment
  member: boolean
}

/**
 * Why a dish is not offered at a place, if so: the place must exist for the order type, its menu and its own hours be open now, a member group
 * (`groupType -2`) needs a member, and the dish must be on sale. MENU-4, LOGIN-10
 */
export function offerProblem<T>(index: MenuIndex<T>, place: Place, query: OfferQuery): OfferProblem | undefined {
  const menu = index.menus.get(place.menuId)
  const group = index.menuGroups.get(place.menuGroupId)
  const item = index.items.get(place.foodId)
  if (!menu || !group || !item || !isForBizType(menu, query.bizType)) return 'notOnMenu'
  if (!menu.menuGroupIds.includes(group.menuGroupId) || !group.foodIds.includes(item.foodId)) return 'notOnMenu'
  if (group.groupType === -2 && !query.member) return 'membersOnly'
  if (!isWithin(menu.windows, query.at) || !isServed(item, query.at)) return 'menuClosed'
  return item.onSale ? undefined : 'notOnSale'
}

/**
 * The place of a dish: the given one if it is offered there, else the first where it is, else the given one. A dish in two
 * menus thus comes from the open one. MENU-4, ORDER-9
 */
export function placeOnOffer<T>(index: MenuIndex<T>, named: Place, query: OfferQuery): Omit<Place, 'foodId'> {
  const isOpen = (place: Place) => offerProblem(index, place, query) === undefined
  const { menuId, menuGroupId } = [named, ...placesOf(index, named.foodId)].find(isOpen) ?? named
  return { menuId, menuGroupId }
}
