import * as z from 'zod/mini'
import { calculation, windows } from '../cart/index.ts'
import { id, minorUnits } from '../core/index.ts'
import { contact, contactBegun, paymentMethod, utensils } from './fields.ts'
import { orderProblem } from './order-problem.ts'
import { orderShop, orderTable, orderTime } from './shapes.ts'

/** What the caller chose the last time they ordered in this way at this store. */
const lastChoices = z.object({
  paymentMethod,
  /** The guest's own means that paid a part: chosen again where they still can. */
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
  /** Where the store is: the country a phone number is taken to be of. */
  countryCode: z.string(),
  /** `paysLater`: it goes on the table's bill, which is paid in the end; not by guests, where `guestsPay` is false. No more eat there than it `seats`. ORDER-2, S4 */
  table: z.exactOptional(
    z.object({
      ...orderTable.shape,
      paysLater: z.exactOptional(z.boolean()),
      guestsPay: z.exactOptional(z.boolean()),
      seats: z.exactOptional(z.int()),
    }),
  ),
  deliveryAddress: z.exactOptional(z.array(z.string())),
  /** Who takes it there, where the address says. */
  contact: z.exactOptional(contact),
  /** What the address says of who takes it, where that is not enough: a name without a phone, a phone without a name. */
  contactBegun: z.exactOptional(contactBegun),
  /** The time taken: the one asked for, else the first free one at which all of the cart is served, else the first that is free. ORDER-6 */
  time: z.exactOptional(orderTime),
  /** Pickup, delivery: dishes of the cart that are had at some times only, by the store's week. MENU-4 */
  timedDishes: z.exactOptional(z.array(z.object({ displayName: z.string(), windows }))),
  /** What the table's bill comes to with this round, its promotions worked out over all that was sent. ORDER-3 */
  bill: z.exactOptional(z.object({ rounds: z.int(), totalAmount: minorUnits, discountAmount: minorUnits })),
  paymentMethods: z.array(z.string()),
  /** It is paid in the app; and by which of the guest's own methods it can be: card balance, points, gift cards. PAY-5 */
  enablePay: z.boolean(),
  openCardStore: z.boolean(),
  openPointStore: z.boolean(),
  openGiftStore: z.boolean(),
  quickRemarks: z.array(z.record(z.string(), z.string())),
  /** Pickup: the phone is to be verified first. LOGIN-8 */
  phoneCheck: z.boolean(),
  /** Until an order placed now is ready, or at the guest's door: absent without an address, or while the store pauses. */
  readyMinutes: z.exactOptional(z.int()),
  /** Where `asLast` was asked and there is something to repeat. */
  lastChoices: z.exactOptional(lastChoices),
})
