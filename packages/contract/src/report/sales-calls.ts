import * as z from 'zod/mini'
import { call, currency, day, instant, minorUnits, shopId } from '../core/index.ts'

/** What is summed up, in minor units; `count` are orders, or pieces of a dish. `gross - discounts + fees + tax + tips = total`. PAY-13 */
const measures = {
  count: z.int(),
  /** Dishes before discounts. */
  gross: minorUnits,
  discounts: minorUnits,
  fees: minorUnits,
  tax: minorUnits,
  /** A part of the prices, in none of the sums. */
  taxIncluded: minorUnits,
  tips: minorUnits,
  total: minorUnits,
  refunded: minorUnits,
  chargedBack: minorUnits,
}

/** By what sales are broken down. */
export const breakdowns = [
  'day',
  'hour',
  'store',
  'type',
  'channel',
  'employee',
  'dish',
  'group',
  'modifier',
  'method',
  'tax',
  'discount',
  'fee',
] as const

const counted = z.object({ count: z.int(), total: minorUnits })

const inCurrency = z.object({
  currency,
  shopIds: z.array(z.int()),
  total: z.object(measures),
  /** People served at tables. */
  covers: z.int(),
  /** Average seconds from the order to its acceptance and from there until it was ready; absent without an order. */
  secondsToAccept: z.exactOptional(z.int()),
  secondsToReady: z.exactOptional(z.int()),
  unpaid: counted,
  writtenOff: counted,
  /** Rows of the chosen breakdown; the key of an hour is `00` to `23`, of a day YYYY-MM-DD. Names in the language of the request. */
  rows: z.array(z.object({ key: z.string(), name: z.string(), ...measures })),
  /** Sales by day, or by hour where the range is one day. */
  course: z.array(z.object({ key: z.string(), count: z.int(), net: minorUnits })),
  /** Orders and net sales of the same weekdays before; on the last day until the same time if that is today. */
  before: z.object({ count: z.int(), net: minorUnits }),
})

const MOST_DAYS = 1100

/** Sales over any days and stores. Managers alone. */
export const salesCalls = {
  sales: call({
    path: '/api/console/sales',
    gate: 'manager',
    request: z
      .object({
        shopId,
        /** Further stores of the caller; without any, `shopId` alone. */
        shopIds: z.optional(z.array(shopId).check(z.maxLength(1000))),
        /** Days of the stores' own time zones, both included. */
        from: day,
        until: day,
        by: z.enum(breakdowns),
      })
      .check(
        z.refine(({ from, until }) => until >= from && Date.parse(until) - Date.parse(from) < MOST_DAYS * 86_400_000),
      ),
    response: z.object({
      today: z.string(),
      /** From when the same weekdays before are. */
      beforeFrom: z.string(),
      beforeUntil: z.string(),
      /** One for each currency of the stores: amounts of different currencies are never added. */
      currencies: z.array(inCurrency),
      /** Until when changes are in these figures; absent before the first run. */
      seenUntil: z.exactOptional(instant),
    }),
    refuses: ['notYourShop'],
    without: ['businessType'],
  }),
} as const
