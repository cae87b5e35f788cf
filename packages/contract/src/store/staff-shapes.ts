import { MAX_POSTCODES } from '@comanda/domain/store'
import * as z from 'zod/mini'
import { bizType, day, id, latitude, longitude, money, names, text } from '../core/index.ts'

const minutes = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))

const dayWindow = { from: minutes(1439), to: minutes(2880) }
const weekdays = z.array(minutes(6)).check(
  z.maxLength(7),
  z.refine(days => new Set(days).size === days.length),
)

/** Minutes since the store's midnight; `to` past 1440 is the next day. Weekday 0 is Sunday. */
export const setWindow = z.object({ weekdays, ...dayWindow })
const windows = z.array(setWindow).check(z.maxLength(40))

/** The slots of an order type. ORDER-6 */
const setSlots = z.object({
  leadMinutes: minutes(2880),
  intervalMinutes: minutes(240, 5),
  /** Orders per slot; 0 = unlimited. */
  capacity: minutes(999),
  daysAhead: minutes(60),
  asap: z.boolean(),
})

/** Ordering hours of an order type, and its slots; absent `slots`: none are offered. */
export const setOrderType = z.object({
  bizType,
  /** Whether the store takes such orders; the hours are kept while it does not. */
  on: z.boolean(),
  windows,
  slots: z.exactOptional(setSlots),
})

/** A holiday; without windows the store is closed. */
export const setHoliday = z.object({
  date: day,
  name: names,
  windows: z.array(z.object(dayWindow)).check(z.maxLength(10)),
})

/** A delivery zone; the first one that contains a place applies. PRICE-6 */
export const setZone = z.object({
  zoneId: id,
  name: names,
  shape: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('circle'), radius: z.number().check(z.minimum(50), z.maximum(100_000)) }),
    z.object({ kind: z.literal('polygon'), ring: z.array(z.tuple([longitude, latitude])).check(z.maxLength(60)) }),
    z.object({
      kind: z.literal('postcodes'),
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      /** Complete postcodes, or prefixes with a trailing `*`. */
      postcodes: z.array(text(16)).check(z.maxLength(MAX_POSTCODES)),
    }),
  ]),
  fee: money,
  minimumDeliveryFee: money,
  freeFrom: z.exactOptional(money),
  /** The fee from each distance (metres) on. */
  feeByDistance: z.exactOptional(
    z.array(z.object({ from: z.int().check(z.minimum(1), z.maximum(100_000)), fee: money })).check(z.maxLength(12)),
  ),
  /** Delivery times of the zone; absent = whenever the store delivers. */
  windows: z.exactOptional(windows),
})

const tableName = text(24).check(z.minLength(1))

/** The deposit per person. BOOK-1 */
const setDeposit = z.object({
  rows: z.array(z.object({ fromParty: minutes(99, 1), weekdays, amount: money })).check(z.maxLength(12)),
  payMinutes: minutes(60, 5),
  refundMinutes: minutes(20_160),
})

/** The rules for bookings. BOOK-1 */
export const setBookingRules = z.object({
  windows,
  intervalMinutes: minutes(120, 5),
  durations: z.array(z.object({ upTo: minutes(99, 1), minutes: minutes(600, 15) })).check(z.maxLength(12)),
  leadMinutes: minutes(10_080),
  daysAhead: minutes(60),
  minParty: minutes(99, 1),
  maxParty: minutes(99, 1),
  holdMinutes: minutes(240),
  earlyMinutes: z.exactOptional(minutes(720)),
  changeMinutes: minutes(10_080),
  areas: z
    .array(
      z.object({
        areaId: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\w-]+$/)),
        name: names,
        tableNames: z.array(tableName).check(z.maxLength(500)),
        /** Adjacent tables, in their physical order. */
        rows: z.exactOptional(z.array(z.array(tableName).check(z.maxLength(12))).check(z.maxLength(40))),
      }),
    )
    .check(z.maxLength(30)),
  deposit: z.exactOptional(setDeposit),
})

/** How guests join a table. C6 */
export const setDining = z.object({
  /** By the table's code alone, also by the PIN of its party, or by a code that changes every minute. */
  tableEntry: z.enum(['code', 'pin', 'rotating']),
  /** Whether the number of diners is asked at every table. */
  askPeople: z.boolean(),
})
