import { contract } from '@comanda/contract'
import { beforeAll, expect, test } from 'vitest'
import { clearPlain } from './personal-tables.ts'
import { clearForms } from '../../platform/personal-data.ts'
import { useSealKeys } from '../../platform/seal.ts'
import {
  BOOKING_NOON,
  bookingKitchen,
  bookingSteps,
  EVENING,
  SHOP,
  testApp,
  type TestGuest,
  twenty,
} from '../../testing/index.ts'

const SECRET = 'a secret of enough letters, thirty-two'
const app = testApp({ brand: bookingKitchen(), clock: BOOKING_NOON, env: { SECRET } })
const { booked } = bookingSteps(app)
const office = app.staff('brand')

beforeAll(async () => {
  const { hours, slots } = app.shop.config
  const open = hours[1100] ?? []
  const offered = {
    hours: { ...hours, 1200: open, 1300: open },
    slots: { ...slots, 1200: slots[1300] } as typeof slots,
  }
  await app.changeShop(offered)
})

const ADDRESS = {
  countryCode: 'GB',
  city: 'Bristolcanary',
  postcode: 'BS1 4QA',
  street1: '2 Quaycanary',
  organization: 'Firmcanary',
  firstName: 'Annacanary',
  lastName: 'Guestcanary',
  phoneNumber: '07400777123',
  isoCode: 'GB',
  label: 'Homecanary',
  notes: 'Bellcanary',
  latitude: 51.4512345,
  longitude: -2.5912345,
}
const BOOKER = {
  firstName: 'Bookercanary',
  lastName: 'Bookcanary',
  phoneNumber: '07400777123',
  isoCode: 'GB',
  email: 'booker@mail.test',
}
/** Every text that the guest or staff wrote, with coordinates; and contacts as they are stored. */
const WRITTEN = 'canary|51\\.4512345|2\\.5912345'
const CONTACTS = 'booker@mail.test|740077712[34]'

/** Where such a text may stay plain, with the reason. */
const PLAIN_TEXTS: Readonly<Record<string, string>> = {
  'audit_line.cause': 'the audit trail keeps the reason that staff gave, and is never changed',
}
/** Where a contact may. */
const PLAIN_CONTACTS: Readonly<Record<string, string>> = {
  'outbox_message.destination': 'messages of a contact are found at erasure, and deleted after their retention',
  'rate_limit.key': 'limits count by contact, for a day at most',
}

/** A booking with notes, a place on the waiting list, and a delivery with a remark that leaves the store. */
async function evening(ann: TestGuest, addressId: string) {
  await booked(ann, { contact: BOOKER, wishes: 'Wishcanary' })
  await ann.must(contract.booking.joinWaitlist, { shopId: SHOP, partySize: 2, contact: BOOKER })
  const notes = { allergies: 'Seafoodcanary', staffNote: 'Windowcanary', highChairs: 0, occasion: 'birthday' as const }
  const taken = { shopId: SHOP, date: EVENING.slice(0, 10), time: '18:30', partySize: 2, guestName: 'Callercanary' }
  await office.must(contract.booking.saveBooking, {
    ...taken,
    ...notes,
    phoneNumber: '07400 777124',
    wishes: 'Tablecanary',
  })
  const { bookings, waiting } = await office.must(contract.booking.bookings, { shopId: SHOP })
  expect(bookings.map(one => [one.guestName, one.wishes])).toEqual([
    ['Bookercanary Bookcanary', 'Wishcanary'],
    ['Callercanary', 'Tablecanary'],
  ])
  expect(waiting).toMatchObject([{ guestName: 'Bookercanary Bookcanary' }])
  const { orderId } = await ann.order({
    orderType: 1200,
    addressId,
    remark: 'Remarkcanary',
    dinnerTime: 'asap',
    dishes: ['soup'],
    expectedTotal: 1550,
  })
  await ann.pay(orderId)
  await app.settle()
  await office.accept(orderId)
  await office.must(contract.order.ready, { orderId })
  await app.settle()
  const shown = { remark: 'Remarkcanary', deliveryAddress: { latitude: ADDRESS.latitude } }
  expect(await ann.detail(orderId)).toMatchObject(shown)
  expect((await office.must(contract.order.orderHistory, { shopId: SHOP })).orders).toMatchObject([shown])
}

/** The columns of all tables that contain a pattern as plain text. */
async function columnsWith(pattern: string): Promise<string[]> {
  const columns = await app.sql<{ name: string; column: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name, quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const filled: string[] = []
  for (const { name, column } of columns) {
    const rows = await app.sql(`select from ${name} where ${column}::text ~ $1 limit 1`, [pattern])
    if (rows.length > 0) filled.push(`${name.replace('public.', '')}.${column}`)
  }
  return filled
}

const streets = async (guest: TestGuest) =>
  (await guest.must(contract.address.query, {})).addresses.map(({ street1 }) => street1).sort()

/** The brand as the former version left it: its personal data is plain text. */
async function startPlain() {
  await app.sql("update corporation set personal_data = 'plain'")
  clearForms()
}

test('After an evening of a guest no table contains their address, allergies or notes as plain text (L6)', async () => {
  const ann = await app.member()
  const { addressId } = await ann.must(contract.address.create, ADDRESS)
  await ann.must(contract.address.update, { ...ADDRESS, addressId, street2: 'Floorcanary' })
  const at = { shopId: SHOP, customerId: ann.customerId }
  await office.must(contract.member.addMemberNote, { ...at, text: 'Notecanary', pinned: true })
  const { mark, birthday, email = '' } = await office.must(contract.member.memberProfile, at)
  const corrected = { ...at, firstName: 'Ann', lastName: 'Guest', phone: '', email, birthday, marketing: false }
  const correction = { ...corrected, allergies: 'Nutscanary', reason: 'Reasoncanary', mark }
  expect(await office.must(contract.member.correctMember, correction)).toMatchObject({
    allergies: 'Nutscanary',
    notes: [{ text: 'Notecanary' }],
  })
  await evening(ann, addressId)
  expect(await columnsWith(WRITTEN)).toEqual(Object.keys(PLAIN_TEXTS))
  expect(await columnsWith(CONTACTS)).toEqual(Object.keys(PLAIN_CONTACTS))
  expect(await ann.must(contract.address.query, {})).toMatchObject({
    addresses: [{ ...ADDRESS, phoneNumber: '+447400777123' }],
  })
})

test('A repeated request gets its sealed answer again (L6, API-3)', async () => {
  const ben = app.guest().repeating('11111111-1111-4111-8111-111111111111')
  const first = await ben.must(contract.address.create, ADDRESS)
  expect(await ben.must(contract.address.create, ADDRESS)).toEqual(first)
  expect(await streets(ben)).toEqual(['2 Quaycanary'])
})

test('Rows of the former version are read, and stay readable to it until plain text is cleared (L6)', async () => {
  await startPlain()
  const cleo = app.guest()
  const { addressId } = await cleo.must(contract.address.create, ADDRESS)
  const { bookingId } = await booked(cleo, { contact: BOOKER, wishes: 'Wishcanary' })
  const { orderId } = await cleo.order({ remark: 'Remarkcanary' })
  const stored = () =>
    app.sql(
      `select street1, latitude, wishes, contact ->> 'lastName' as name, details ->> 'remark' as remark,
        concat(a.sealed_personal, b.sealed_personal, o.sealed_personal) = '' as plain
        from address a, (select wishes, contact, sealed_personal from booking where booking_id = $2) b, customer_order o
        where address_id = $1 and order_id = $3`,
      [addressId, bookingId, orderId],
    )
  const plain = { wishes: 'Wishcanary', name: 'Bookcanary', remark: 'Remarkcanary', plain: true }
  expect(await stored()).toEqual([{ street1: '2 Quaycanary', latitude: ADDRESS.latitude, ...plain }])
  await app.sql(`update address set street1 = 'Changed by the former version' where address_id = $1`, [addressId])
  const shown = async () => ({
    streets: await streets(cleo),
    wishes: (await cleo.must(contract.booking.detail, { bookingId })).wishes,
    remark: (await cleo.detail(orderId)).remark,
  })
  const same = { streets: ['Changed by the former version'], wishes: 'Wishcanary', remark: 'Remarkcanary' }
  expect(await shown()).toEqual(same)

  await clearPlain(app.db)
  const sealed = { wishes: '', name: null, remark: '', plain: false }
  expect(await stored()).toEqual([{ street1: '', latitude: null, ...sealed }])
  expect(await shown()).toEqual(same)
  expect((await clearPlain(app.db)).filter(({ cleared }) => cleared > 0)).toEqual([])
})

test('Plain text is cleared while twenty guests write: nothing is lost, nothing plain remains (L6)', async () => {
  await startPlain()
  const guests = Array.from({ length: 20 }, () => app.guest())
  let isCleared = false
  const writers = twenty(async at => {
    const guest = guests[at] as TestGuest
    const { addressId } = await guest.must(contract.address.create, { ...ADDRESS, street1: `${at} canary 0` })
    let turn = 0
    for (const cleared of [() => isCleared, () => true])
      do {
        turn += 1
        await guest.must(contract.address.update, { ...ADDRESS, addressId, street1: `${at} canary ${turn}` })
      } while (!cleared())
    return `${at} canary ${turn}`
  })
  await Promise.all([clearPlain(app.db), clearPlain(app.db)])
  isCleared = true
  const last = await writers
  expect(await columnsWith(WRITTEN)).toEqual(Object.keys(PLAIN_TEXTS))
  expect(await Promise.all(guests.map(streets))).toEqual(last.map(street => [street]))
})

test('Without its key personal data is an error, and never shown as empty (L6)', async () => {
  const dan = app.guest()
  await dan.must(contract.address.create, ADDRESS)
  useSealKeys([], 'another secret of enough letters, 32')
  const answer = await dan.call(contract.address.query, {})
  useSealKeys([], SECRET)
  expect('addresses' in answer).toBe(false)
  expect(app.log.join()).toContain('sealed with a key that is not there')
  expect(await streets(dan)).toEqual(['2 Quaycanary'])
})
