import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { clearPlain } from './personal-tables.ts'
import { forgetForms } from '../platform/personal-data.ts'
import { useSealKeys } from '../platform/seal.ts'
import { BOOKING_NOON, bookingKitchen, SHOP, testApp, type TestGuest, twenty } from '../testing/index.ts'

const SECRET = 'a secret of enough letters, thirty-two'
const app = testApp({ brand: bookingKitchen(), clock: BOOKING_NOON, env: { SECRET } })
const office = app.staff('brand')

const ADDRESS = {
  countryCode: 'GB',
  city: 'Bristolcanary',
  postcode: 'BS1 4QA',
  street1: '2 Quaycanary',
  organization: 'Firmcanary',
  firstName: 'Annacanary',
  lastName: 'Guestcanary',
  phoneNumber: '07700900123',
  isoCode: 'GB',
  label: 'Homecanary',
  notes: 'Bellcanary',
  latitude: 51.4512345,
  longitude: -2.5912345,
}
/** Every text that the guest or staff wrote; coordinates and phone as they are stored. */
const WRITTEN = 'canary|51\\.4512345|2\\.5912345|7700900123'

/** What may stay plain, with the reason. */
const PLAIN: Readonly<Record<string, string>> = {
  'audit_line.cause': 'the audit trail keeps the reason that staff gave, and is never changed',
}

/** The columns of all tables that contain a pattern as plain text. */
async function columnsWith(pattern: string): Promise<string[]> {
  const columns = await app.sql<{ name: string; column: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name, quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const found: string[] = []
  for (const { name, column } of columns) {
    const rows = await app.sql(`select from ${name} where ${column}::text ~ $1 limit 1`, [pattern])
    if (rows.length > 0) found.push(`${name.replace('public.', '')}.${column}`)
  }
  return found
}

const streets = async (guest: TestGuest) =>
  (await guest.must(contract.address.query, {})).addresses.map(({ street1 }) => street1).sort()

/** The brand as the former version left it: its personal data is plain text. */
async function startPlain() {
  await app.sql("update corporation set personal_data = 'plain'")
  forgetForms()
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
  await app.settle()
  expect(await columnsWith(WRITTEN)).toEqual(Object.keys(PLAIN))
  expect(await ann.must(contract.address.query, {})).toMatchObject({
    addresses: [{ ...ADDRESS, phoneNumber: '+447700900123' }],
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
  const stored = () =>
    app.sql(`select street1, latitude, sealed_personal is null as plain from address where address_id = $1`, [
      addressId,
    ])
  expect(await stored()).toEqual([{ street1: '2 Quaycanary', latitude: ADDRESS.latitude, plain: true }])
  await app.sql(`update address set street1 = 'Changed by the former version' where address_id = $1`, [addressId])
  expect(await streets(cleo)).toEqual(['Changed by the former version'])

  await clearPlain(app.db)
  expect(await stored()).toEqual([{ street1: '', latitude: null, plain: false }])
  expect(await streets(cleo)).toEqual(['Changed by the former version'])
  expect(await clearPlain(app.db)).toContainEqual({ table: 'address', cleared: 0 })
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
  expect(await columnsWith(WRITTEN)).toEqual(Object.keys(PLAIN))
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
