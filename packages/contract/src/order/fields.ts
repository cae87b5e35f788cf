import * as z from 'zod/mini'
import { amount, id, text, uuid } from '../core/index.ts'

/** The state of an order; the transition table is in the domain. */
export const orderState = z.enum([
  'checking',
  'awaitingPayment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'delivering',
  'completed',
  'rejected',
  'cancelled',
])

export const payState = z.enum(['unpaid', 'paid', 'partRefunded', 'refunding', 'refunded'])

/** The recipient of the food, as entered in the contact form. */
export const contact = z.object({
  phoneNumber: z.string().check(z.trim(), z.maxLength(24), z.regex(/^[\d ()+-]{4,24}$/)),
  countryCode: z.string().check(z.trim(), z.regex(/^\+?\d{1,4}$/)),
  isoCode: z.string().check(z.trim(), z.regex(/^[A-Za-z]{2}$/)),
  firstName: text(60),
  lastName: text(60),
})

/** An incomplete contact: any field may be empty. */
export const contactBegun = z.object({
  phoneNumber: z.string(),
  isoCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** -1 = the store's default, 0 = none, else the number. ORDER-7 */
export const utensils = z.int().check(z.minimum(-1), z.maximum(50))

/** PAY-5. The store decides which of them an order accepts. */
export const paymentMethod = z.enum([
  '12_bankCard',
  '12_octopus',
  '12_mPay',
  '16_msPoint',
  '16_msBalance',
  '17_giftCard',
  'out-line',
])

/**
 * The optional promotions chosen by the guest, by id; absent: the server applies the most valuable ones. The server calculates
 * the discounts. PRICE-3
 */
export const chosenPromotions = z.optional(z.array(id).check(z.maxLength(20)))

export const orderId = uuid
export const expectedTotal = amount
