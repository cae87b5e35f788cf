import * as z from 'zod/mini'
import { bizType, call, currency, day, minorUnits, shopId } from '../core/index.ts'
import { closeCalls } from './close-calls.ts'
import { groupCalls } from './group-calls.ts'
import { mailCalls } from './mail-calls.ts'
import { outstandingCalls } from './outstanding-calls.ts'
import { salesCalls } from './sales-calls.ts'

const counted = { count: z.int(), amount: minorUnits }

/** Sales of a store's business day and their payments. Managers only. */
export const dayReportCalls = {
  dayReport: call({
    path: '/api/console/dayReport',
    gate: 'manager',
    right: 'viewReports',
    request: z.object({ shopId, date: z.optional(day) }),
    response: z.object({
      date: z.string(),
      today: z.string(),
      currency,
      /** Accepted orders, with tips and card surcharges. */
      sold: z.object(counted),
      /** Not accepted yet: not included in any sum. */
      pending: z.object(counted),
      /** Cancelled or rejected: not included in any sum. */
      fellThrough: z.object(counted),
      ways: z.array(z.object({ bizType, ...counted })),
      /** By the channel of the order's link or code; an empty channel = no channel. NAV-6 */
      channels: z.array(z.object({ channel: z.string(), ...counted })),
      /** By the hour of the store's day, 0 to 23. */
      hours: z.array(z.object({ hour: z.int(), ...counted })),
      /** The parts of the totals. Names are in the language of the request. */
      parts: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string(), ...counted })),
      /** The dishes, best-selling first, in the store's own language. */
      items: z.array(z.object({ foodId: z.string(), displayName: z.string(), ...counted })),
      /**
       * Payments of the day's orders: `amount` is what was paid, of which `returnedAmount` was refunded and `chargedBackAmount` charged
       * back by banks. `cash`, `terminal`, `voucher` and `out-line` (method not recorded) were received by staff. The sum of `amount`
       * less `returnedAmount`, with the refunded, unpaid and written-off amounts, is `sold` and `aheadAmount`.
       */
      means: z.array(
        z.object({
          paymentMethod: z.string(),
          amount: minorUnits,
          returnedAmount: minorUnits,
          chargedBackAmount: minorUnits,
        }),
      ),
      /** Payments of orders that are not accepted yet. */
      aheadAmount: minorUnits,
      /** Of `sold`, refunded since. */
      refundedAmount: minorUnits,
      /** Of `sold`, not paid yet. */
      unpaidAmount: minorUnits,
      /** Of `sold`, written off: the outstanding rests of tables' bills, and the number of bills. */
      writtenOff: z.object(counted),
    }),
    refuses: [],
    without: ['businessType'],
  }),
}

/** The figures of a business day, and closing it. */
export const reportCalls = {
  ...dayReportCalls,
  ...closeCalls,
  ...salesCalls,
  ...groupCalls,
  ...mailCalls,
  ...outstandingCalls,
}
