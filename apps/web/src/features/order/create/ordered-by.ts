import type { Refused } from '../../../platform/send/index.ts'

/** The order another person at the table placed from the shared cart, and that person. */
export interface OrderedBy {
  orderId: string
  nick: string
  avatar: number
}

/** Returns the order another person placed from the shared cart; undefined if the cart only changed. CART-15 */
export function orderedBy({ refused, data }: Refused): OrderedBy | undefined {
  if (refused !== 'cartChanged') return undefined
  const { orderId, nick = '', avatar = 0 } = (data ?? {}) as Partial<OrderedBy>
  return orderId === undefined ? undefined : { orderId, nick, avatar }
}
