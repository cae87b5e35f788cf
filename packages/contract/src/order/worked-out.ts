import * as z from 'zod/mini'
import { calculation, windows } from '../cart/index.ts'
import { id, minorUnits } from '../core/index.ts'
import { contact, contactBegun, paymentMethod, utensils } from './fields.ts'
import { orderProblem } from './order-problem.ts'
import { orderShop, orderTable, orderTime } from './shapes.ts'

/** The choices of the caller's last order of this type at this store. */
const lastChoices = z.object({
  paymentMethod,
  /** The guest's own payment methods that paid a part; preselected while available. */
  means: z.exactOptional(z.array(z.object({ paymentMethod, payerId: id }))),
  utensils,
  contact: z.exactOptional(contact),
  addressId: z.exactOptional(id),
  executeList: z.optional(z.array(z.string())),
})

export const workedOut = z.object({
  calculation,
  problems: z.array(orderProblem),
  shop: orderShop,
  /** The store's country: the default for phone numbers. */
  countryCode: z.string(),
  /**
   * `paysLater`: the order joins the table's bill, which is paid at the end; by staff only if `guestsPay` is false. `seats`
   * limits the number of diners. ORDER-2, S4
   */
  table: z.exactOptional(
    z.object({
      ...orderTable.shape,
      paysLater: z.exactOptional(z.boolean()),
      guestsPay: z.exactOptional(z.boolean()),
      seats: z.exactOptional(z.int()),
    }),
  ),
  deliveryAddress: z.exactOptional(z.array(z.string())),
  /** The recipient, if the address names one. */
  contact: z.exactOptional(contact),
  /** An incomplete recipient of the address: a name without a phone, or a phone without a name. */
  contactBegun: z.exactOptional(contactBegun),
  /**
   * The time used: the requested one, else the first free one at which the whole cart is available, else the first free one.
   * ORDER-6
   */
  time: z.exactOptional(orderTime),
  /** Pickup and delivery: dishes of the cart with limited selling times, by the store's week. MENU-4 */
  timedDishes: z.exactOptional(z.array(z.object({ displayName: z.string(), windows }))),
  /** The total of the table's bill including this round, with promotions calculated over all rounds. ORDER-3 */
  bill: z.exactOptional(z.object({ rounds: z.int(), totalAmount: minorUnits, discountAmount: minorUnits })),
  paymentMethods: z.array(z.string()),
  /**
   * Whether it is paid in the app, and which of the guest's own payment methods are accepted: card balance, points, gift cards.
   * PAY-5
   */
  enablePay: z.boolean(),
  openCardStore: z.boolean(),
  openPointStore: z.boolean(),
  openGiftStore: z.boolean(),
  quickRemarks: z.array(z.record(z.string(), z.string())),
  /** Pickup: the phone must be verified first. LOGIN-8 */
  phoneCheck: z.boolean(),
  /** Minutes until an order placed now is ready or delivered; absent without an address, or while the store is paused. */
  readyMinutes: z.exactOptional(z.int()),
  /** For a request with `asLast`, if there is an earlier order. */
  lastChoices: z.exactOptional(lastChoices),
})
