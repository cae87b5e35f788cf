import { MAX_LINE_QUANTITY } from '@comanda/domain/cart'
import type { MenuItem } from '@comanda/domain/menu'

/** First and maximum quantity of a choice that the cart accepts beside its lines. */
export interface Room {
  first: number
  most: number
}

/** Quantities of a dish in the sheet: from the first one in steps to the maximum. */
export interface Amounts {
  count: number
  first: number
  step: number
  /** Maximum quantity on the steps; below `first` if not even that is available. */
  most: number
}

interface AmountsInput {
  item: Pick<MenuItem<unknown>, 'saleSettings'>
  inCart: number
  /** Remaining portions of this choice. */
  left: number
  /** Quantities by the cart's rules, if loaded. */
  room: Room | undefined
  /** Number of steps above the first quantity. */
  steps: number
}

/**
 * Quantities that can be added. A choice in the cart continues in steps, another one starts with its first quantity;
 * stock, sale limit and cart content limit it. The server decides. CART-2, CART-3
 */
export function amountsOf({ item, inCart, left, room, steps }: AmountsInput): Amounts {
  const { limitSale, limitSaleType } = item.saleSettings
  const limit = limitSale > 0 && limitSaleType === 0 ? limitSale - inCart : MAX_LINE_QUANTITY
  const first = room?.first ?? Math.max(1, item.saleSettings.saleMin)
  const step = Math.max(1, item.saleSettings.saleStep)
  const bound = Math.min(MAX_LINE_QUANTITY, limit, left, room?.most ?? MAX_LINE_QUANTITY)
  const most = bound < first ? bound : bound - ((bound - first) % step)
  return { count: Math.max(first, Math.min(first + steps * step, most)), first, step, most }
}
