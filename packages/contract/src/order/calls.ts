import * as z from 'zod/mini'
import { leftOutReason } from '../cart/index.ts'
import { ownLine } from '../payment/shapes.ts'
import { dinnerTime } from '../store/index.ts'
import {
  amount,
  bizType,
  call,
  id,
  instant,
  page,
  quantity,
  shopId,
  text,
  textLines,
  uuid,
  version,
} from '../core/index.ts'
import { chosenPromotions, contact, expectedTotal, orderId, orderState, paymentMethod, utensils } from './fields.ts'
import { refundCalls } from './refund-calls.ts'
import { workedOut } from './worked-out.ts'
import { orderDetail, orderStep, orderSummary } from './shapes.ts'

const REMARK = 200

const leftOut = z.object({ displayName: z.string(), quantity, problem: leftOutReason })

/** The input of an order's calculation. Dishes come from the cart, prices from the server. PRICE-1 */
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

/** The intended payment: tip and bank card surcharge are added to the total. PRICE-7, PRICE-8 */
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
  'agreementsNeeded',
] as const

/** Free gifts in the total that the guest saw (`giftOf` of its lines): one that is no longer available is reported. */
const gifts = z.optional(z.array(id).check(z.maxLength(20)))

/**
 * Payment with the order, if the guest's own payment methods cover the whole amount: if the payment fails, no order is placed.
 * The lines state the amounts the guest saw. Absent: the order is paid later. PAY-9
 */
const payments = z.optional(z.array(ownLine).check(z.minLength(1), z.maxLength(8)))

export const order = {
  /** The total of the cart as an order, the problems that prevent it, and the options. PRICE-2 */
  calculate: call({
    path: '/api/order/or/calculate',
    gate: 'guest',
    /** `asLast`: with the address and promotions of the last order, as `quickSubmit` would order. */
    request: z.object({ ...orderInput, ...paying, asLast: z.optional(z.boolean()) }),
    response: workedOut,
    refuses: ['nothingToOrder', 'bizTypeNotOffered'],
    shows: 'silent',
  }),
  /** Recalculates with other promotions. Records of types 2xxx belong to the server and are ignored. PRICE-3 */
  recalculation: call({
    path: '/api/order/or/recalculation',
    gate: 'guest',
    request: z.object({ ...orderInput, ...paying, cartVersion: version }),
    response: workedOut,
    refuses: ['nothingToOrder', 'bizTypeNotOffered', 'cartMoved'],
    shows: 'silent',
  }),
  /**
   * Places the order. The same request id, or the same version of the same cart, answers the same order. ORDER-10, O3
   * `expectedTotal` is the total the guest saw: a changed price is reported before any charge. O5
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
      remark: z._default(textLines(REMARK), ''),
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
   * Places the cart in one step, repeating address, contact, cutlery, promotions and payment methods of the last order of this
   * type at this store. Default time: as soon as possible; otherwise like `submit`. ORDER-9
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
      /** The last order of the previous page. */
      cursor: z.optional(uuid),
      /** Orders in progress, or past ones. */
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
  /** The history of an order: each step and its reason, newest first. */
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
   * The caller's newest orders of the last hours, to warn of duplicate orders and to link to them, and those rejected within a
   * day, which the home page reports. ORDER-9
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
  /** Cancels the order before the store accepts it; its payment is refunded automatically. ORDER-9 */
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
   * Adds the dishes that are still available to the caller's cart at the store (at the table, for dine-in), and states for each
   * other dish why it is not. ORDER-9
   */
  reorder: call({
    path: '/api/order/or/reorder',
    gate: 'guest',
    request: z.object({ orderId, tableId: z.optional(id) }),
    response: z.object({
      shopId,
      orderType: bizType,
      added: z.int(),
      /** The added lines; removing them restores the previous cart. */
      put: z.array(z.object({ itemKey: z.string(), quantity })),
      /** The quantity of a dish that was not added, and the reason. */
      leftOut: z.array(leftOut),
    }),
    refuses: ['nothingLeft', 'notOfferedHere', 'tableCodeUnknown', 'seatNeeded', 'groupLocked'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  ...refundCalls,
}
