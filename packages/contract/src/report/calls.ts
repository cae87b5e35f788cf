import * as z from 'zod/mini'
import { bizType, call, currency, day, minorUnits, shopId } from '../core/index.ts'
import { closeCalls } from './close-calls.ts'
import { mailCalls } from './mail-calls.ts'
import { salesCalls } from './sales-calls.ts'

const counted = { count: z.int(), amount: minorUnits }

/** What a store sold on a day of its own, and how that was paid. Managers alone. */
export const dayReportCalls = {
  dayReport: call({
    path: '/api/console/dayReport',
    gate: 'manager',
    request: z.object({ shopId, date: z.optional(day) }),
    response: z.object({
      date: z.string(),
      today: z.string(),
      currency,
      /** Orders the store accepted, with tips and card fees. */
      sold: z.object(counted),
      /** Not accepted yet: in none of the sums. */
      pending: z.object(counted),
      /** Cancelled or rejected: in none of the sums. */
      fellThrough: z.object(counted),
      ways: z.array(z.object({ bizType, ...counted })),
      /** By the channel of the link or code the order came from; an empty channel is none. NAV-6 */
      channels: z.array(z.object({ channel: z.string(), ...counted })),
      /** By the hour of the store's day, 0 to 23. */
      hours: z.array(z.object({ hour: z.int(), ...counted })),
      /** What the totals are made of. Names in the language of the request. */
      parts: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string(), ...counted })),
      /** The dishes, most sold first, in the store's own language. */
      items: z.array(z.object({ foodId: z.string(), displayName: z.string(), ...counted })),
      /**
       * How the day's orders were paid, what of it was refunded, and what banks took back; `cash`, `terminal`, `voucher` and
       * `out-line` (not recorded how) are what the staff took. Net of refunds, and with what is refunded, unpaid and written off, they
       * add up to `sold` and `aheadAmount`.
       */
      means: z.array(
        z.object({
          paymentMethod: z.string(),
          amount: minorUnits,
          returnedAmount: minorUnits,
          chargedBackAmount: minorUnits,
        }),
      ),
      /** Paid for orders that are not accepted yet. */
      aheadAmount: minorUnits,
      /** Of what was sold, refunded since. */
      refundedAmount: minorUnits,
      /** Of what was sold, not paid yet. */
      unpaidAmount: minorUnits,
      /** Of what was sold, never paid: the rests of tables' bills that were written off, and how many bills. */
      writtenOff: z.object(counted),
    }),
    refuses: [],
    without: ['businessType'],
  }),
}

/** What a business day brought, and closing it. */
export const reportCalls = { ...dayReportCalls, ...closeCalls, ...salesCalls, ...mailCalls }
