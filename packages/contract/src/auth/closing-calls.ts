import * as z from 'zod/mini'
import { call, currency, mark, minorUnits, text } from '../core/index.ts'

const without = ['shopId', 'businessType'] as const

/** Deleting one's own account: what stands in its way and what ends with it is said first. U7 */
export const closingCalls = {
  checkCloseAccount: call({
    path: '/api/crm/customer/checkCloseAccount',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      /** What has to end before: an order, a table's bill, a booking, a payment. */
      bars: z.array(z.enum(['order', 'bill', 'booking', 'payment'])),
      /** What is given up with the account. */
      points: z.int(),
      couponCount: z.int(),
      /** Stored value and gift cards together, by currency; amounts of nothing are not there. */
      money: z.array(z.object({ currency, amount: minorUnits })),
      /** Sent back with the deletion: what was not shown is not given up. */
      mark: z.string(),
    }),
    refuses: [],
    without,
  }),
  /**
   * With the ticket a fresh code to one's own contact earned (`sendVerificationCode` for `closeAccount`). Every session ends; who one was
   * is wiped, what the books need stays without a name.
   */
  closeAccount: call({
    path: '/api/crm/customer/closeAccount',
    gate: 'logged-in',
    request: z.object({ ticket: text(64), mark }),
    response: z.object({}),
    refuses: ['ticketGone', 'accountBusy', 'holdingsChanged'],
    changes: true,
    without,
  }),
}
