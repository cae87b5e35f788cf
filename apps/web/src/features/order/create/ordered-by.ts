import type { Refused } from '../../../platform/send/index.ts'

/** The order somebody else at the table placed of the shared cart, and who it was. */
export interface OrderedBy {
  orderId: string
  nick: string
  avatar: number
}

/** Somebody else at the table was faster: all that was in the cart is ordered. Nothing where the cart only changed. CART-15 */
export function orderedBy({ refused, data }: Refused): OrderedBy | undefined {
  if (refused !== 'cartChanged') return undefined
  const { orderId, nick = '', avatar = 0 } = (data ?? {}) as Partial<OrderedBy>
  return orderId === undefined ? undefined : { orderId, nick, avatar }
}
