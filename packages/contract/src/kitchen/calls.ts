import * as z from 'zod/mini'
import { bizType, call, instant, shopId, uuid } from '../core/index.ts'
import { orderState, orderTable } from '../order/index.ts'

/** Identifies a line of a ticket; parts of a combo made by other stations are separate lines. */
const lineKey = z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[\w:.\-#]+$/))

/** A ticket line: what one station prepares. */
export const kitchenLine = z.object({
  lineKey: z.string(),
  station: z.string(),
  quantity: z.int(),
  displayName: z.string(),
  detail: z.string(),
  /** The guest's remark on it. */
  remark: z.exactOptional(z.string()),
  /** The combo it is part of, or the dish it is a side of. */
  partOf: z.exactOptional(z.string()),
  /** The member of the shared cart or group order who chose it. CART-11 */
  nick: z.exactOptional(z.string()),
  /** The seat it is for and the course it is served in, where staff entered them. COUNTER-2 */
  seat: z.exactOptional(z.int()),
  course: z.exactOptional(z.int()),
  /** Its course waits until staff fire it. COUNTER-3 */
  held: z.exactOptional(z.boolean()),
  /** It is not served: staff took it off the bill. PAY-16 */
  voided: z.exactOptional(z.boolean()),
  /** When it was completed; absent before. */
  doneAt: z.exactOptional(instant),
})

/** An order for the kitchen: dishes and times, without payment data. */
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
  /** When the kitchen received it. */
  since: instant,
  /** The promised time, else the requested one, else the usual one. */
  dueAt: instant,
  lines: z.array(kitchenLine),
})

/** The kitchen display, and the pickup display for guests. */
export const kitchenCalls = {
  kitchen: call({
    path: '/api/console/kitchen',
    gate: 'store',
    right: 'cook',
    request: z.object({ shopId }),
    response: z.object({ now: instant, tickets: z.array(kitchenTicket) }),
    refuses: [],
    without: ['businessType'],
  }),
  /** Marks lines as completed or reopens them; idempotent. The first completed line starts the order. */
  bump: call({
    path: '/api/console/bump',
    gate: 'staff',
    right: 'cook',
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
  /** All of an order is made: it is ready, and its number is called. For those who cook without taking orders. */
  markReady: call({
    path: '/api/console/markReady',
    gate: 'staff',
    right: 'cook',
    request: z.object({ orderId: uuid }),
    response: z.object({}),
    refuses: ['orderMoved'],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
  /** The courses of the store's orders that wait until staff fire them. COUNTER-3 */
  heldCourses: call({
    path: '/api/console/heldCourses',
    gate: 'store',
    right: ['takeOrders', 'manageTables', 'cook'],
    request: z.object({ shopId }),
    response: z.object({
      held: z.array(
        z.object({
          orderId: uuid,
          orderNo: z.string(),
          callNumber: z.exactOptional(z.string()),
          table: z.exactOptional(orderTable),
          course: z.int(),
          dishes: z.array(z.object({ quantity: z.int(), displayName: z.string() })),
        }),
      ),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /** Fires a course to the kitchen. COUNTER-3 */
  fireCourse: call({
    path: '/api/console/fireCourse',
    gate: 'staff',
    right: ['takeOrders', 'manageTables', 'cook'],
    request: z.object({ orderId: uuid, course: z.int().check(z.minimum(1), z.maximum(99)) }),
    response: z.object({}),
    refuses: ['orderMoved'],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
  /** The stations named by the menu's dishes. */
  stations: call({
    path: '/api/console/stations',
    gate: 'store',
    right: 'anyRole',
    request: z.object({ shopId }),
    response: z.object({ stations: z.array(z.string()) }),
    refuses: [],
    without: ['businessType'],
  }),
  callOuts: call({
    path: '/api/console/callOuts',
    gate: 'store',
    right: ['cook', 'takeOrders'],
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
