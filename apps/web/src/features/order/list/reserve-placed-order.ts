import { reserveHeight } from '../../../ui/layout/reserved-height.tsx'

/** Storage keys of the heights that active orders take on the home page and on the guest's own page. */
export const ordersHeight = { home: 'ordersOfHome', mine: 'ordersOfMine' } as const

/** Heights of one active order with its heading, in px of the 375 px design. */
const ONE_ORDER = { home: 236, mine: 248 } as const

/** Reserves the place of an order that was just placed, so that the first visit of these pages moves nothing. */
export function reservePlacedOrder(): void {
  reserveHeight(ordersHeight.home, ONE_ORDER.home)
  reserveHeight(ordersHeight.mine, ONE_ORDER.mine)
}
