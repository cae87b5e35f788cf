import type { BizType } from './ways.ts'
import type { ShopConfig } from './types.ts'

/** The most dishes of one order of a type; `count` 0 = unlimited. CART-4 */
export const itemLimitOf = (
  { dineInItemLimit, itemLimitFor }: Pick<ShopConfig, 'dineInItemLimit' | 'itemLimitFor'>,
  bizType: BizType,
): ShopConfig['dineInItemLimit'] =>
  bizType === 1100 ? dineInItemLimit : { count: itemLimitFor?.[bizType] ?? 0, perPerson: false }
