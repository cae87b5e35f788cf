import type { LocalizedText } from '../money/index.ts'
import type { MenuIndex } from './menu-index.ts'

export interface GroupBelowMinimum<T = LocalizedText> {
  menuGroupId: string
  displayName: T
  quantity: number
  minimum: number
}

/**
 * The groups with some dishes in an order, but less than their minimum online quantity; a dialog lists them and checkout is
 * refused. Buffet plates are not counted, because they are ordered one by one. CART-5
 */
export function groupsBelowMinimum<T>(
  index: MenuIndex<T>,
  lines: readonly { menuGroupId: string; quantity: number; buffetStallId?: string }[],
): GroupBelowMinimum<T>[] {
  const counts = new Map<string, number>()
  for (const { menuGroupId, quantity, buffetStallId } of lines)
    if (buffetStallId === undefined) counts.set(menuGroupId, (counts.get(menuGroupId) ?? 0) + quantity)
  return index.document.menuGroups
    .map(group => ({ group, quantity: counts.get(group.menuGroupId) ?? 0 }))
    .filter(({ group, quantity }) => quantity >= 1 && quantity < group.minOnlineQuantity)
    .map(({ group, quantity }) => ({
      menuGroupId: group.menuGroupId,
      displayName: group.displayName,
      quantity,
      minimum: group.minOnlineQuantity,
    }))
}
