import * as z from 'zod/mini'
import { calculation, enteredItem } from '../cart/index.ts'
import { amount, bizType, call, id, instant, latitude, longitude, shopId, text, textLines } from '../core/index.ts'
import { orderId, utensils } from './fields.ts'
import { orderProblem } from './order-problem.ts'
import { orderTime } from './shapes.ts'

/** Where a delivery goes; its position or its postcode decides the zone. PRICE-6 */
const deliveryAddress = z.object({
  lines: z.array(text(120)).check(z.minLength(1), z.maxLength(6)),
  latitude: z.exactOptional(latitude),
  longitude: z.exactOptional(longitude),
  postcode: z.exactOptional(text(16)),
  /** The zone that staff chose; it counts only where neither the position nor the postcode says one. */
  zoneId: z.exactOptional(id),
})

const entered = {
  shopId,
  /** 1100 is eat-in without a table. */
  orderType: bizType,
  cartItems: z.array(enteredItem).check(z.minLength(1), z.maxLength(100)),
  /** The start of a slot of the store; as soon as possible if absent. */
  time: z.optional(instant),
  address: z.optional(deliveryAddress),
  /** The member the order is for: it has member prices and is among the member's orders. */
  customerId: z.optional(z.int().check(z.positive())),
  /** Coupons of that member. */
  couponCodes: z._default(z.array(id).check(z.maxLength(5)), []),
}

/** Orders that staff take at the counter or by phone, without a table. COUNTER-1 */
export const counterOrderCalls = {
  /** The price of the order, its time and every problem that would prevent it. Reserves nothing. */
  priceCounterOrder: call({
    path: '/api/console/priceCounterOrder',
    gate: 'store',
    right: 'takeOrders',
    request: z.object(entered),
    response: z.object({ calculation, problems: z.array(orderProblem), time: z.exactOptional(orderTime) }),
    refuses: ['bizTypeNotOffered', 'lineProblem', 'nothingToOrder'],
    without: ['businessType'],
  }),
  /** Places the order by a guest's rules and accepts it for the usual time: it is in the kitchen at once. */
  placeCounterOrder: call({
    path: '/api/console/placeCounterOrder',
    gate: 'store',
    right: 'takeOrders',
    request: z.object({
      ...entered,
      /** The guest as typed; a member without them has their own name and phone. */
      guestName: z._default(text(60), ''),
      phone: z._default(text(24), ''),
      remark: z._default(textLines(200), ''),
      utensils: z._default(utensils, -1),
      /** The total that staff saw: another one is refused with the current one. */
      expectedTotal: amount,
    }),
    response: z.object({ orderId }),
    refuses: [
      'bizTypeNotOffered',
      'nothingToOrder',
      'priceChanged',
      'soldOut',
      'lineProblem',
      'couponGone',
      'contactNeeded',
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
    without: ['businessType'],
  }),
} as const
