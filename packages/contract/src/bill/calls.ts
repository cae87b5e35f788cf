import * as z from 'zod/mini'
import { amount, call, id, minorUnits, shopId, text, uuid } from '../core/index.ts'
import { cartItem } from '../cart/calls.ts'
import { counterPayment } from '../payment/counter.ts'
import { splitWish, staffBill, tableBill } from './shapes.ts'

const own = ['businessType'] as const
const atTable = { shopId, tableId: id }

export const bill = {
  /**
   * What the caller's table has ordered and owes: its rounds, who pays what, and the rest. Without a bill, or for who does
   * not sit there, there is none. C6
   */
  calConfirm: call({
    path: '/api/order/or/calConfirm',
    gate: 'guest',
    request: z.object({ shopId: z.optional(shopId), tableId: z.optional(id), billId: z.optional(uuid) }).check(
      z.refine(request => Boolean(request.billId) || (Boolean(request.shopId) && Boolean(request.tableId)), {
        path: ['tableId'],
      }),
    ),
    response: z.object({ bill: z.optional(tableBill) }),
    refuses: [],
    shows: 'silent',
    without: own,
  }),
  /**
   * Keeps a part of the bill for the caller, who pays it next by `createPayment` (`payFor` `bill`, the part's id). All parts
   * together never exceed the bill; one that is not paid in time is free again. `expectedAmount` is what the phone showed.
   */
  executePaymentRound: call({
    path: '/api/order/config/executePaymentRound',
    gate: 'guest',
    request: z.object({ billId: uuid, split: splitWish, expectedAmount: amount }),
    response: z.object({ partId: uuid, amount: minorUnits, secondsLeft: z.int(), bill: tableBill }),
    refuses: ['billMoved', 'billClosed', 'billSettledByStaff', 'nothingDue', 'itemTaken'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /**
   * Chooses the optional promotions of the whole bill: everybody at the table sees the choice, it holds until the bill is paid, and
   * later rounds add theirs. Ids that are not offered are ignored. PRICE-3
   */
  chooseOffers: call({
    path: '/api/order/bill/chooseOffers',
    gate: 'guest',
    request: z.object({ billId: uuid, discountIds: z.array(id).check(z.maxLength(20)) }),
    response: z.object({ bill: tableBill }),
    refuses: ['billClosed', 'billBeingPaid'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** Gives a part of one's own back to the table before it is paid. */
  cancelPaymentRound: call({
    path: '/api/order/config/cancelPaymentRound',
    gate: 'guest',
    request: z.object({ partId: uuid }),
    response: z.object({ bill: z.optional(tableBill) }),
    refuses: [],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** Staff begin an order at a table that pays at the end: its party and its bill, which the guests' rounds join. */
  startTableOrder: call({
    path: '/api/console/startTableOrder',
    gate: 'store',
    request: z.object({ ...atTable, people: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0) }),
    response: staffBill,
    refuses: ['tableCodeUnknown', 'tablePaysFirst', 'storeNotOpen'],
    changes: true,
    without: own,
  }),
  /**
   * Staff order for a table: a round exactly as a guest's, at the menu's prices, which joins `billId`, or else the order the
   * staff begin at the table. Its guests see it at once. ORDER-3
   */
  addTableRound: call({
    path: '/api/console/addTableRound',
    gate: 'store',
    request: z.object({
      ...atTable,
      billId: z.optional(uuid),
      cartItems: z.array(cartItem).check(z.minLength(1), z.maxLength(50)),
      remark: z._default(text(200), ''),
    }),
    response: z.object({ orderId: uuid }),
    refuses: [
      'tableCodeUnknown',
      'tablePaysFirst',
      'noOpenBill',
      'billBeingPaid',
      'nothingToOrder',
      'soldOut',
      'lineProblem',
      'groupMinimum',
      'tooManyDishes',
      'shopClosed',
      'shopPaused',
    ],
    changes: true,
    without: own,
  }),
  /** The open bills of a table, or of all tables of a store. */
  tableBill: call({
    path: '/api/console/tableBill',
    gate: 'store',
    request: z.object({ shopId, tableId: z.optional(id) }),
    response: z.object({ bills: z.array(staffBill) }),
    refuses: ['tableCodeUnknown'],
    without: own,
  }),
  /** Moves the party of a table, with its cart and bill, to a free one. */
  moveTable: call({
    path: '/api/console/moveTable',
    gate: 'store',
    request: z.object({ ...atTable, toTableId: id }),
    response: z.object({ bills: z.array(staffBill) }),
    refuses: ['tableCodeUnknown', 'tableInUse', 'noOpenBill', 'tablePaysFirst'],
    changes: true,
    without: own,
  }),
  /** Puts a table's bill onto another's: both parties go on at their tables and pay together. */
  mergeTables: call({
    path: '/api/console/mergeTables',
    gate: 'store',
    request: z.object({ ...atTable, intoTableId: id }),
    response: staffBill,
    refuses: ['tableCodeUnknown', 'noOpenBill', 'billBeingPaid'],
    changes: true,
    without: own,
  }),
  /**
   * The rest of a bill was paid to the staff: it is closed and its parties are over. `freeParts`: parts that guests are
   * paying at this moment are taken from them first; else the call is refused while there are any. `expectedAmount` is what the staff took.
   */
  settleTableBill: call({
    path: '/api/console/settleTableBill',
    gate: 'store',
    request: z.object({
      shopId,
      billId: uuid,
      expectedAmount: amount,
      freeParts: z._default(z.boolean(), false),
      /** How they took it. PAY-10 */
      counter: z.optional(counterPayment),
    }),
    response: staffBill,
    refuses: ['billMoved', 'billClosed', 'billBeingPaid', 'tenderedTooLittle'],
    changes: true,
    without: own,
  }),
  /**
   * The rest of a bill is never paid (the party left, or the house gives it): it is closed, its parties are over, and who did
   * it and why stands in the story of its rounds. `expectedAmount` is what is lost. Above the limit of one person it is stored as a
   * request, and the bill is closed when another person sends the same amount. PAY-12
   */
  writeOffBill: call({
    path: '/api/console/writeOffBill',
    gate: 'store',
    request: z.object({
      shopId,
      billId: uuid,
      expectedAmount: amount,
      reason: text(200).check(z.minLength(1)),
      freeParts: z._default(z.boolean(), false),
    }),
    response: staffBill,
    refuses: ['billMoved', 'billClosed', 'billBeingPaid'],
    changes: true,
    without: own,
  }),
  /** Withdraws or declines a write-off that waits for a second person. */
  declineWriteOff: call({
    path: '/api/console/declineWriteOff',
    gate: 'store',
    request: z.object({ shopId, billId: uuid }),
    response: staffBill,
    refuses: ['billClosed'],
    changes: true,
    without: own,
  }),
} as const
