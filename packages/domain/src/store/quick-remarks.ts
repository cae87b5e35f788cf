import type { ShopConfig } from './types.ts'
import type { BizType } from './ways.ts'

/**
 * The remarks of one press for a way of ordering; without one, all a store has. What fits that way alone stands first: nobody
 * at a table wants it left at the door.
 */
export function quickRemarksOf(
  { quickRemarks, quickRemarksFor = {} }: Pick<ShopConfig, 'quickRemarks' | 'quickRemarksFor'>,
  bizType: BizType | undefined,
): ShopConfig['quickRemarks'] {
  const own = bizType === undefined ? Object.values(quickRemarksFor).flat() : (quickRemarksFor[bizType] ?? [])
  return [...new Set([...own, ...quickRemarks])]
}
