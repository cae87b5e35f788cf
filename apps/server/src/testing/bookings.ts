import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import type { DemoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { dataOf } from './actor.ts'
import { cardData, line } from './guest.ts'
import { harbourKitchen, SHOP, tableOf } from './harbour-kitchen.ts'
import type { TestApp, TestGuest } from './test-app.ts'

/** A Tuesday, noon in London, where the clock of booking tests starts. */
export const BOOKING_NOON = '2026-11-24T12:00:00Z'
/** The evening that `wish` is for. */
export const EVENING = '2026-11-24T18:00:00.000Z'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

const rules: NonNullable<ShopConfig['booking']> = {
  windows: [{ weekdays: everyDay, from: 17 * 60, to: 21 * 60 }],
  intervalMinutes: 30,
  durations: [
    { upTo: 2, minutes: 90 },
    { upTo: 6, minutes: 120 },
  ],
  leadMinutes: 60,
  daysAhead: 30,
  minParty: 1,
  maxParty: 6,
  holdMinutes: 15,
  changeMinutes: 120,
  areas: [
    { areaId: 'room', name: { en_US: 'Room' }, tableNames: ['1', '2', '3'] },
    { areaId: 'garden', name: { en_US: 'Garden' }, tableNames: ['4'] },
  ],
}
/** 10.00 a person from two on, paid within 15 minutes and refunded until a day before. */
const deposit = {
  rows: [{ fromParty: 2, weekdays: everyDay, amount: money(1000) }],
  payMinutes: 15,
  refundMinutes: 24 * 60,
}
/** Tables 1, 2 and 3 side by side: parties of up to eight. */
const joined = {
  maxParty: 8,
  areas: rules.areas.map(area => (area.areaId === 'room' ? { ...area, rows: [['1', '2', '3']] } : area)),
}

/** The harbour kitchen with bookings from five to nine: two tables of two, one of four, one of six in the garden. */
export function bookingKitchen(more: { joined?: boolean; deposit?: boolean } = {}): DemoBrand {
  const booking = { ...rules, ...(more.joined && joined), ...(more.deposit && { deposit }) }
  const hours = { 1100: [{ weekdays: everyDay, from: 8 * 60, to: 23 * 60 }] }
  const brand = harbourKitchen({ shop: { timeZone: 'Europe/London', hours, booking } })
  const seats: [string, number][] = [
    ['1', 2],
    ['2', 2],
    ['3', 4],
    ['4', 6],
  ]
  const tables = seats.map(([tableName, count]) => tableOf(`table-${tableName}`, { tableName, seats: count }))
  return { ...brand, shops: brand.shops.map(shop => ({ ...shop, tables })) }
}

export const bookingContact = {
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '07400123456',
  isoCode: 'GB',
  email: '',
}

type BookInput = RequestInputOf<typeof contract.booking.create>

/** A table for two on the evening, unless `over` says otherwise. */
export const bookingInput = (over: Partial<BookInput> = {}): BookInput => ({
  shopId: SHOP,
  start: EVENING,
  partySize: 2,
  areaId: '',
  contact: bookingContact,
  wishes: 'By the window',
  depositAmount: 0,
  ...over,
})

let people = 0

/** Steps of booking guests. Each guest has a network address and each booking a phone of its own, because limits count both. */
export function bookingSteps(app: TestApp, usual: Partial<BookInput> = {}) {
  const person = () => {
    people += 1
    return app.guest({ ip: `10.1.${people >> 8}.${people & 255}` })
  }
  const newContact = () => ({ ...bookingContact, phoneNumber: `0740${String((people += 1)).padStart(7, '0')}` })
  const book = (guest: TestGuest = person(), over: Partial<BookInput> = {}) =>
    guest.call(contract.booking.create, bookingInput({ contact: newContact(), ...usual, ...over }))
  const booked = async (guest?: TestGuest, over?: Partial<BookInput>) => dataOf(await book(guest, over))
  const pay = (guest: TestGuest, bookingId: string, card = cardData()) =>
    guest.call(contract.payment.createPayment, {
      orderId: bookingId,
      businessType: 2004,
      payments: [line('12_bankCard', 2000)],
      card,
      storeCard: false,
    })
  return {
    person,
    newContact,
    book,
    /** @throws where it is refused */
    booked,
    pay,
    detail: (guest: TestGuest, bookingId: string) => guest.call(contract.booking.detail, { bookingId }),
    /** A booking whose deposit of 20.00 is paid. Its id. */
    async paidBooking(guest: TestGuest): Promise<string> {
      const { bookingId } = await booked(guest)
      const paid = dataOf(await pay(guest, bookingId))
      if (!('paymentState' in paid) || paid.paymentState !== 'paid') throw new Error('not paid')
      await app.settle()
      return bookingId
    },
    /** The times of the evening's day. */
    async timesOf(over: Partial<RequestInputOf<typeof contract.booking.availability>> = {}) {
      const input = { shopId: SHOP, partySize: 2, date: EVENING.slice(0, 10), areaId: '', ...over }
      const answer = await app.anyone().must(contract.booking.availability, input)
      if (!('times' in answer)) throw new Error('no times')
      return answer.times
    },
    /** Moves a guest's bookings and waiting list place to an account, as a log-in does. */
    claim: (guest: TestGuest, account: TestGuest) =>
      app.db.inTx(tx =>
        app.modules.booking.claimBookings(tx, app.corporationId, guest.owner, account.owner, new Date(app.clock())),
      ),
    /** Noon again, without bookings, waiting parties, messages and used limits. */
    async clear() {
      app.clock.set(BOOKING_NOON)
      for (const table of ['booking', 'booking_quarter', 'waiting_party', 'outbox_message', 'rate_limit'])
        await app.sql(`delete from ${table}`)
    },
    /** The number of table quarters assigned twice, and of those assigned to an ended or missing booking. */
    sums: async () =>
      (
        await app.sql(`select
          (select count(*)::int from (select 1 from booking_quarter group by table_id, quarter having count(*) > 1) as twice) as doubled,
          (select count(*)::int from booking_quarter q left join booking b using (corporation_id, booking_id)
            where b.booking_id is null or b.ended_at is not null) as stray`)
      )[0],
    /** Bookings that do not hold every one of their tables from their first quarter to their last. */
    halfHeld: () =>
      app.sql(`select b.booking_id from booking b left join booking_quarter q using (corporation_id, booking_id)
        where b.ended_at is null group by b.corporation_id, b.booking_id
        having count(q.*) <> cardinality(b.table_ids) * ceil(extract(epoch from b.ends_at - b.starts_at) / 900)`),
  }
}
