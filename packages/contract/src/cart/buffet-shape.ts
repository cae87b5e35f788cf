import * as z from 'zod/mini'
import { uuid } from '../core/index.ts'

const eaters = { adults: z.int(), children: z.int() }

/**
 * The buffet of a table that is laid with stalls; their terms are the menu's `buffetRules`. Times are ms. CART-13
 */
export const buffet = z.object({
  tableBuffetInfos: z.array(z.object({ buffetStallId: z.string() })),
  ...eaters,
  /** Those whose price is on an order already. */
  charged: z.object(eaters),
  /**
   * Of a table where each phone has a cart of its own: who eats with this one, and whose price this cart bears; absent until
   * the phone takes part. C6
   */
  own: z.exactOptional(z.object({ sessionId: uuid, ...eaters, charged: z.object(eaters), due: z.object(eaters) })),
  /** There: plates in the table's other carts, which count as taken. S4 */
  elsewhere: z.exactOptional(z.array(z.object({ buffetStallId: z.string(), foodId: z.string(), quantity: z.int() }))),
  /** Since its opening; absent while nobody has opened it, and for a phone that does not take part. */
  createTimeToNow: z.exactOptional(z.int()),
  /** Since plates were ordered last. */
  lastAddItemToNow: z.exactOptional(z.int()),
  /** Plates ordered, by unit; `at` = after the opening. */
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
