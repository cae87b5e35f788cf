import { isRefused } from '../../../platform/send/index.ts'
import type { Cart } from './use-cart.ts'

/** Whether the cart belongs to the guests at a table this guest has not joined. C6 */
export const cartOfOthers = (cart: Cart): boolean => isRefused(cart.error, 'seatNeeded')
