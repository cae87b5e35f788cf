import * as z from 'zod/mini'
import { call, currency, mark, minorUnits, text } from '../core/index.ts'

const without = ['shopId', 'businessType'] as const

/** Deletion of the caller's account. What prevents it and what is lost with it is shown first. U7 */
export const closingCalls = {
  checkCloseAccount: call({
    path: '/api/crm/customer/checkCloseAccount',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      /** What must be finished first: an order, a table's bill, a booking, a payment. */
      bars: z.array(z.enum(['order', 'bill', 'booking', 'payment'])),
      /** Points that are lost with the account. */
      points: z.int(),
      couponCount: z.int(),
      /** Card balance and gift cards in total, by currency; zero amounts are omitted. */
      money: z.array(z.object({ currency, amount: minorUnits })),
      /** The revision of this summary. Deletion must repeat it, so that nothing is lost that the guest was not shown. */
      mark: z.string(),
    }),
    refuses: [],
    without,
  }),
  /**
   * Requires the ticket of a fresh code to the account's own contact (`sendVerificationCode` for `closeAccount`). Ends every
   * session and erases personal data; accounting records stay without a name.
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
