import * as z from 'zod/mini'
import { amount, id, text, uuid } from '../core/index.ts'

/** Where an order stands; the table of its life is in the domain. */
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

/** Who takes the food, as the contact form has it. */
export const contact = z.object({
  phoneNumber: z.string().check(z.trim(), z.maxLength(24), z.regex(/^[\d ()+-]{4,24}$/)),
  countryCode: z.string().check(z.trim(), z.regex(/^\+?\d{1,4}$/)),
  isoCode: z.string().check(z.trim(), z.regex(/^[A-Za-z]{2}$/)),
  firstName: text(60),
  lastName: text(60),
})

/** A contact that is still to be made whole: any of it may be empty. */
export const contactBegun = z.object({
  phoneNumber: z.string(),
  isoCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** -1 as the store gives it, 0 none, else how many. ORDER-7 */
export const utensils = z.int().check(z.minimum(-1), z.maximum(50))

/** PAY-5. Which of them an order may take is the store's to say. */
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
 * Optional promotions the guest chose, by their ids; left out, the server applies those worth most to the guest. The server
 * calculates what they take off. PRICE-3
 */
export const chosenPromotions = z.optional(z.array(id).check(z.maxLength(20)))

export const orderId = uuid
export const expectedTotal = amount
