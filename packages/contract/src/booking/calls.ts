import * as z from 'zod/mini'
import {
  amount,
  call,
  currency,
  day,
  id,
  instant,
  money,
  page,
  shopId,
  text,
  textLines,
  uuid,
  version,
} from '../core/index.ts'
import { areaId, bookingContact, bookingDetail, bookingShop, bookingTime, partySize, waitingDetail } from './shapes.ts'

const WISHES = 300
const alone = { without: ['shopId', 'businessType'] } as const
const bookingId = uuid

/** The fields of a booking request. */
const wish = {
  start: instant,
  partySize,
  areaId: z._default(areaId, ''),
  contact: bookingContact,
  wishes: z._default(textLines(WISHES), ''),
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
  /** The available times of a day for a party. For a change, the caller's current booking counts as free. BOOK-1 */
  availability: call({
    path: '/api/booking/availability',
    gate: 'anyone',
    knows: true,
    request: z.object({
      shopId,
      partySize,
      /** Default: today. */
      date: z.optional(day),
      areaId: z._default(areaId, ''),
      bookingId: z.optional(bookingId),
    }),
    response: z.object({
      timeZone: z.string(),
      /** The current date in the store's time zone. */
      today: z.string(),
      date: z.string(),
      /** Every day that can be booked, and closed days with the name of the holiday. */
      days: z.array(z.object({ date: z.string(), open: z.boolean(), holiday: z.exactOptional(z.string()) })),
      /** The name of the holiday, where opening hours differ from the week. */
      holiday: z.exactOptional(z.string()),
      times: z.array(bookingTime),
      holdMinutes: z.int(),
      changeMinutes: z.int(),
      /**
       * The deposit for this party on this day, the minutes within which it must be paid, and the notice up to which a
       * cancellation refunds it.
       */
      deposit: z.exactOptional(z.object({ amount: money, currency, payMinutes: z.int(), refundMinutes: z.int() })),
      /** The waiting list: open while the store is, with the number of waiting parties. */
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
      ...wish,
      /** The deposit shown to the guest; a different one refuses the booking. */
      depositAmount: z._default(amount, 0),
    }),
    response: bookingDetail,
    refuses: ['shopUnknown', ...unfit, 'bookingsMany', 'depositChanged', 'agreementsNeeded'],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
  /** Replaces time, party size, area or contact; on refusal the booking stays unchanged. */
  update: call({
    path: '/api/booking/update',
    gate: 'guest',
    request: z.object({ bookingId, version, ...wish }),
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
  /** The caller's bookings: upcoming ones, the next first, or past ones, the latest first. */
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
  /** Opens a booking by the link in its messages: it becomes the caller's. BOOK-7 */
  open: call({
    path: '/api/booking/open',
    gate: 'guest',
    request: z.object({ bookingId: id, link: text(40).check(z.minLength(1)) }),
    response: bookingDetail,
    refuses: [],
    changes: true,
    shows: 'silent',
    ...alone,
  }),
  /** Confirms that the guest comes. BOOK-7 */
  confirm: call({
    path: '/api/booking/confirm',
    gate: 'guest',
    request: z.object({ bookingId }),
    response: bookingDetail,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  /** Joins the waiting list. A caller who is already on it receives the existing entry. */
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
  /** The caller's entry on a store's waiting list; the latest of today, if any. */
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
