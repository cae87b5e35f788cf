import * as z from 'zod/mini'
import { bizType, call, instant, shopId, uuid } from '../core/index.ts'
import { orderState, orderTable } from '../order/index.ts'

/** Names a line of a ticket; the parts of a combo that other stations make are lines of their own. */
const lineKey = z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[\w:.\-#]+$/))

/** What one station makes of an order. */
export const kitchenLine = z.object({
  lineKey: z.string(),
  station: z.string(),
  quantity: z.int(),
  displayName: z.string(),
  detail: z.string(),
  /** What the guest wrote of it. */
  remark: z.exactOptional(z.string()),
  /** The combo it is part of, or the dish it is a side of. */
  partOf: z.exactOptional(z.string()),
  /** Who of those who share the cart or the group order chose it. CART-11 */
  nick: z.exactOptional(z.string()),
  /** When it was made; absent while it is not. */
  doneAt: z.exactOptional(instant),
})

/** An order as the kitchen sees it: what to make, for when, and nothing of who pays what. */
export const kitchenTicket = z.object({
  orderId: uuid,
  orderNo: z.string(),
  callNumber: z.exactOptional(z.string()),
  orderType: bizType,
  state: orderState,
  table: z.exactOptional(orderTable),
  people: z.int(),
  utensils: z.int(),
  remark: z.string(),
  /** When the kitchen got it. */
  since: instant,
  /** By when it is promised, else wanted, else usually made. */
  dueAt: instant,
  lines: z.array(kitchenLine),
})

/** The kitchen's screens, and the one for guests who wait. */
export const kitchenCalls = {
  kitchen: call({
    path: '/api/console/kitchen',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({ now: instant, tickets: z.array(kitchenTicket) }),
    refuses: [],
    without: ['businessType'],
  }),
  /** Marks lines as made, or as not made after all. Saying it twice changes nothing. The first one starts the order. */
  bump: call({
    path: '/api/console/bump',
    gate: 'staff',
    request: z.object({
      orderId: uuid,
      lineKeys: z.array(lineKey).check(z.minLength(1), z.maxLength(300)),
      done: z.boolean(),
    }),
    response: kitchenTicket,
    refuses: ['orderMoved'],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
  /** The stations the dishes of the menu name. */
  stations: call({
    path: '/api/console/stations',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({ stations: z.array(z.string()) }),
    refuses: [],
    without: ['businessType'],
  }),
  callOuts: call({
    path: '/api/console/callOuts',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      now: instant,
      /** Newest first. */
      ready: z.array(z.object({ callNumber: z.string(), orderType: bizType, readyAt: instant })),
      making: z.array(z.object({ callNumber: z.string(), orderType: bizType })),
    }),
    refuses: [],
    without: ['businessType'],
  }),
}
