import type { MenuGroup } from './types.ts'

/** Number of dishes in a hot group. MENU-5 */
export const HOT_DISHES_SHOWN = 10
/** Number of ranked dishes in a hot group. MENU-5 */
export const HOT_DISHES_RANKED = 3

export interface ShownFood {
  foodId: string
  /** 1, 2, 3 for the first dishes of a hot group. */
  rank?: number
}

/** The dishes a group shows, in order: the first ten of a hot group, the first three ranked. MENU-5 */
export function shownFoods(group: Pick<MenuGroup<unknown>, 'groupType' | 'foodIds'>): ShownFood[] {
  if (group.groupType !== -1) return group.foodIds.map(foodId => ({ foodId }))
  return group.foodIds
    .slice(0, HOT_DISHES_SHOWN)
    .map((foodId, i) => (i < HOT_DISHES_RANKED ? { foodId, rank: i + 1 } : { foodId }))
}
