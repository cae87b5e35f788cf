import * as z from 'zod/mini'
import { call } from '../core/index.ts'

/**
 * What a phone can subscribe to: an order, a cart, the party at a table, a store's board or menu, a booking, a store's bookings,
 * its waiting list, a table's bill, the brand's pages (`decoration:pages`).
 */
export const topic = z
  .string()
  .check(z.regex(/^(order|cart|table|shop|menu|booking|bookings|waiting|bill|decoration):[\w-]{1,64}$/))

export const push = {
  /**
   * A ticket for the stream `/api/push/stream?ticket=`: it opens one stream, once, within a minute. EventSource sends no headers,
   * and session tokens must not be in addresses. CART-11
   */
  ticket: call({
    path: '/api/push/ticket',
    gate: 'guest',
    request: z.object({ topics: z.array(topic).check(z.minLength(1), z.maxLength(8)) }),
    response: z.object({ ticket: z.string() }),
    refuses: [],
    shows: 'silent',
  }),
}
