import * as z from 'zod/mini'
import { money, words } from '../core/index.ts'

/** The delivery zone of a place, with its fees. PRICE-6 */
export const zoneOfPlace = z.object({
  zoneId: z.string(),
  name: words,
  fee: money,
  minimumDeliveryFee: money,
  freeFrom: z.exactOptional(money),
  /** Metres from the store, if the fee depends on them. */
  distance: z.exactOptional(z.number()),
})
