import { MOST_POSTCODES } from '@comanda/domain/store'
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

/** How the times of a way of ordering are handed out. ORDER-6 */
const setSlots = z.object({
  leadMinutes: minutes(2880),
  intervalMinutes: minutes(240, 5),
  /** Orders a slot takes; 0 = no bound. */
  capacity: minutes(999),
  daysAhead: minutes(60),
  asap: z.boolean(),
})

/** When orders of one kind are taken, and how they get their times; without `slots` none are handed out. */
export const setWay = z.object({
  bizType,
  /** Whether the store takes such orders; its hours stay set while it does not. */
  on: z.boolean(),
  windows,
  slots: z.exactOptional(setSlots),
})

/** A day that differs; without windows it is closed. */
export const setHoliday = z.object({
  date: day,
  name: names,
  windows: z.array(z.object(dayWindow)).check(z.maxLength(10)),
})

/** A delivery zone; the first one that holds a place counts. PRICE-6 */
export const setZone = z.object({
  zoneId: id,
  name: names,
  shape: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('circle'), radius: z.number().check(z.minimum(50), z.maximum(100_000)) }),
    z.object({ kind: z.literal('polygon'), ring: z.array(z.tuple([longitude, latitude])).check(z.maxLength(60)) }),
    z.object({
      kind: z.literal('postcodes'),
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      /** Whole postcodes, or beginnings with `*` at the end. */
      postcodes: z.array(text(16)).check(z.maxLength(MOST_POSTCODES)),
    }),
  ]),
  fee: money,
  minimumDeliveryFee: money,
  freeFrom: z.exactOptional(money),
  /** From so many metres on it costs this much. */
  feeByDistance: z.exactOptional(
    z.array(z.object({ from: z.int().check(z.minimum(1), z.maximum(100_000)), fee: money })).check(z.maxLength(12)),
  ),
  /** When it is delivered to; absent = whenever the store delivers. */
  windows: z.exactOptional(windows),
})

const tableName = text(24).check(z.minLength(1))

/** What is asked for ahead, for each person. BOOK-1 */
const setDeposit = z.object({
  rows: z.array(z.object({ fromParty: minutes(99, 1), weekdays, amount: money })).check(z.maxLength(12)),
  payMinutes: minutes(60, 5),
  refundMinutes: minutes(20_160),
})

/** How bookings are taken. BOOK-1 */
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
        /** Tables side by side, in the order they stand. */
        rows: z.exactOptional(z.array(z.array(tableName).check(z.maxLength(12))).check(z.maxLength(40))),
      }),
    )
    .check(z.maxLength(30)),
  deposit: z.exactOptional(setDeposit),
})

/** How guests come to the tables. C6 */
export const setDining = z.object({
  /** By the code alone, with the PIN of who sits there too, or by a code that changes every minute. */
  tableEntry: z.enum(['code', 'pin', 'rotating']),
  /** How many people there are is asked at every table. */
  askPeople: z.boolean(),
})
