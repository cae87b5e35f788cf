import * as z from 'zod/mini'
import { depositStates } from '@comanda/domain/booking'
import { currency, instant, latitude, longitude, money, shopId, text, uuid } from '../core/index.ts'

export const partySize = z.int().check(z.minimum(1), z.maximum(99))
/** An area of the store; `''` = any. */
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

/** Name and contact of the guest. The phone as typed, with its country. */
export const bookingContact = z.object({
  firstName: text(60).check(z.minLength(1)),
  lastName: z._default(text(60), ''),
  phoneNumber: z.string().check(z.trim(), z.maxLength(30)),
  isoCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** The address of the confirmation; empty: it is sent by SMS. */
  email: z._default(z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())]), ''),
})

/** As stored: the phone as E.164. */
const keptContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  isoCode: z.string(),
  email: z.string(),
})

export const bookingArea = z.object({ areaId: z.string(), name: z.string() })

/** A store that takes bookings. Texts are in the language of the request. */
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

/** One time of a day for a party; `left` is the number of remaining tables once few are left. */
export const bookingTime = z.object({
  start: instant,
  end: instant,
  full: z.boolean(),
  left: z.exactOptional(z.int()),
})

/** The deposit of a booking. */
export const bookingDeposit = z.object({
  amount: money,
  currency,
  state: z.enum(depositStates.filter(state => state !== 'none')),
  /** A cancellation before this time refunds it. */
  refundBefore: instant,
  /** The table is reserved until then; present while the deposit is unpaid. */
  payBefore: z.exactOptional(instant),
  /** After a no-show: the store decides until then, otherwise the deposit is refunded. */
  decidedBefore: z.exactOptional(instant),
  /** The refunded amount, the card and the time; only in the detail of one booking. */
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

/** A booking, for the guest who made it. */
export const bookingDetail = z.object({
  bookingId: uuid,
  /** The number to give at the entrance. */
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
  /** The requested area, `''` = any, and the area of the assigned table. */
  wishedAreaId: z.string(),
  area: bookingArea,
  /** Present once the party is seated. */
  tableName: z.exactOptional(z.string()),
  contact: keptContact,
  wishes: z.string(),
  deposit: z.exactOptional(bookingDeposit),
  /** The store's reason for cancelling it. */
  reason: z.exactOptional(z.string()),
  /** The deadline for changing or cancelling it in the app. */
  changeBefore: instant,
  mayChange: z.boolean(),
  mayCancel: z.boolean(),
  /** Whether the guest can confirm that they come, and when they did. BOOK-7 */
  mayConfirm: z.boolean(),
  confirmedAt: z.exactOptional(instant),
  holdMinutes: z.int(),
  createdAt: instant,
})

/** An entry of the waiting list, for its guest. */
export const waitingDetail = z.object({
  waitingId: uuid,
  state: waitingState,
  version: z.int(),
  shopId,
  shopName: z.string(),
  partySize: z.int(),
  /** Waiting parties ahead of this one. */
  ahead: z.int(),
  joinedAt: instant,
  /** Set once called: the table is reserved until then. */
  answerBefore: z.exactOptional(instant),
})
