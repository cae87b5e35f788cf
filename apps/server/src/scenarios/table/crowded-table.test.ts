import { contract } from '@comanda/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusedAs, dataOf, testApp, diningRoom, TABLES, type Diner } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.shared)

let typedId: string
beforeAll(async () => {
  typedId = await room.typed('A3')
  await room.laidFor(TABLES.shared, 4)
})
beforeEach(() => room.release(TABLES.shared))

/** A phone that typed the table's number and is asked for the PIN. */
const byNumber = () => room.phone(typedId)
const partyOf = (phone: Diner) => phone.must(contract.cart.getPerson, phone.place)
const pinOf = async (phone: Diner) => (await partyOf(phone)).pin ?? ''
const otherThan = (pin: string) => (pin === '0000' ? '0001' : '0000')
/** Eight phones, all a table of four takes, one minute after another. */
const strangers = async () => {
  const phones: Diner[] = []
  for (let at = 0; at < 8; at += 1) {
    phones.push(await room.sits(`Stranger ${at}`))
    app.clock.advance(60_000)
  }
  return phones
}
const remove = (phone: Diner, personId: string) =>
  phone.call(contract.cart.setPerson, { ...phone.place, remove: personId })

describe('The PIN of a party', () => {
  /** Wrong tries of several guests, until the short PIN is used up. */
  const useUp = async (pin: string) => {
    const codes = []
    for (let guest = 0; guest < 3; guest += 1) {
      const typed = byNumber()
      for (let at = 0; at < 5; at += 1) codes.push(refusedAs(await typed.join('', { pin: otherThan(pin) })))
    }
    return codes
  }

  test('has eight digits after twelve wrong tries, and newcomers still sit down by it (U1)', async () => {
    const ana = await room.sits('Ana')
    const short = await pinOf(ana)
    expect(new Set(await useUp(short))).toEqual(new Set(['pinNeeded']))
    const long = await pinOf(ana)
    expect([short.length, long.length]).toEqual([4, 8])
    expect((await room.table(TABLES.shared))?.session?.pin).toBe(long)
    expect(refusedAs(await byNumber().join('Ben', { pin: short }))).toBe('pinNeeded')
    expect(refusedAs(await byNumber().join('Ben', { pin: long }))).toBe('done')
  })

  test('of a party from before an upgrade, which is not sealed, still admits newcomers (U3)', async () => {
    const ana = await room.sits('Ana')
    await app.sql(`update table_session set pin = '4321' where ended_at is null and table_id = $1`, [TABLES.shared])
    expect(await pinOf(ana)).toBe('4321')
    expect(refusedAs(await byNumber().join('Ben', { pin: '1234' }))).toBe('pinNeeded')
    expect(refusedAs(await byNumber().join('Ben', { pin: '4321' }))).toBe('done')
  })

  test('becomes longer only once, and wrong tries at the long one block the guest who makes them alone (U1)', async () => {
    const ana = await room.sits('Ana')
    await useUp(await pinOf(ana))
    const long = await pinOf(ana)
    const wrong = long === '00000000' ? '00000001' : '00000000'
    const guesser = byNumber()
    for (let guest = 0; guest < 8; guest += 1) await byNumber().join('', { pin: wrong })
    for (let at = 0; at < 6; at += 1) await guesser.join('', { pin: wrong })
    expect(await pinOf(ana)).toBe(long)
    expect(refusedAs(await guesser.join('', { pin: long }))).toBe('pinNeeded')
    expect(refusedAs(await byNumber().join('Ben', { pin: long }))).toBe('done')
  })

  test('is compared with at most twelve of 20 parallel tries, five of one guest (U1)', async () => {
    const ana = await room.sits('Ana')
    const short = await pinOf(ana)
    const compared = () =>
      app.sql(`select used from rate_limit where key like 'table-pin:%' and key not like 'table-pin:%:%'`)
    const guesser = byNumber()
    await Promise.all(Array.from({ length: 20 }, () => guesser.join('', { pin: otherThan(short) })))
    expect((await compared()).at(-1)).toEqual({ used: 5 })
    expect(refusedAs(await guesser.join('', { pin: short }))).toBe('pinNeeded')
    await Promise.all(Array.from({ length: 20 }, () => byNumber().join('', { pin: otherThan(short) })))
    expect(await pinOf(ana)).toHaveLength(8)
  })

  test('replaced, it does not extend the visit of a party that left (C6)', async () => {
    const ana = await room.sits('Ana')
    const endsAt = () => app.sql('select ends_at from table_session where ended_at is null')
    const before = await endsAt()
    app.clock.advance(60_000)
    await useUp(await pinOf(ana))
    expect(await endsAt()).toEqual(before)
  })
})

describe('a full table', () => {
  test('gives a newcomer the seat without anything that is idle longest (S4)', async () => {
    const [first, second] = await strangers()
    const ana = await room.sits('Ana')
    await ana.add()
    expect(refusedAs(await first!.query())).toBe('seatNeeded')
    expect(refusedAs(await second!.query())).toBe('done')
    expect((await ana.cart()).shared.persons.map(it => it.nick)).not.toContain('Stranger 0')
  })

  test('Keeps everyone who chose or ordered, and is full once all have (S4)', async () => {
    const phones = await strangers()
    const [orders, chooses, ...others] = phones
    await chooses!.add('ordered by another')
    dataOf(await orders!.submit(await orders!.cart()))
    for (const phone of others) await phone.add()
    expect(refusedAs(await room.phone().join('Late'))).toBe('tableFull')
    for (const phone of phones) expect(refusedAs(await phone.query())).toBe('done')
  })

  test('Seats a phone that gave way again when it acts, without the PIN (S4, C6)', async () => {
    const [first] = await strangers()
    await room.sits('Ana')
    const data = await first!.add()
    expect(data.calculation.items).toMatchObject([{ addedBy: 'me' }])
    expect(data.shared.persons.filter(it => it.here)).toHaveLength(8)
  })

  test('Seats as many of 20 newcomers at once as it has seats, and lets each make a first choice (S4)', async () => {
    await strangers()
    const phones = Array.from({ length: 20 }, () => room.phone())
    const codes = (await Promise.all(phones.map(phone => phone.join()))).map(refusedAs)
    expect(codes.filter(code => code === 'done')).toHaveLength(8)
    const seated = phones.filter((_, at) => codes[at] === 'done')
    for (const phone of seated) await phone.add()
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      `select count(*)::int from table_seat join table_session using (corporation_id, session_id)
        where ended_at is null and left_at is null`,
    )
    expect(count).toBe(8)
  })
})

describe('A person at a table', () => {
  test('Removes a phone that has nothing there, which then needs the PIN (C6)', async () => {
    const ana = await room.sits('Ana')
    const stranger = byNumber()
    await stranger.join('Stranger', { pin: await pinOf(ana) })
    const { persons } = await partyOf(ana)
    const other = persons.find(it => it.nick === 'Stranger')?.personId ?? ''
    const left = dataOf(await remove(ana, other))
    expect(left.persons.map(it => it.here)).toEqual([true, false])
    expect(refusedAs(await stranger.query())).toBe('seatNeeded')
    expect(refusedAs(await stranger.join())).toBe('pinNeeded')
  })

  test('Cannot remove a phone that chose something, or act from another seat (C6)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await ben.add()
    const { persons, me } = await partyOf(ana)
    const other = persons.find(it => it.personId !== me)?.personId ?? ''
    expect(refusedAs(await remove(ana, other))).toBe('personHasShare')
    expect(refusedAs(await remove(room.phone(), me))).toBe('seatNeeded')
    expect((await partyOf(ana)).persons.every(it => it.here)).toBe(true)
  })
})
