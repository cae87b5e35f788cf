import * as z from 'zod/mini'

/** Somebody at a shared table, as the others see them: a name and a look, nothing else. A4 */
export const person = z.object({
  personId: z.string(),
  /** Empty where none was given: the screens have a friendly one for each look. */
  nick: z.string(),
  avatar: z.int(),
  /** False once they have left; what they chose stays. */
  here: z.boolean(),
})

/** Who shares a table, and what they have ordered since the caller sat down. */
export const party = z.object({
  people: z.int(),
  /** More people than that do not fit. */
  seats: z.int(),
  /** The caller; empty where the cart is the caller's alone, or the caller has left. */
  me: z.string(),
  persons: z.array(person),
  /** What others type to sit down here too, where the store asks for it. */
  pin: z.exactOptional(z.string()),
  orders: z.array(
    z.object({ orderId: z.string(), state: z.string(), by: z.string(), callNumber: z.exactOptional(z.string()) }),
  ),
})
