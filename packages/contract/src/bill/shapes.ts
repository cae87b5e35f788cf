import * as z from 'zod/mini'
import { counterReceipt, staffRequest } from '../payment/counter.ts'
import { currency, id, instant, minorUnits, shopId, uuid, version, words } from '../core/index.ts'
import { offered } from '../cart/shapes.ts'
import { orderId, orderState } from '../order/fields.ts'
import { orderTable } from '../order/shapes.ts'

/** A member of the party. */
const billPerson = z.object({ personId: z.string(), nick: z.string(), avatar: z.int() })

/** A dish on the bill. */
const billItem = z.object({
  itemKey: z.string(),
  displayName: z.string(),
  detail: z.string(),
  picture: z.exactOptional(z.string()),
  quantity: z.int(),
  /** Its price before the bill's own discount lines, each of which sums over all dishes. */
  amount: minorUnits,
  /** The amount for paying this dish: after its discount, with its share of taxes and fees. */
  shareAmount: minorUnits,
  /** The member of the party who added it. */
  by: z.exactOptional(z.string()),
  /** The caller added it. */
  mine: z.boolean(),
  /** A free gift of this promotion. */
  giftOf: z.exactOptional(z.string()),
  /** Reserved or paid by dish. */
  taken: z.boolean(),
})

/** One round: an order sent to the kitchen. */
const billRound = z.object({
  orderId,
  orderNo: z.string(),
  /** Starts at 1. */
  round: z.int(),
  state: orderState,
  callNumber: z.exactOptional(z.string()),
  createdAt: instant,
  /** The member of the party who sent it. */
  by: z.exactOptional(z.string()),
  mine: z.boolean(),
  totalPaidAmount: minorUnits,
  lines: z.array(billItem),
})

export const partCut = z.enum(['items', 'evenly', 'amount', 'rest'])

/** A part of the bill that is reserved or paid. */
const billPart = z.object({
  partId: uuid,
  by: z.exactOptional(z.string()),
  mine: z.boolean(),
  cut: partCut,
  amount: minorUnits,
  /** The refunded amount. */
  returnedAmount: minorUnits,
  /** `returning`, `returned`: the full refund is in progress or completed; shown to the payer only. */
  state: z.enum(['open', 'paid', 'returning', 'returned']),
  /** Paid to the staff. */
  atVenue: z.boolean(),
  /** Seconds until an open part expires. */
  secondsLeft: z.exactOptional(z.int()),
})

const amounts = {
  currency,
  totalAmount: minorUnits,
  paidAmount: minorUnits,
  /** Currently being paid. */
  openAmount: minorUnits,
  /** Neither paid nor reserved. */
  restAmount: minorUnits,
}

const shared = {
  billId: uuid,
  billVersion: version,
  /** `writtenOff`: closed by staff; the rest is never paid. */
  state: z.enum(['open', 'paid', 'writtenOff']),
  shopId,
  /** The tables of its parties; several when bills were merged. */
  tables: z.array(orderTable),
  /** Guests can pay it in the app; otherwise staff settle it. ORDER-2 */
  pays: z.boolean(),
  openedAt: instant,
  ...amounts,
  persons: z.array(billPerson),
  /** The number of diners, as stated with the orders; 0 when unknown. */
  people: z.int(),
  rounds: z.array(billRound),
  parts: z.array(billPart),
}

/** The lines of the total, each the sum over all rounds. */
const totals = z.array(z.object({ kind: z.string(), name: words, amount: minorUnits }))

/** Dishes of the bill. */
const billItems = z.array(z.object({ orderId, itemKey: id })).check(z.minLength(1), z.maxLength(400))

/**
 * What staff take off an open bill: a percentage or an amount of the dishes that are not paid, dishes on the house, or dishes that are
 * not served. PAY-16
 */
export const billOff = z.union([
  z.object({ kind: z.literal('discount'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.object({ kind: z.literal('discount'), amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)) }),
  z.object({ kind: z.enum(['free', 'void']), items: billItems }),
])

/** An even split in progress: the next share is `shareAmount`. */
const evenly = z.exactOptional(z.object({ ways: z.int(), taken: z.int(), shareAmount: minorUnits }))

/** A table's bill, for its party. */
export const tableBill = z.object({
  ...shared,
  shopName: words,
  timeZone: z.string(),
  totals,
  me: z.exactOptional(z.string()),
  /** The caller's own dishes that are neither paid nor reserved, at most the outstanding rest. */
  mineAmount: minorUnits,
  /** Promotions that can be chosen for the whole bill until it is paid. PRICE-3 */
  optionalList: z.array(offered),
  /** No choice was made: the most valuable promotions apply. PRICE-3 */
  bestOffers: z.boolean(),
  evenly,
})

/** A table's bill, for staff: also the seats of dishes and how staff received parts. */
export const staffBill = z.object({
  ...shared,
  rounds: z.array(
    z.extend(billRound, {
      /** `seat`: the guest it is for, from 1, where staff entered it. COUNTER-2 */
      lines: z.array(
        z.extend(billItem, {
          seat: z.exactOptional(z.int()),
          /** It is not served: staff took it off. PAY-16 */
          voided: z.exactOptional(z.boolean()),
        }),
      ),
    }),
  ),
  parts: z.array(z.extend(billPart, { counter: z.exactOptional(counterReceipt) })),
  totals,
  evenly,
  /** Cash is rounded to a multiple of it, minor units. PAY-19 */
  cashRounding: z.exactOptional(minorUnits),
  /** The discounts and free dishes that staff can undo, oldest first. `amount`: what a discount takes off, at most. PAY-16 */
  reductions: z.array(
    z.object({
      reductionId: z.string(),
      kind: z.enum(['discount', 'free']),
      name: words,
      amount: z.exactOptional(minorUnits),
      items: z.array(z.object({ orderId, itemKey: z.string() })),
    }),
  ),
  /** A write-off that waits for a second approver. PAY-12 */
  writeOffAsked: z.exactOptional(staffRequest),
  /** A discount, free dish or void that waits for a second approver. PAY-16 */
  reductionRequest: z.exactOptional(z.extend(staffRequest, { off: billOff })),
})

/** How the caller wants to split the bill. ORDER-3 */
export const splitRequest = z.union([
  z.object({ by: z.literal('items'), items: billItems }),
  z.object({ by: z.literal('evenly'), ways: z.int().check(z.minimum(2), z.maximum(30)) }),
  z.object({ by: z.literal('amount'), amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)) }),
  z.object({ by: z.literal('rest') }),
])
