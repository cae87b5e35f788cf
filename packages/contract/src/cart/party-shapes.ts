import * as z from 'zod/mini'

/** A member of a shared table, as the others see them: name and avatar only. A4 */
export const person = z.object({
  personId: z.string(),
  /** Empty if none was given: screens show a default name for each avatar. */
  nick: z.string(),
  avatar: z.int(),
  /** False once they left; their dishes stay. */
  here: z.boolean(),
})

/** The members of a shared table, and their orders since the caller joined. */
export const party = z.object({
  people: z.int(),
  /** The maximum number of people. */
  seats: z.int(),
  /** The caller's `personId`; empty where the cart is the caller's alone, or the caller has left. */
  me: z.string(),
  persons: z.array(person),
  /** The PIN for joining here, if the store requires one. */
  pin: z.exactOptional(z.string()),
  orders: z.array(
    z.object({ orderId: z.string(), state: z.string(), by: z.string(), callNumber: z.exactOptional(z.string()) }),
  ),
})
