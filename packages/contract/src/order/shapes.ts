import * as z from 'zod/mini'
import { totalLine } from '../cart/index.ts'
import { bizType, currency, id, instant, latitude, longitude, minorUnits, shopId, words } from '../core/index.ts'
import { contact, orderId, orderState, payState, utensils } from './fields.ts'

/** The store of an order, as the order's screens need it. */
export const orderShop = z.object({
  shopId,
  shopName: words,
  phone: z.string(),
  timeZone: z.string(),
  addressLines: z.array(z.string()),
  latitude,
  longitude,
  /** Who sold it, for an invoice. */
  seller: z.exactOptional(z.object({ legalName: z.string(), taxNumber: z.string() })),
})

/** A line as it was ordered; names in the guest's language of that day. */
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
  /** It came free with this promotion. */
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

/** When the guest wants it. `asap` has no `start`. */
export const orderTime = z.object({ asap: z.boolean(), start: z.exactOptional(instant), end: z.exactOptional(instant) })

/** Parameters of the link or code an order came from. NAV-6 */
export const orderOrigin = z.object({
  channel: z.exactOptional(z.string()),
  sceneId: z.exactOptional(z.string()),
  sceneVal: z.exactOptional(z.string()),
  promoter: z.exactOptional(z.string()),
  visitType: z.exactOptional(z.string()),
  posOrderId: z.exactOptional(z.string()),
})

export const orderTable = z.object({ tableId: id, tableName: z.string(), serviceAreaName: words })

/** One entry of its story: what it became, when, by whom, and why where a reason was given. */
export const orderStep = z.object({
  state: orderState,
  at: instant,
  by: z.enum(['guest', 'staff', 'watchdog', 'payment']),
  reason: z.exactOptional(z.string()),
})

/** What a list shows of an order. */
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
  /** An unpaid order is kept until then. */
  payBefore: z.exactOptional(instant),
  /** It is a round of this table's bill. ORDER-3 */
  billId: z.exactOptional(z.string()),
  createdAt: instant,
})

/** Everything of an order. */
export const orderDetail = z.object({
  ...orderSummary.shape,
  shop: orderShop,
  paymentMethod: z.string(),
  lines: z.array(orderLine),
  totals: orderTotals,
  table: z.exactOptional(orderTable),
  people: z.int(),
  contact: z.exactOptional(contact),
  /** Where it goes, in lines as the country writes them. */
  deliveryAddress: z.exactOptional(
    z.object({
      lines: z.array(z.string()),
      /** Absent where the postcode alone decided the zone. */
      latitude: z.exactOptional(latitude),
      longitude: z.exactOptional(longitude),
    }),
  ),
  utensils,
  remark: z.string(),
  steps: z.array(orderStep),
  /** When the store last gave another time than it had promised. */
  newTimeAt: z.exactOptional(instant),
  reason: z.exactOptional(z.string()),
  mayCancel: z.boolean(),
  /** It is another's of the caller's table: theirs to pay, to order again and to have money back of. C6 */
  shared: z.exactOptional(z.literal(true)),
})
