import * as z from 'zod/mini'
import { call, id, shopId, text, words } from '../core/index.ts'

/** A member as an order at the counter needs them; masked. COUNTER-1 */
export const buyer = z.object({
  customerId: z.int(),
  name: z.string(),
  contacts: z.array(z.string()),
  isMember: z.boolean(),
  /** Empty for an account without a card. */
  levelName: z.string(),
  /** Coupons that can be used now. */
  coupons: z.array(z.object({ couponCode: id, name: words })),
})

/** The member an order at the counter is for. COUNTER-1 */
export const buyerCalls = {
  /** By phone, e-mail or the whole number of a member card; the answer is masked. */
  findBuyer: call({
    path: '/api/console/findBuyer',
    gate: 'store',
    right: ['takeOrders', 'takePayment'],
    request: z.object({ shopId, contact: text(254).check(z.minLength(3)) }),
    response: buyer,
    refuses: ['contactUnclear'],
    without: ['businessType'],
  }),
} as const
