import * as z from 'zod/mini'
import { call, currency, day, instant, minorUnits, shopId } from '../core/index.ts'

/**
 * The figures, in minor units; `count` is the number of orders, or of pieces of a dish. `gross - discounts + fees + tax + tips =
 * total`. PAY-13
 */
const measures = {
  count: z.int(),
  /** Dishes before discounts. */
  gross: minorUnits,
  discounts: minorUnits,
  fees: minorUnits,
  tax: minorUnits,
  /** Included in the prices, and therefore in none of the sums. */
  taxIncluded: minorUnits,
  tips: minorUnits,
  total: minorUnits,
  refunded: minorUnits,
  chargedBack: minorUnits,
}

/** The dimensions of the breakdown. */
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
  'refundedDish',
  'method',
  'tax',
  'discount',
  'fee',
  'coupon',
  'guest',
] as const

const counted = z.object({ count: z.int(), total: minorUnits })

const inCurrency = z.object({
  currency,
  shopIds: z.array(z.int()),
  total: z.object(measures),
  /** People served at tables. */
  covers: z.int(),
  /** Average seconds from the order to its acceptance, and from there until ready; absent without orders. */
  secondsToAccept: z.exactOptional(z.int()),
  secondsToReady: z.exactOptional(z.int()),
  unpaid: counted,
  writtenOff: counted,
  /** Members who joined at the stores; by day and by store also in the rows. */
  joined: z.int(),
  /** Rows of the chosen breakdown; the key of an hour is `00` to `23`, of a day YYYY-MM-DD. Names in the language of the request. */
  rows: z.array(z.object({ key: z.string(), name: z.string(), ...measures, joined: z.exactOptional(z.int()) })),
  /** Sales by day, or by hour where the range is one day. */
  course: z.array(z.object({ key: z.string(), count: z.int(), net: minorUnits })),
  /** Orders and net sales on the same weekdays before; if the last day is today, up to the same time of day. */
  before: z.object({ count: z.int(), net: minorUnits }),
})

const MAX_DAYS = 1100

/** Sales over any days and stores. Managers only. */
export const salesCalls = {
  sales: call({
    path: '/api/console/sales',
    gate: 'manager',
    right: 'viewReports',
    request: z
      .object({
        shopId,
        /** Further stores of the caller; absent: `shopId` alone. */
        shopIds: z.optional(z.array(shopId).check(z.maxLength(1000))),
        /** Days in the stores' time zones, both inclusive. */
        from: day,
        until: day,
        by: z.enum(breakdowns),
      })
      .check(
        z.refine(({ from, until }) => until >= from && Date.parse(until) - Date.parse(from) < MAX_DAYS * 86_400_000),
      ),
    response: z.object({
      today: z.string(),
      /** The first of the compared earlier days. */
      beforeFrom: z.string(),
      beforeUntil: z.string(),
      /** One per currency: amounts of different currencies are never added. */
      currencies: z.array(inCurrency),
      /** Changes until then are included; absent before the first run. */
      seenUntil: z.exactOptional(instant),
    }),
    refuses: ['notYourShop'],
    without: ['businessType'],
  }),
} as const
