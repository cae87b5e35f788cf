import * as z from 'zod/mini'
import { cartItem } from './calls.ts'

/** A dish of an order that staff enter, with the seat it is for and the course it is served in. COUNTER-2 */
export const enteredItem = z.extend(cartItem, {
  seat: z.exactOptional(z.int().check(z.minimum(1), z.maximum(99))),
  course: z.exactOptional(z.int().check(z.minimum(1), z.maximum(9))),
})
