import * as z from 'zod/mini'
import { cartItem } from '../cart/calls.ts'
import { enteredItem } from '../cart/entered-item.ts'
import {
  type ApiScope,
  amount,
  call,
  id,
  instant,
  latitude,
  longitude,
  minorUnits,
  shopId,
  text,
  textLines,
} from '../core/index.ts'
import { boardOrder, contact, orderId, utensils } from '../order/index.ts'
import { counterParts, counterPayment } from '../payment/counter.ts'

const without = ['businessType'] as const
const order = { shopId, orderId }
const reason = text(200).check(z.minLength(1))

/** Declares a change of one order; it answers the updated order. */
const orderChange = <
  const P extends `/${string}`,
  const S extends z.core.$ZodShape,
  const R extends readonly string[] = [],
>(
  path: P,
  shape: S,
  refuses?: R,
) =>
  ({
    path,
    gate: 'api',
    scope: 'orders:write' as const satisfies ApiScope,
    request: z.object({ ...order, ...shape }),
    response: boardOrder,
    refuses: ['orderMoved', ...(refuses ?? ([] as unknown as R))],
    changes: true,
    without,
  }) as const

/** The delivery address of a channel's order; its position or postcode selects the store's zone. */
const channelAddress = z.object({
  lines: z.array(text(120)).check(z.minLength(1), z.maxLength(6)),
  latitude: z.exactOptional(latitude),
  longitude: z.exactOptional(longitude),
  postcode: z.exactOptional(text(16)),
  countryCode: z.exactOptional(z.string().check(z.regex(/^[A-Z]{2}$/))),
})

/** An order of another sales channel. `channel` and `externalId` identify it; it is created once. */
export const channelOrder = {
  channel: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N} _.:/-]{1,40}$/u)),
  externalId: id,
  orderType: z.union([z.literal(1200), z.literal(1300)]),
  /** The requested start of one of the store's slots; absent: as soon as possible. */
  time: z.optional(instant),
  items: z.array(cartItem).check(z.minLength(1), z.maxLength(100)),
  contact,
  address: z.optional(channelAddress),
  remark: z._default(textLines(200), ''),
  utensils: z._default(utensils, -1),
  /** `elsewhere`: the guest paid the channel; `inPerson`: the guest pays the store. */
  payment: z.enum(['elsewhere', 'inPerson']),
  /** The total the channel expects; if it differs from the store's total, the order is refused with the latter. */
  expectedTotal: z.optional(amount),
} as const

const itemKey = z.string().check(z.minLength(1), z.maxLength(2000))
const dishes = z.array(itemKey).check(z.minLength(1), z.maxLength(100))

/**
 * What is taken off an order: a percentage or an amount of its dishes, a lower price of single dishes (the whole line, after its
 * discounts), or dishes that are free or not served. `itemKey` is that of the order's line.
 */
export const orderOff = z.union([
  z.object({ kind: z.literal('discount'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.object({ kind: z.literal('discount'), amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)) }),
  z.object({
    kind: z.literal('discount'),
    prices: z.array(z.object({ itemKey, amount })).check(z.minLength(1), z.maxLength(100)),
  }),
  z.object({ kind: z.enum(['free', 'void']), items: dishes }),
])

/** An order, with what refunds of its parts have returned or wait to return. */
export const openOrder = z.object({ ...boardOrder.shape, refundedAmount: minorUnits })

/** Orders, for a point of sale. Each step follows the same rules as in the console. API-8 */
export const openOrderCalls = {
  /**
   * Orders in the sequence of their changes. Continue from `cursor`: an empty list means no further changes. An order may be
   * repeated with the same `version`, without changes.
   */
  listOrders: call({
    path: '/open/v1/orders/list',
    gate: 'api',
    scope: 'orders:read',
    request: z.object({
      shopId,
      /** The start of a list: orders that changed from then on. Default without a cursor: the last 24 hours. */
      changedSince: z.optional(instant),
      cursor: z.optional(z.string().check(z.maxLength(100))),
      pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({ orders: z.array(openOrder), cursor: z.string(), more: z.boolean() }),
    refuses: [],
    without,
  }),
  readOrder: call({
    path: '/open/v1/orders/read',
    gate: 'api',
    scope: 'orders:read',
    request: z.object(order),
    response: openOrder,
    refuses: [],
    without,
  }),
  /**
   * Places an order of another channel, at the prices, hours and stock that apply to guests. It appears as new on the board.
   * Repeating `channel` and `externalId` with the same content answers the same order.
   */
  createOrder: call({
    path: '/open/v1/orders/create',
    gate: 'api',
    scope: 'orders:write',
    request: z.object({ shopId, ...channelOrder }),
    response: z.object({ created: z.boolean(), order: boardOrder }),
    refuses: [
      'externalIdUsed',
      'bizTypeNotOffered',
      'methodNotOffered',
      'priceChanged',
      'nothingToOrder',
      'soldOut',
      'lineProblem',
      'belowMinimum',
      'groupMinimum',
      'tooManyDishes',
      'slotFull',
      'slotGone',
      'addressNeeded',
      'outOfReach',
      'zoneNotNow',
      'shopClosed',
      'shopPaused',
    ],
    changes: true,
    without,
  }),
  /**
   * Places a round at a table where guests pay at the end, at the prices and stock that apply to guests. It joins the open bill of the
   * party at the table, or starts one, and is accepted at once. Repeating `channel` and `externalId` with the same content answers the
   * same order. API-12
   */
  createTableRound: call({
    path: '/open/v1/orders/createRound',
    gate: 'api',
    scope: 'orders:write',
    request: z.object({
      shopId,
      channel: channelOrder.channel,
      externalId: id,
      tableId: id,
      items: z.array(enteredItem).check(z.minLength(1), z.maxLength(50)),
      remark: z._default(textLines(200), ''),
    }),
    response: z.object({ created: z.boolean(), order: boardOrder }),
    refuses: [
      'externalIdUsed',
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
    without,
  }),
  /** Accepts a new order; default for `promisedAt`: the usual time of its type. */
  acceptOrder: call(
    orderChange('/open/v1/orders/accept', { promisedAt: z.optional(instant) }, ['promiseTooEarly'] as const),
  ),
  /** Rejects a new order and refunds its payment. */
  rejectOrder: call(orderChange('/open/v1/orders/reject', { reason })),
  /** Cancels an accepted order and refunds its payment; above the store's refund limit only with a manager's approval. */
  cancelOrder: call(orderChange('/open/v1/orders/cancel', { reason })),
  /** Changes the promised time. */
  delayOrder: call(
    orderChange('/open/v1/orders/delay', { promisedAt: instant, reason: z._default(text(200), '') }, [
      'promiseTooEarly',
    ] as const),
  ),
  /** Advances an accepted order. `delivering` is for deliveries. */
  advanceOrder: call(orderChange('/open/v1/orders/advance', { to: z.enum(['preparing', 'ready', 'delivering']) })),
  /**
   * Lowers the price of an order, with a reason, also before staff take its payment. `expectedTotal` is `totalPaidAmount` less `refundedAmount` as the caller saw them; if
   * it differs, the order is refused with the current one. What was paid too much goes back to the payment methods. A price that is not
   * lower is refused with `priceNotLower`, and a loss above the store's limit for one employee with `aboveLimit`. API-11
   */
  repriceOrder: call({
    ...orderChange('/open/v1/orders/reprice', { off: orderOff, reason, expectedTotal: amount }, [
      'orderPaid',
      'noOpenBill',
      'billBeingPaid',
      'priceChanged',
      'priceNotLower',
      'itemTaken',
      'nothingDue',
      'offTooMuch',
      'aboveLimit',
    ] as const),
    response: openOrder,
  }),
  /** Closes an accepted order as served; an order due in person counts as paid, by `counter` or by several `counters`. Idempotent. */
  closeOrder: call(
    orderChange('/open/v1/orders/close', { counter: z.optional(counterPayment), counters: z.optional(counterParts) }, [
      'tenderedTooLittle',
      'partsDiffer',
    ] as const),
  ),
} as const
