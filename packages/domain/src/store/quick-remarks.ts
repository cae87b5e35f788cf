import type { ShopConfig } from './types.ts'
import type { BizType } from './ways.ts'

/** The quick remarks of an order type, its own ones first; without an order type, all remarks of the store. Each text once. */
export function quickRemarksOf(
  { quickRemarks, quickRemarksFor = {} }: Pick<ShopConfig, 'quickRemarks' | 'quickRemarksFor'>,
  bizType: BizType | undefined,
): ShopConfig['quickRemarks'] {
  const own = bizType === undefined ? Object.values(quickRemarksFor).flat() : (quickRemarksFor[bizType] ?? [])
  return [...new Map([...own, ...quickRemarks].map(remark => [JSON.stringify(remark), remark])).values()]
}
