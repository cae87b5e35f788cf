import { ENTRY_PIN } from '@comanda/domain/table'
import * as z from 'zod/mini'
import { call, id, shopId } from '../core/index.ts'
import { buffet as buffetInfo } from '../cart/index.ts'

const count = z.int().check(z.minimum(0), z.maximum(99))

/** The number of diners. */
const eaters = { adults: count, children: count }

export const buffet = {
  /**
   * Opens the buffet at the caller's table, or changes the number of diners: more at any time, fewer only while their price is
   * not on an order. Its time starts with the first opening. Where each phone has its own cart, the caller joins the buffet with
   * this cart and states the diners of this phone. CART-13
   */
  open: call({
    path: '/api/order/buffet/open',
    gate: 'guest',
    request: z.object({
      shopId,
      businessType: z.literal(1100),
      tableId: id,
      ...eaters,
      /** Where each phone has its own cart: the PIN of the party, or the code displayed at the table. */
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
  /** The same by staff, who need no seat at the table; starts a party if there is none. */
  openForTable: call({
    path: '/api/console/openBuffet',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({ shopId, tableId: id, ...eaters }),
    response: buffetInfo,
    refuses: ['tableCodeUnknown', 'noBuffetHere', 'buffetSeats', 'buffetCharged', 'partyOwing'],
    changes: true,
    without: ['businessType'],
  }),
}
