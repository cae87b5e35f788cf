import * as z from 'zod/mini'
import { depositStates } from '@comanda/domain/booking'
import { currency, instant, latitude, longitude, money, shopId, text, uuid } from '../core/index.ts'

export const partySize = z.int().check(z.minimum(1), z.maximum(99))
/** A part of the store; `''` = wherever there is room. */
export const areaId = z.string().check(z.maxLength(40), z.regex(/^[\w-]*$/))

export const bookingState = z.enum([
  'awaitingDeposit',
  'booked',
  'seated',
  'completed',
  'cancelled',
  'noShow',
  'lapsed',
])
export const waitingState = z.enum(['waiting', 'called', 'seated', 'left', 'lapsed'])

/** Who comes, and how to reach them. The phone as typed, with the country it is of. */
export const bookingContact = z.object({
  firstName: text(60).check(z.minLength(1)),
  lastName: z._default(text(60), ''),
  phoneNumber: z.string().check(z.trim(), z.maxLength(30)),
  isoCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Where the confirmation goes to; by message to the phone where it is empty. */
  email: z._default(z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())]), ''),
})

/** As it is kept: the phone as E.164. */
const keptContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  isoCode: z.string(),
  email: z.string(),
})

export const bookingArea = z.object({ areaId: z.string(), name: z.string() })

/** A store that takes bookings. Words are in the language of the request. */
export const bookingShop = z.object({
  shopId,
  shopName: z.string(),
  picture: z.string(),
  addressLines: z.array(z.string()),
  city: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  minParty: z.int(),
  maxParty: z.int(),
  areas: z.array(bookingArea),
})

/** One time of a day for a party: `left` tables once few are. */
export const bookingTime = z.object({
  start: instant,
  end: instant,
  full: z.boolean(),
  left: z.exactOptional(z.int()),
})

/** What was asked for ahead. */
export const bookingDeposit = z.object({
  amount: money,
  currency,
  state: z.enum(depositStates.filter(state => state !== 'none')),
  /** Who cancels until then gets it back. */
  refundBefore: instant,
  /** The table is kept for it so long; where it is not paid. */
  payBefore: z.exactOptional(instant),
  /** Nobody came: the store says what becomes of it by then, else it goes back. */
  decidedBefore: z.exactOptional(instant),
  /** What went back, to which card and since when; where one booking is looked at. */
  back: z.exactOptional(
    z.array(
      z.object({
        amount: money,
        state: z.enum(['asked', 'sent', 'done', 'failed']),
        at: instant,
        lastFour: z.exactOptional(z.string()),
      }),
    ),
  ),
})

/** A booking as its own guest sees it. */
export const bookingDetail = z.object({
  bookingId: uuid,
  /** What to say at the door. */
  bookingNo: z.string(),
  state: bookingState,
  version: z.int(),
  shop: z.object({
    shopId,
    shopName: z.string(),
    picture: z.string(),
    phone: z.string(),
    timeZone: z.string(),
    addressLines: z.array(z.string()),
    latitude,
    longitude,
  }),
  start: instant,
  end: instant,
  partySize: z.int(),
  /** The part of the store wished for, `''` = any, and the one the table is in. */
  wishedAreaId: z.string(),
  area: bookingArea,
  /** Once they are seated. */
  tableName: z.exactOptional(z.string()),
  contact: keptContact,
  wishes: z.string(),
  deposit: z.exactOptional(bookingDeposit),
  /** Why the store called it off. */
  reason: z.exactOptional(z.string()),
  /** It can be changed and cancelled here until then. */
  changeBefore: instant,
  mayChange: z.boolean(),
  mayCancel: z.boolean(),
  holdMinutes: z.int(),
  createdAt: instant,
})

/** A party on the waiting list, as its own guest sees it. */
export const waitingDetail = z.object({
  waitingId: uuid,
  state: waitingState,
  version: z.int(),
  shopId,
  shopName: z.string(),
  partySize: z.int(),
  /** Parties that came before and still wait. */
  ahead: z.int(),
  joinedAt: instant,
  /** Called: the table is theirs until then. */
  answerBefore: z.exactOptional(instant),
})
