import * as z from 'zod/mini'
import { money, words } from '../core/index.ts'

/** The area of a store a delivery goes to, with what its place pays there. PRICE-6 */
export const zoneOfPlace = z.object({
  zoneId: z.string(),
  name: words,
  fee: money,
  minimumDeliveryFee: money,
  freeFrom: z.exactOptional(money),
  /** Metres from the store, where the fee follows them. */
  distance: z.exactOptional(z.number()),
})
