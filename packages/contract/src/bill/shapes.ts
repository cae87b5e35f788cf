import * as z from 'zod/mini'
import { staffRequest } from '../payment/counter.ts'
import { currency, id, instant, minorUnits, shopId, uuid, version, words } from '../core/index.ts'
import { offered } from '../cart/shapes.ts'
import { orderId, orderState } from '../order/fields.ts'
import { orderTable } from '../order/shapes.ts'

/** Somebody of the party. */
const billPerson = z.object({ personId: z.string(), nick: z.string(), avatar: z.int() })

/** A dish as the bill has it. */
const billItem = z.object({
  itemKey: z.string(),
  displayName: z.string(),
  detail: z.string(),
  picture: z.exactOptional(z.string()),
  quantity: z.int(),
  /** Its price, before what the bill’s own lines take off: all of them come to the line of dishes there. */
  amount: minorUnits,
  /** What paying it comes to: less its discount, with its share of taxes and fees. */
  shareAmount: minorUnits,
  /** Who of the party added it. */
  by: z.exactOptional(z.string()),
  /** The caller added it. */
  mine: z.boolean(),
  /** It came free with this promotion. */
  giftOf: z.exactOptional(z.string()),
  /** Somebody pays it or has paid it by name. */
  taken: z.boolean(),
})

/** One round: an order sent to the kitchen. */
const billRound = z.object({
  orderId,
  orderNo: z.string(),
  /** Counted from 1. */
  round: z.int(),
  state: orderState,
  callNumber: z.exactOptional(z.string()),
  createdAt: instant,
  /** Who of the party sent it. */
  by: z.exactOptional(z.string()),
  mine: z.boolean(),
  totalPaidAmount: minorUnits,
  lines: z.array(billItem),
})

export const partCut = z.enum(['items', 'evenly', 'amount', 'rest'])

/** A part that somebody pays or has paid. */
const billPart = z.object({
  partId: uuid,
  by: z.exactOptional(z.string()),
  mine: z.boolean(),
  cut: partCut,
  amount: minorUnits,
  /** What of it went back. */
  returnedAmount: minorUnits,
  /** `returning`, `returned`: all of it goes back, or is back; told to who paid it alone. */
  state: z.enum(['open', 'paid', 'returning', 'returned']),
  /** Paid to the staff. */
  atVenue: z.boolean(),
  /** An open part is kept so long. */
  secondsLeft: z.exactOptional(z.int()),
})

const amounts = {
  currency,
  totalAmount: minorUnits,
  paidAmount: minorUnits,
  /** Being paid at this moment. */
  openAmount: minorUnits,
  /** What nobody has paid or is paying. */
  restAmount: minorUnits,
}

const shared = {
  billId: uuid,
  billVersion: version,
  /** `writtenOff`: the staff closed it, and its rest is never paid. */
  state: z.enum(['open', 'paid', 'writtenOff']),
  shopId,
  /** The tables whose parties it is of; several where bills were merged. */
  tables: z.array(orderTable),
  /** The guests can pay it in the app; else the staff settles. ORDER-2 */
  pays: z.boolean(),
  openedAt: instant,
  ...amounts,
  persons: z.array(billPerson),
  /** Who eat, as they said when they ordered; 0 where nobody said. */
  people: z.int(),
  rounds: z.array(billRound),
  parts: z.array(billPart),
}

/** The lines of the total, each the sum of the rounds' own. */
const totals = z.array(z.object({ kind: z.string(), name: words, amount: minorUnits }))

/** A table's bill, for those who sit there. */
export const tableBill = z.object({
  ...shared,
  shopName: words,
  timeZone: z.string(),
  totals,
  me: z.exactOptional(z.string()),
  /** What the caller's own dishes come to that nobody pays yet, at most what is left. */
  mineAmount: minorUnits,
  /** Promotions that can be chosen for the whole bill before it is paid. PRICE-3 */
  optionalList: z.array(offered),
  /** No guest has chosen among them: those worth most apply. PRICE-3 */
  bestOffers: z.boolean(),
  /** A cut into even shares that goes on: one more share would be `shareAmount`. */
  evenly: z.exactOptional(z.object({ ways: z.int(), taken: z.int(), shareAmount: minorUnits })),
})

/** A table's bill, for the staff. */
export const staffBill = z.object({
  ...shared,
  totals,
  /** A write-off that waits for a second person. PAY-12 */
  writeOffAsked: z.exactOptional(staffRequest),
})

/** How somebody wishes to pay. ORDER-3 */
export const splitWish = z.union([
  z.object({
    by: z.literal('items'),
    items: z.array(z.object({ orderId, itemKey: id })).check(z.minLength(1), z.maxLength(400)),
  }),
  z.object({ by: z.literal('evenly'), ways: z.int().check(z.minimum(2), z.maximum(30)) }),
  z.object({ by: z.literal('amount'), amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)) }),
  z.object({ by: z.literal('rest') }),
])
