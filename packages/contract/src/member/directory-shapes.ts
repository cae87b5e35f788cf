import * as z from 'zod/mini'
import { amount, currency, customerId, day, id, instant, minorUnits, shopId, text, uuid } from '../core/index.ts'

const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export const tag = text(30).check(z.minLength(1))
/** Tags of a member. */
export const tags = z.array(tag).check(z.maxLength(20))

/** At least, at most; either may be absent. */
const between = { least: z.optional(amount), most: z.optional(amount) }

const days = z.int().check(z.minimum(1), z.maximum(3650))

/** Members that meet every condition. An empty filter is every member. CARD-11 */
export const memberFilter = z.object({
  /** The beginning of names, a phone number or its end, an e-mail address or the number of a card. */
  text: z.optional(text(80)),
  cardProgramId: z.optional(id),
  levelIds: z.optional(z.array(id).check(z.maxLength(50))),
  /** Days of the store's time zone, both included. */
  joinedFrom: z.optional(day),
  joinedUntil: z.optional(day),
  lastVisitFrom: z.optional(day),
  lastVisitUntil: z.optional(day),
  visits: z.optional(z.object(between)),
  /** Spent in one currency, minor units; in all time, or on these days, both included. */
  spend: z.optional(z.object({ ...between, currencyCode, from: z.optional(day), until: z.optional(day) })),
  birthdayMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** Has visited this store. */
  visitedShopId: z.optional(shopId),
  /** The store visited most. */
  favouriteShopId: z.optional(shopId),
  /** In the last so many days of the store's time zone, today included. */
  joinedWithinDays: z.optional(days),
  visitedWithinDays: z.optional(days),
  /** Without a visit in the last so many days, today included. */
  notVisitedForDays: z.optional(days),
  /** The language the member uses the app in. */
  language: z.optional(text(10)),
  marketing: z.optional(z.boolean()),
  /** Value on the cards of one currency, minor units. */
  value: z.optional(z.object({ ...between, currencyCode })),
  points: z.optional(z.object(between)),
  /** Has all of them. */
  tags: z.optional(tags),
})

export const memberSorts = ['joined', 'lastVisit', 'visits'] as const

const inCurrency = z.object({ currency, amount: minorUnits })

const level = z.object({ levelId: z.string(), name: z.string(), color: z.string() })

/** A member in the list. Names and contacts are masked where the caller lacks the right to them. */
export const listedMember = z.object({
  customerId,
  name: z.string(),
  phone: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
  cardNo: z.exactOptional(z.string()),
  level: z.exactOptional(level),
  joinedAt: instant,
  lastVisitAt: z.exactOptional(instant),
  visits: z.int(),
  spent: z.array(inCurrency),
  value: z.array(inCurrency),
  points: z.int(),
  marketing: z.boolean(),
  tags: z.array(z.string()),
})

export const memberNote = z.object({
  noteId: uuid,
  text: z.string(),
  pinned: z.boolean(),
  author: z.string(),
  at: instant,
})

/** What staff should know of a member whom a store serves now. CARD-18 */
export const servedMember = z.object({
  customerId,
  name: z.string(),
  allergies: z.string(),
  /** The pinned ones, the newest first. */
  notes: z.array(z.object({ noteId: uuid, text: z.string() })),
  orderIds: z.array(uuid),
  bookingIds: z.array(uuid),
  tableIds: z.array(z.string()),
})

const correctable = ['firstName', 'lastName', 'phone', 'email', 'birthday', 'marketing', 'allergies', 'tags'] as const

/** One corrected value. */
const correction = z.object({
  field: z.enum(correctable),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  author: z.string(),
  at: instant,
})

/** What is known of a member. CARD-12 */
export const memberProfile = z.extend(listedMember, {
  /** The revision of what can be corrected. */
  mark: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** YYYY-MM-DD; empty if unknown. */
  birthday: z.string(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  allergies: z.string(),
  /** What is spent on a visit on average, by currency. */
  average: z.array(inCurrency),
  /** The dishes most ordered lately, the most frequent first. */
  favourites: z.array(z.object({ foodId: z.string(), name: z.string(), count: z.int() })),
  orders: z.array(
    z.object({
      orderId: uuid,
      shopId,
      shopName: z.string(),
      at: instant,
      total: minorUnits,
      currency,
      state: z.string(),
    }),
  ),
  /** Changes of points and stored value, the newest first; points where there is no currency. */
  postings: z.array(
    z.object({
      kind: z.string(),
      amount: z.int(),
      currency: z.exactOptional(currency),
      reference: z.exactOptional(z.string()),
      at: instant,
    }),
  ),
  coupons: z.array(z.object({ name: z.string(), beginDate: z.string(), endDate: z.string(), used: z.boolean() })),
  giftCards: z.array(z.object({ cardNo: z.string(), balance: minorUnits, currency })),
  bookings: z.array(
    z.object({
      bookingId: uuid,
      shopName: z.string(),
      startsAt: instant,
      partySize: z.int(),
      state: z.string(),
    }),
  ),
  notes: z.array(memberNote),
  corrections: z.array(correction),
})
