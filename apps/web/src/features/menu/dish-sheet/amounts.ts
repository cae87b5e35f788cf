import { MOST_OF_A_LINE } from '@comanda/domain/cart'
import type { MenuItem } from '@comanda/domain/menu'

/** What the cart takes of a choice beside what it holds: so many at first, and at the most. */
export interface Room {
  first: number
  most: number
}

/** How many of a dish the sheet counts: from the first quantity in its steps to the most that can be had. */
export interface Amounts {
  count: number
  first: number
  step: number
  /** The largest count on the steps; below `first` where not even that can be had. */
  most: number
}

interface Asked {
  item: Pick<MenuItem<unknown>, 'saleSettings'>
  inCart: number
  /** Portions of this very choice. */
  left: number
  /** By the cart's own rules, where it knows them. */
  room: Room | undefined
  /** Steps beyond the first quantity the guest asked for. */
  steps: number
}

/**
 * How many can be asked for at once. A choice the cart has already goes on in steps, another begins with its first quantity; what
 * is left, the sale limit and what the cart holds bound it. The server has the last word. CART-2, CART-3
 */
export function amountsOf({ item, inCart, left, room, steps }: Asked): Amounts {
  const { limitSale, limitSaleType } = item.saleSettings
  const limit = limitSale > 0 && limitSaleType === 0 ? limitSale - inCart : MOST_OF_A_LINE
  const first = room?.first ?? Math.max(1, item.saleSettings.saleMin)
  const step = Math.max(1, item.saleSettings.saleStep)
  const bound = Math.min(MOST_OF_A_LINE, limit, left, room?.most ?? MOST_OF_A_LINE)
  const most = bound < first ? bound : bound - ((bound - first) % step)
  return { count: Math.max(first, Math.min(first + steps * step, most)), first, step, most }
}
