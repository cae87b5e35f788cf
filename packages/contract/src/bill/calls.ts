import * as z from 'zod/mini'
import { amount, call, id, minorUnits, shopId, text, textLines, uuid } from '../core/index.ts'
import { enteredItem } from '../cart/entered-item.ts'
import { counterPayment } from '../payment/counter.ts'
import { billOff, splitRequest, staffBill, tableBill } from './shapes.ts'

const own = ['businessType'] as const
const atTable = { shopId, tableId: id }

export const bill = {
  /**
   * Rounds, shares and outstanding amount of the caller's table. Absent without a bill, and for callers who do not belong to the
   * table's party. C6
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
   * Reserves a part of the bill for the caller, who then pays it by `createPayment` (`payFor` `bill`, with the part's id). The
   * parts never exceed the bill in total; an unpaid part expires. `expectedAmount` is the amount the phone showed.
   */
  executePaymentRound: call({
    path: '/api/order/config/executePaymentRound',
    gate: 'guest',
    request: z.object({ billId: uuid, split: splitRequest, expectedAmount: amount }),
    response: z.object({ partId: uuid, amount: minorUnits, secondsLeft: z.int(), bill: tableBill }),
    refuses: ['billMoved', 'billClosed', 'billSettledByStaff', 'nothingDue', 'itemTaken'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /**
   * Chooses the optional promotions of the whole bill. The whole party sees the choice; it holds until the bill is paid, and
   * later rounds add their own promotions. Unknown ids are ignored. PRICE-3
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
  /** Releases a reserved part of the caller's own before it is paid. */
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
  /** Staff start a party with a bill at a table that pays at the end; later rounds of guests join it. */
  startTableOrder: call({
    path: '/api/console/startTableOrder',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({ ...atTable, people: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0) }),
    response: staffBill,
    refuses: ['tableCodeUnknown', 'tablePaysFirst', 'storeNotOpen'],
    changes: true,
    without: own,
  }),
  /**
   * Staff order for a table: a round at menu prices, like a guest's. It joins `billId`, else the order that staff started at the
   * table, and appears on the guests' phones at once. ORDER-3
   */
  addTableRound: call({
    path: '/api/console/addTableRound',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({
      ...atTable,
      billId: z.optional(uuid),
      cartItems: z.array(enteredItem).check(z.minLength(1), z.maxLength(50)),
      remark: z._default(textLines(200), ''),
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
    right: ['takeOrders', 'takePayment'],
    request: z.object({ shopId, tableId: z.optional(id) }),
    response: z.object({ bills: z.array(staffBill) }),
    refuses: ['tableCodeUnknown'],
    without: own,
  }),
  /** Moves the party of a table, with its cart and bill, to a free one. */
  moveTable: call({
    path: '/api/console/moveTable',
    gate: 'store',
    right: 'manageTables',
    request: z.object({ ...atTable, toTableId: id }),
    response: z.object({ bills: z.array(staffBill) }),
    refuses: ['tableCodeUnknown', 'tableInUse', 'noOpenBill', 'tablePaysFirst'],
    changes: true,
    without: own,
  }),
  /** Adds a table's bill to another table's: both parties stay at their tables and pay together. */
  mergeTables: call({
    path: '/api/console/mergeTables',
    gate: 'store',
    right: 'manageTables',
    request: z.object({ ...atTable, intoTableId: id }),
    response: staffBill,
    refuses: ['tableCodeUnknown', 'noOpenBill', 'billBeingPaid'],
    changes: true,
    without: own,
  }),
  /**
   * Staff received the rest of the bill, or a part of it: when nothing is left, the bill is closed and its parties end. `expectedAmount`
   * is the rest they saw; of two people who receive the same amount at once, the second is refused. `freeParts` releases parts that
   * guests are currently paying; without it such parts refuse the payment of the rest, while other parts can be paid. PAY-15
   */
  settleTableBill: call({
    path: '/api/console/settleTableBill',
    gate: 'store',
    right: 'takePayment',
    request: z.object({
      shopId,
      billId: uuid,
      expectedAmount: amount,
      freeParts: z._default(z.boolean(), false),
      /** The part that is paid, and its amount as staff saw it; absent: all of the rest. */
      part: z.optional(z.object({ split: splitRequest, amount })),
      /** How staff received the money. PAY-10 */
      counter: z.optional(counterPayment),
    }),
    response: staffBill,
    refuses: ['billMoved', 'billClosed', 'billBeingPaid', 'nothingDue', 'itemTaken', 'tenderedTooLittle'],
    changes: true,
    without: own,
  }),
  /**
   * Writes off the rest of a bill (the party left, or the restaurant waives it): the bill is closed, its parties end, and the
   * employee and reason are recorded in the history of its rounds. `expectedAmount` is the loss. Above the limit for one employee
   * the write-off is stored as a request, and the bill is closed when another employee sends the same amount. PAY-12
   */
  writeOffBill: call({
    path: '/api/console/writeOffBill',
    gate: 'store',
    right: 'writeOff',
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
  /**
   * Takes a discount off an open bill, gives dishes for free or voids them, with a reason. `expectedTotal` is the bill's total that the
   * caller saw. Above the limit for one employee it is stored as a request, and happens when another employee sends the same. The
   * kitchen is notified of voided dishes. PAY-16
   */
  reduce: call({
    path: '/api/console/reduceBill',
    gate: 'store',
    right: 'writeOff',
    request: z.object({
      shopId,
      billId: uuid,
      off: billOff,
      reason: text(200).check(z.minLength(1)),
      expectedTotal: amount,
    }),
    response: staffBill,
    refuses: ['billMoved', 'billClosed', 'billBeingPaid', 'itemTaken', 'nothingDue', 'offTooMuch'],
    changes: true,
    without: own,
  }),
  /**
   * Undoes a discount or free dishes on an open bill; `reductionId` is one of the bill's `reductions`. Refused once a part pays one of
   * its dishes. `expectedTotal` is the bill's total that the caller saw. PAY-16
   */
  undoReduction: call({
    path: '/api/console/undoReduction',
    gate: 'store',
    right: 'writeOff',
    request: z.object({ shopId, billId: uuid, reductionId: id, expectedTotal: amount }),
    response: staffBill,
    refuses: ['billMoved', 'billClosed', 'billBeingPaid', 'reductionPaid'],
    changes: true,
    without: own,
  }),
  /** Withdraws or declines a discount, free dish or void that waits for a second approver. */
  declineReduction: call({
    path: '/api/console/declineReduction',
    gate: 'store',
    right: 'writeOff',
    request: z.object({ shopId, billId: uuid }),
    response: staffBill,
    refuses: ['billClosed'],
    changes: true,
    without: own,
  }),
  /** Withdraws or declines a write-off that waits for a second approver. */
  declineWriteOff: call({
    path: '/api/console/declineWriteOff',
    gate: 'store',
    right: 'writeOff',
    request: z.object({ shopId, billId: uuid }),
    response: staffBill,
    refuses: ['billClosed'],
    changes: true,
    without: own,
  }),
} as const
