import * as z from 'zod/mini'
import { totalLine } from '../cart/index.ts'
import { bizType, currency, id, instant, latitude, longitude, minorUnits, shopId, words } from '../core/index.ts'
import { contact, orderId, orderState, payState, utensils } from './fields.ts'

/** The store of an order, with the fields that order screens need. */
export const orderShop = z.object({
  shopId,
  shopName: words,
  phone: z.string(),
  timeZone: z.string(),
  addressLines: z.array(z.string()),
  latitude,
  longitude,
  /** The seller, for an invoice. */
  seller: z.exactOptional(z.object({ legalName: z.string(), taxNumber: z.string() })),
  /** Its own words on receipts: below its name, and at the end; and whether they show the brand's logo. STORE-3 */
  receipt: z.exactOptional(
    z.object({ header: z.exactOptional(words), footer: z.exactOptional(words), logo: z.exactOptional(z.boolean()) }),
  ),
})

/** An ordered line; names are in the guest's language at the time of the order. */
export const orderLine = z.object({
  itemKey: z.string(),
  foodId: z.string(),
  displayName: z.string(),
  detail: z.string(),
  picture: z.exactOptional(z.string()),
  unitName: z.string(),
  quantity: z.int(),
  quantityDecimal: z.exactOptional(z.int()),
  unitAmount: minorUnits,
  amount: minorUnits,
  discountAmount: minorUnits,
  remark: z.string(),
  /** The seat it is for and the course it is served in, where staff entered them. COUNTER-2 */
  seat: z.exactOptional(z.int()),
  course: z.exactOptional(z.int()),
  /** A free gift of this promotion. */
  giftOf: z.exactOptional(z.string()),
})

export const orderTotals = z.object({
  currency,
  totalLines: z.array(totalLine),
  totalAmount: minorUnits,
  totalDiscountAmount: minorUnits,
  totalTaxAmount: minorUnits,
  totalTipAmount: minorUnits,
  ccAmount: minorUnits,
  totalPaidAmount: minorUnits,
})

/** The requested time. `asap` has no `start`. */
export const orderTime = z.object({ asap: z.boolean(), start: z.exactOptional(instant), end: z.exactOptional(instant) })

/** Parameters of the link or code that led to the order. NAV-6 */
export const orderOrigin = z.object({
  channel: z.exactOptional(z.string()),
  sceneId: z.exactOptional(z.string()),
  sceneVal: z.exactOptional(z.string()),
  promoter: z.exactOptional(z.string()),
  visitType: z.exactOptional(z.string()),
  posOrderId: z.exactOptional(z.string()),
})

export const orderTable = z.object({ tableId: id, tableName: z.string(), serviceAreaName: words })

/** One entry of the order's history: new state, time, author and reason if given. */
export const orderStep = z.object({
  state: orderState,
  at: instant,
  by: z.enum(['guest', 'staff', 'watchdog', 'payment']),
  reason: z.exactOptional(z.string()),
})

/** An order in a list. */
export const orderSummary = z.object({
  orderId,
  orderNo: z.string(),
  version: z.int(),
  shop: z.object({ shopId, shopName: words, timeZone: z.string() }),
  orderType: bizType,
  state: orderState,
  payState,
  callNumber: z.exactOptional(z.string()),
  pictures: z.array(z.string()),
  itemNames: z.array(z.string()),
  itemCount: z.int(),
  currency,
  totalPaidAmount: minorUnits,
  time: orderTime,
  promisedAt: z.exactOptional(instant),
  /** An unpaid order is reserved until then. */
  payBefore: z.exactOptional(instant),
  /** The table's bill of which it is a round. ORDER-3 */
  billId: z.exactOptional(z.string()),
  createdAt: instant,
})

/** An order in full. */
export const orderDetail = z.object({
  ...orderSummary.shape,
  shop: orderShop,
  paymentMethod: z.string(),
  lines: z.array(orderLine),
  totals: orderTotals,
  table: z.exactOptional(orderTable),
  people: z.int(),
  /** The phone is empty where staff entered a name alone. */
  contact: z.exactOptional(z.object({ ...contact.shape, phoneNumber: z.string(), countryCode: z.string() })),
  /** The delivery address, in lines as its country formats them. */
  deliveryAddress: z.exactOptional(
    z.object({
      lines: z.array(z.string()),
      /** Absent if the postcode alone determined the zone. */
      latitude: z.exactOptional(latitude),
      longitude: z.exactOptional(longitude),
    }),
  ),
  utensils,
  remark: z.string(),
  steps: z.array(orderStep),
  /** When the store last changed the promised time. */
  newTimeAt: z.exactOptional(instant),
  reason: z.exactOptional(z.string()),
  mayCancel: z.boolean(),
  /** Placed by another member of the caller's table: only that member can pay, reorder or request refunds. C6 */
  shared: z.exactOptional(z.literal(true)),
})
