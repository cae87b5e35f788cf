import type { MenuIndex } from '../menu/index.ts'
import { isWithin, type StoreMoment, type TimeWindow } from '../store/index.ts'
import type { LineChoice } from './types.ts'

/** A dish that is had at some times only: those of the menu it is ordered from. MENU-4 */
export interface TimedDish {
  displayName: string
  windows: TimeWindow[]
}

/** The dishes of a cart that are had at some times only, each once; what the menu has no more is none of them. MENU-4, ORDER-6 */
export function timedDishes<T>(
  index: MenuIndex<T>,
  lines: readonly Pick<LineChoice, 'foodId' | 'menuId'>[],
  say: (words: T) => string,
): TimedDish[] {
  const found = new Map<string, TimedDish>()
  for (const { foodId, menuId } of lines) {
    const windows = index.menus.get(menuId)?.windows ?? []
    const item = index.items.get(foodId)
    if (item && windows.length > 0) found.set(`${menuId} ${foodId}`, { displayName: say(item.displayName), windows })
  }
  return [...found.values()]
}

/** Those of them that are not had at a moment of the store's day. MENU-4 */
export const notServedAt = (dishes: readonly TimedDish[], at: StoreMoment): TimedDish[] =>
  dishes.filter(({ windows }) => !isWithin(windows, at))
