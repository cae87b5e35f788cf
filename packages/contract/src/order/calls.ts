import * as z from 'zod/mini'
import { leftOutReason } from '../cart/index.ts'
import { ownLine } from '../payment/shapes.ts'
import { dinnerTime } from '../store/index.ts'
import { amount, bizType, call, id, instant, page, quantity, shopId, text, uuid, version } from '../core/index.ts'
import { chosenPromotions, contact, expectedTotal, orderId, orderState, paymentMethod, utensils } from './fields.ts'
import { refundCalls } from './refund-calls.ts'
import { workedOut } from './worked-out.ts'
import { orderDetail, orderStep, orderSummary } from './shapes.ts'

const REMARK = 200

const leftOut = z.object({ displayName: z.string(), quantity, problem: leftOutReason })

/** What an order is worked out from. The dishes are the cart's; prices are the server's. PRICE-1 */
const orderInput = {
  shopId,
  cartId: id,
  orderType: bizType,
  dinnerTime: z.optional(dinnerTime),
  addressId: z.optional(id),
  tableId: z.optional(id),
  utensils: z._default(utensils, -1),
  executeList: chosenPromotions,
}

/** How it is to be paid: a tip and the fee of a bank card that pays all of it come on top. PRICE-7, PRICE-8 */
const paying = { paymentMethod: z.optional(paymentMethod), tipAmount: z.optional(amount) }

const placing = [
  'orderProcessing',
  'orderChecking',
  'priceChanged',
  'soldOut',
  'lineProblem',
  'slotFull',
  'slotGone',
  'couponGone',
  'giftGone',
] as const
const missing = [
  'slotNeeded',
  'addressNeeded',
  'outOfReach',
  'zoneNotNow',
  'belowMinimum',
  'groupMinimum',
  'contactNeeded',
] as const
const shut = [
  'shopClosed',
  'shopPaused',
  'bizTypeNotOffered',
  'phoneNotVerified',
  'tableNeeded',
  'staffTakeOrder',
  'seatNeeded',
  'pinNeeded',
  'tableFull',
  'tooManyDishes',
] as const

const submitRefuses = [
  ...placing,
  ...missing,
  ...shut,
  'cartMoved',
  'cartChanged',
  'nothingToOrder',
  'methodNotOffered',
  'payFirst',
  'amountChanged',
  'tipNotOffered',
  'meansShort',
  'securityNeeded',
  'securityWrong',
  'securityLocked',
] as const

/** What came free in the total the guest saw (`giftOf` of its lines): one that is gone by now is told. */
const gifts = z.optional(z.array(id).check(z.maxLength(20)))

/**
 * Where the guest's own means pay all of it, it is paid with them as it is placed: nothing is placed otherwise. The lines
 * say what the guest saw. Left out, it is paid afterwards. PAY-9
 */
const payments = z.optional(z.array(ownLine).check(z.minLength(1), z.maxLength(8)))

export const order = {
  /** What the cart costs as an order, what stands in its way, and what can be chosen. PRICE-2 */
  calculate: call({
    path: '/api/order/or/calculate',
    gate: 'guest',
    /** `asLast`: address and promotions as the last time, which is what `quickSubmit` would order. */
    request: z.object({ ...orderInput, ...paying, asLast: z.optional(z.boolean()) }),
    response: workedOut,
    refuses: ['nothingToOrder', 'bizTypeNotOffered'],
    shows: 'silent',
  }),
  /** The same after other promotions were chosen. Records of types 2xxx are the server's own and are left out. PRICE-3 */
  recalculation: call({
    path: '/api/order/or/recalculation',
    gate: 'guest',
    request: z.object({ ...orderInput, ...paying, cartVersion: version }),
    response: workedOut,
    refuses: ['nothingToOrder', 'bizTypeNotOffered', 'cartMoved'],
    shows: 'silent',
  }),
  /**
   * Places the order. The same request id, or the same cart in the same version, answers the same order. ORDER-10, O3
   * `expectedTotal` is what the guest saw: another price is told before money moves. O5
   */
  submit: call({
    path: '/api/order/or/submit',
    gate: 'guest',
    request: z.object({
      ...orderInput,
      cartVersion: version,
      expectedTotal,
      contact: z.optional(contact),
      people: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
      remark: z._default(text(REMARK), ''),
      paymentMethod,
      gifts,
      payments,
    }),
    response: orderDetail,
    refuses: submitRefuses,
    changes: true,
    shows: 'silent',
  }),
  /**
   * Places the cart in one step: address, contact, cutlery, promotions and means of payment as the last time in this way
   * at this store. The time is as soon as possible unless another is said; the rest holds as for `submit`. ORDER-9
   */
  quickSubmit: call({
    path: '/api/order/or/quickSubmit',
    gate: 'guest',
    request: z.object({
      shopId,
      cartId: id,
      cartVersion: version,
      orderType: bizType,
      tableId: z.optional(id),
      dinnerTime: z.optional(dinnerTime),
      expectedTotal,
      gifts,
      payments,
    }),
    response: orderDetail,
    refuses: [...submitRefuses, 'noLastOrder'],
    changes: true,
    shows: 'silent',
  }),
  list: call({
    path: '/api/order/or/list',
    gate: 'guest',
    request: z.object({
      ...page,
      /** The last order of the page before. */
      cursor: z.optional(uuid),
      /** Those still on their way, or those that are over. */
      state: z.enum(['active', 'past']),
      orderType: z.optional(bizType),
      search: z._default(text(60), ''),
    }),
    response: z.object({ orders: z.array(orderSummary), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  queryOrderDetail: call({
    path: '/api/order/or/queryOrderDetail',
    gate: 'guest',
    request: z.object({ orderId }),
    response: orderDetail,
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  queryCallNumber: call({
    path: '/api/order/or/queryCallNumber',
    gate: 'guest',
    request: z.object({ orderId }),
    response: z.object({
      callNumber: z.exactOptional(z.string()),
      state: orderState,
      promisedAt: z.exactOptional(instant),
    }),
    refuses: [],
    without: ['shopId', 'businessType'],
    shows: 'silent',
  }),
  /** What was said about an order since: each step and its reason, newest first. */
  queryMessage: call({
    path: '/api/order/or/queryMessage',
    gate: 'guest',
    request: z.object({ orderId }),
    response: z.object({
      messages: z.array(orderStep),
    }),
    refuses: [],
    without: ['shopId', 'businessType'],
    shows: 'silent',
  }),
  /**
   * The caller's own newest orders of the last hours, to warn of ordering twice and to find the way back, and those rejected
   * within a day, which the home page reports. ORDER-9
   */
  queryPersonRecentSubmitted: call({
    path: '/api/order/or/queryPersonRecentSubmitted',
    gate: 'guest',
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ orders: z.array(orderSummary) }),
    refuses: [],
    without: ['shopId', 'businessType'],
    shows: 'silent',
  }),
  /** Calls the order off while the store has not accepted it; what was paid goes back by itself. ORDER-9 */
  cancel: call({
    path: '/api/order/or/cancel',
    gate: 'guest',
    request: z.object({ orderId, reason: z._default(text(REMARK), '') }),
    response: orderDetail,
    refuses: ['orderMoved'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /**
   * Puts what can still be had into the caller's cart at the store (at the table, for dine-in), and says of the rest why it could
   * not be had. ORDER-9
   */
  reorder: call({
    path: '/api/order/or/reorder',
    gate: 'guest',
    request: z.object({ orderId, tableId: z.optional(id) }),
    response: z.object({
      shopId,
      orderType: bizType,
      added: z.int(),
      /** What was put into the cart: taken out again, it is as before. */
      put: z.array(z.object({ itemKey: z.string(), quantity })),
      /** So many of a dish that were not put in, and why. */
      leftOut: z.array(leftOut),
    }),
    refuses: ['nothingLeft', 'notOfferedHere', 'tableCodeUnknown', 'seatNeeded', 'groupLocked'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  ...refundCalls,
}
