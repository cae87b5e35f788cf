import type { MenuIndex } from '../menu/index.ts'
import { isWithin, type StoreMoment, type TimeWindow, windowsOfBoth } from '../store/index.ts'
import type { LineChoice } from './types.ts'

/** A dish that is served at certain times only: those of its menu and its own. MENU-4 */
export interface TimedDish {
  displayName: string
  windows: TimeWindow[]
}

/** The dishes of a cart with serving times, each once; dishes that are no longer on the menu are left out. MENU-4, ORDER-6 */
export function timedDishes<T>(
  index: MenuIndex<T>,
  lines: readonly Pick<LineChoice, 'foodId' | 'menuId'>[],
  localize: (texts: T) => string,
): TimedDish[] {
  const dishes = new Map<string, TimedDish>()
  for (const { foodId, menuId } of lines) {
    const [menu, item] = [index.menus.get(menuId), index.items.get(foodId)]
    if (!menu || !item) continue
    const windows = windowsOfBoth(menu.windows, item.windows ?? [])
    if (windows.length > 0) dishes.set(`${menuId} ${foodId}`, { displayName: localize(item.displayName), windows })
  }
  return [...dishes.values()]
}

/** The dishes that are not served at a store-local time. MENU-4 */
export const notServedAt = (dishes: readonly TimedDish[], at: StoreMoment): TimedDish[] =>
  dishes.filter(({ windows }) => !isWithin(windows, at))
