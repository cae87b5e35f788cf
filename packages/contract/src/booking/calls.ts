import * as z from 'zod/mini'
import { amount, call, currency, day, instant, money, page, shopId, text, uuid, version } from '../core/index.ts'
import { areaId, bookingContact, bookingDetail, bookingShop, bookingTime, partySize, waitingDetail } from './shapes.ts'

const WISHES = 300
const alone = { without: ['shopId', 'businessType'] } as const
const bookingId = uuid

/** What a booking is asked for with. */
const wanted = {
  start: instant,
  partySize,
  areaId: z._default(areaId, ''),
  contact: bookingContact,
  wishes: z._default(text(WISHES), ''),
}

const unfit = ['bookingNotOffered', 'bookingTimeGone', 'bookingFull', 'partySizeUnfit', 'bookingContactNeeded'] as const

export const booking = {
  /** The stores that take bookings. */
  shopList: call({
    path: '/api/booking/shopList',
    gate: 'anyone',
    request: z.object({}),
    response: z.object({ shops: z.array(bookingShop) }),
    refuses: [],
    shows: 'silent',
    ...alone,
  }),
  /** The times of a day for a party. With a booking of the caller's own, what it holds itself counts as free. BOOK-1 */
  availability: call({
    path: '/api/booking/availability',
    gate: 'anyone',
    knows: true,
    request: z.object({
      shopId,
      partySize,
      /** Today where it is left out. */
      date: z.optional(day),
      areaId: z._default(areaId, ''),
      bookingId: z.optional(bookingId),
    }),
    response: z.object({
      timeZone: z.string(),
      /** The store's date now: what "today" is, wherever the phone is. */
      today: z.string(),
      date: z.string(),
      /** Every day that can be booked, and those on which nobody can sit down, with the holiday that is why. */
      days: z.array(z.object({ date: z.string(), open: z.boolean(), holiday: z.exactOptional(z.string()) })),
      /** What the day is, where it differs from the week. */
      holiday: z.exactOptional(z.string()),
      times: z.array(bookingTime),
      holdMinutes: z.int(),
      changeMinutes: z.int(),
      /** What this party leaves ahead on this day, paid within so many minutes, back for who cancels so long before. */
      deposit: z.exactOptional(z.object({ amount: money, currency, payMinutes: z.int(), refundMinutes: z.int() })),
      /** The waiting list of now: open while the store is, and how many parties are on it. */
      waiting: z.object({ open: z.boolean(), parties: z.int() }),
    }),
    refuses: ['shopUnknown', 'bookingNotOffered', 'partySizeUnfit'],
    shows: 'silent',
    without: ['businessType'],
  }),
  create: call({
    path: '/api/booking/create',
    gate: 'guest',
    request: z.object({
      shopId,
      ...wanted,
      /** The deposit the guest saw; nothing is booked at another. */
      depositAmount: z._default(amount, 0),
    }),
    response: bookingDetail,
    refuses: ['shopUnknown', ...unfit, 'bookingsMany', 'depositChanged'],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
  /** Puts another time, party, part or contact in the place of what was booked, or leaves it whole as it was. */
  update: call({
    path: '/api/booking/update',
    gate: 'guest',
    request: z.object({ bookingId, version, ...wanted }),
    response: bookingDetail,
    refuses: [...unfit, 'bookingMoved', 'bookingTooLate', 'depositDiffers'],
    changes: true,
    shows: 'silent',
    ...alone,
  }),
  cancel: call({
    path: '/api/booking/cancel',
    gate: 'guest',
    request: z.object({ bookingId }),
    response: bookingDetail,
    refuses: ['bookingMoved', 'bookingTooLate'],
    changes: true,
    shows: 'silent',
    ...alone,
  }),
  /** The caller's own: those to come, the next one first, or those that are over, the latest first. */
  list: call({
    path: '/api/booking/list',
    gate: 'guest',
    request: z.object({ state: z.enum(['coming', 'past']), ...page }),
    response: z.object({ bookings: z.array(bookingDetail), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    shows: 'silent',
    ...alone,
  }),
  detail: call({
    path: '/api/booking/detail',
    gate: 'guest',
    request: z.object({ bookingId }),
    response: bookingDetail,
    refuses: [],
    shows: 'silent',
    ...alone,
  }),
  /** Waiting for a table now. Whoever waits there already gets the place they have. */
  joinWaitlist: call({
    path: '/api/booking/waitlist/join',
    gate: 'guest',
    request: z.object({ shopId, partySize, contact: bookingContact }),
    response: waitingDetail,
    refuses: ['shopUnknown', 'bookingNotOffered', 'partySizeUnfit', 'bookingContactNeeded', 'waitlistClosed'],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
  leaveWaitlist: call({
    path: '/api/booking/waitlist/leave',
    gate: 'guest',
    request: z.object({ waitingId: uuid }),
    response: waitingDetail,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  /** The caller's own place at a store; the latest of today, where one is. */
  waitlistState: call({
    path: '/api/booking/waitlist/state',
    gate: 'guest',
    request: z.object({ shopId }),
    response: z.object({ waiting: z.exactOptional(waitingDetail) }),
    refuses: [],
    shows: 'silent',
    without: ['businessType'],
  }),
}
