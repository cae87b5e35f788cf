import * as z from 'zod/mini'
import { cartItem } from '../cart/calls.ts'
import { type ApiScope, amount, call, id, instant, latitude, longitude, shopId, text } from '../core/index.ts'
import { boardOrder, contact, orderId, utensils } from '../order/index.ts'
import { counterPayment } from '../payment/counter.ts'

const without = ['businessType'] as const
const order = { shopId, orderId }
const reason = text(200).check(z.minLength(1))

/** A change of one order: it answers the order as it is then. */
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

/** Where a delivery of another channel goes; by its position or its postcode it is in a zone of the store. */
const channelAddress = z.object({
  lines: z.array(text(120)).check(z.minLength(1), z.maxLength(6)),
  latitude: z.exactOptional(latitude),
  longitude: z.exactOptional(longitude),
  postcode: z.exactOptional(text(16)),
  countryCode: z.exactOptional(z.string().check(z.regex(/^[A-Z]{2}$/))),
})

/** An order that another channel took. `channel` and `externalId` name it: it exists once. */
export const channelOrder = {
  channel: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N} _.:/-]{1,40}$/u)),
  externalId: id,
  orderType: z.union([z.literal(1200), z.literal(1300)]),
  /** When it is wanted: the start of a slot of the store. As soon as possible if absent. */
  time: z.optional(instant),
  items: z.array(cartItem).check(z.minLength(1), z.maxLength(100)),
  contact,
  address: z.optional(channelAddress),
  remark: z._default(text(200), ''),
  utensils: z._default(utensils, -1),
  /** `elsewhere`: the guest paid the channel; `inPerson`: the guest pays the store. */
  payment: z.enum(['elsewhere', 'inPerson']),
  /** The total the channel expects: another one is refused with the one of the store's menu. */
  expectedTotal: z.optional(amount),
} as const

/** Orders for a point of sale. Every step has the rules it has in the console. API-8 */
export const openOrderCalls = {
  /**
   * The orders that changed, in the order of their changes. Continue from `cursor`: an empty list means that nothing changed since.
   * An order can come twice with the same `version`, which then has nothing new.
   */
  listOrders: call({
    path: '/open/v1/orders/list',
    gate: 'api',
    scope: 'orders:read',
    request: z.object({
      shopId,
      /** Where a list begins: orders that changed from then on. Without it and a cursor, those of the last 24 hours. */
      changedSince: z.optional(instant),
      cursor: z.optional(z.string().check(z.maxLength(100))),
      pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({ orders: z.array(boardOrder), cursor: z.string(), more: z.boolean() }),
    refuses: [],
    without,
  }),
  readOrder: call({
    path: '/open/v1/orders/read',
    gate: 'api',
    scope: 'orders:read',
    request: z.object(order),
    response: boardOrder,
    refuses: [],
    without,
  }),
  /**
   * Places an order of another channel, by the prices, hours and stock a guest of the store has. It is new on the board. The same
   * `channel` and `externalId` with the same content answers the same order again.
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
  /** Accepts a new order; without `promisedAt` for the usual time of its type. */
  acceptOrder: call(
    orderChange('/open/v1/orders/accept', { promisedAt: z.optional(instant) }, ['promiseTooEarly'] as const),
  ),
  /** Rejects a new order: what was paid is refunded. */
  rejectOrder: call(orderChange('/open/v1/orders/reject', { reason })),
  /** Cancels an accepted order: what was paid is refunded, above the refund limit of the store only with a manager's consent. */
  cancelOrder: call(orderChange('/open/v1/orders/cancel', { reason })),
  /** Promises another time. */
  delayOrder: call(
    orderChange('/open/v1/orders/delay', { promisedAt: instant, reason: z._default(text(200), '') }, [
      'promiseTooEarly',
    ] as const),
  ),
  /** Moves an accepted order on. `delivering` is for deliveries. */
  advanceOrder: call(orderChange('/open/v1/orders/advance', { to: z.enum(['preparing', 'ready', 'delivering']) })),
  /**
   * Closes an accepted order: it was served, and an order that is paid in person is paid, by `counter`. A repeat finds it closed and
   * answers it.
   */
  closeOrder: call(
    orderChange('/open/v1/orders/close', { counter: z.optional(counterPayment) }, ['tenderedTooLittle'] as const),
  ),
} as const
