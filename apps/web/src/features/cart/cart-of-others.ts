import { isRefused } from '../../platform/send/index.ts'
import type { Cart } from './use-cart.ts'

/** The cart is of those who sit at the table: one has to sit down first. C6 */
export const cartOfOthers = (cart: Cart): boolean => isRefused(cart.error, 'seatNeeded')
