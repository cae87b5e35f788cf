import type { MenuGroup } from './types.ts'

/** A hot group shows this many. MENU-5 */
export const HOT_SHOWN = 10
/** The first of them carry a rank mark. MENU-5 */
export const HOT_RANKED = 3

export interface ShownFood {
  foodId: string
  /** 1, 2, 3 on the top of a hot group. */
  rank?: number
}

/** The dishes a group shows, in order: a hot group its first ten, the top ones ranked. MENU-5 */
export function shownFoods(group: Pick<MenuGroup<unknown>, 'groupType' | 'foodIds'>): ShownFood[] {
  if (group.groupType !== -1) return group.foodIds.map(foodId => ({ foodId }))
  return group.foodIds.slice(0, HOT_SHOWN).map((foodId, i) => (i < HOT_RANKED ? { foodId, rank: i + 1 } : { foodId }))
}
