import { ENTRY_PIN } from '@comanda/domain/table'
import * as z from 'zod/mini'
import { call, id, shopId } from '../core/index.ts'
import { buffet as buffetInfo } from '../cart/index.ts'

const count = z.int().check(z.minimum(0), z.maximum(99))

/** Who eats. */
const eaters = { adults: count, children: count }

export const buffet = {
  /**
   * Opens the buffet of the table the caller sits at, or says how many eat now: more at any time, fewer while none of their
   * price is on an order. Its time runs from the first opening. Where each phone of the table has a cart of its own, the
   * caller takes part by it, and says who eats with this phone. CART-13
   */
  open: call({
    path: '/api/order/buffet/open',
    gate: 'guest',
    request: z.object({
      shopId,
      businessType: z.literal(1100),
      tableId: id,
      ...eaters,
      /** At a table where each phone has a cart of its own: the PIN of who sits there, or the code it shows. */
      pin: z.optional(z.string().check(z.regex(ENTRY_PIN))),
    }),
    response: buffetInfo,
    refuses: [
      'tableCodeUnknown',
      'seatNeeded',
      'pinNeeded',
      'tableFull',
      'noBuffetHere',
      'buffetSeats',
      'buffetCharged',
      'buffetOwing',
    ],
    changes: true,
    shows: 'silent',
  }),
  /** The same by staff, who need not sit there; a party begins where there is none. */
  openForTable: call({
    path: '/api/console/openBuffet',
    gate: 'store',
    request: z.object({ shopId, tableId: id, ...eaters }),
    response: buffetInfo,
    refuses: ['tableCodeUnknown', 'noBuffetHere', 'buffetSeats', 'buffetCharged', 'partyOwing'],
    changes: true,
    without: ['businessType'],
  }),
}
