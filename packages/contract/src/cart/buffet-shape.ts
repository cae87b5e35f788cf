import * as z from 'zod/mini'

const eaters = { adults: z.int(), children: z.int() }

/**
 * The buffet of a table that is laid with stalls; their terms are the menu's `buffetRules`. Times are ms. CART-13
 */
export const buffet = z.object({
  tableBuffetInfos: z.array(z.object({ buffetStallId: z.string() })),
  ...eaters,
  /** Those whose price is on an order already. */
  charged: z.object(eaters),
  /** Since its opening; absent while nobody has opened it. */
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
