import * as z from 'zod/mini'
import { uuid } from '../core/index.ts'

const eaters = { adults: z.int(), children: z.int() }

/** The buffet of a table with buffet stalls; their terms are the menu's `buffetRules`. Times are in ms. CART-13 */
export const buffet = z.object({
  tableBuffetInfos: z.array(z.object({ buffetStallId: z.string() })),
  ...eaters,
  /** Diners whose price is already on an order. */
  charged: z.object(eaters),
  /**
   * Where each phone has its own cart: the diners of this phone, and those charged in this cart; absent until the phone joins. C6
   */
  own: z.exactOptional(z.object({ sessionId: uuid, ...eaters, charged: z.object(eaters), due: z.object(eaters) })),
  /** In that case: plates in the table's other carts, which count toward the limits. S4 */
  elsewhere: z.exactOptional(z.array(z.object({ buffetStallId: z.string(), foodId: z.string(), quantity: z.int() }))),
  /** Since its opening; absent before it, and for a phone that has not joined. */
  createTimeToNow: z.exactOptional(z.int()),
  /** Since the last plates were ordered. */
  lastAddItemToNow: z.exactOptional(z.int()),
  /** Ordered plates, by unit; `at`: time since the opening. */
  items: z.array(
    z.object({
      buffetStallId: z.string(),
      foodId: z.string(),
      unitId: z.string(),
      quantity: z.int(),
      at: z.int(),
    }),
  ),
})
