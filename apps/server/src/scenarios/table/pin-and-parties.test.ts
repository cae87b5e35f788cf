import { contract } from '@comanda/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusedAs, dataOf, testApp, diningRoom, TABLES, type Diner } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.shared)

const PIN_NEEDED = 'pinNeeded'
const SEAT_NEEDED = 'seatNeeded'

let typedId: string
beforeAll(async () => {
  typedId = await room.typed('A3')
  await room.laidFor(TABLES.shared, 12)
})
beforeEach(() => room.release(TABLES.shared))

/** A phone that sits down by the code on the table. */
const seated = () => room.sits('')
/** A guest who enters the table's number and needs the party's PIN. */
const comes = () => room.phone(typedId)
const pinOf = async (phone: Diner) => (await phone.must(contract.cart.getPerson, phone.place)).pin
const isSeen = async (sessionId: string) =>
  (await app.sql('select 1 from table_session where session_id = $1 and seen_at is not null', [sessionId])).length > 0
/** Sets what the party did and where it looked back in time. */
const minutesPass = (minutes: number) =>
  app.sql(
    `update table_session set ends_at = ends_at - make_interval(mins => $2),
      seen_at = seen_at - make_interval(mins => $2) where table_id = $1 and ended_at is null`,
    [TABLES.shared, minutes],
  )

describe('A guest who sat down, ordered nothing and left', () => {
  test('Holds the table with a PIN for half an hour; then a newcomer starts a party and sees nothing of theirs (C6)', async () => {
    const ana = await seated()
    await ana.add()
    const before = await pinOf(ana)
    await minutesPass(29)
    expect(refusedAs(await comes().join())).toBe(PIN_NEEDED)
    await minutesPass(1)
    const ben = comes()
    const { calculation, shared } = dataOf(await ben.join())
    expect([calculation.items, shared?.persons.length]).toEqual([[], 1])
    expect(await pinOf(ben)).not.toBe(before)
    expect(refusedAs(await ana.query())).toBe(SEAT_NEEDED)
  })

  test('With their PIN a guest still joins them, and a returning member finds their data (C6)', async () => {
    const ana = await seated()
    await ana.add()
    const pin = await pinOf(ana)
    await minutesPass(60)
    const { calculation, shared } = dataOf(await comes().join('Ben', { pin }))
    expect([calculation.items.length, shared?.persons.length]).toEqual([1, 2])
  })

  test('Holds nothing after all have left (C6)', async () => {
    const ana = await seated()
    await ana.call(contract.cart.setPerson, { ...ana.place, leave: true })
    expect(dataOf(await comes().join()).shared?.persons).toHaveLength(1)
  })

  test.each(['somebody went', 'nobody sat'])(
    'Of many guests who arrive at once where %s one starts the party and has the PIN (C6)',
    async at => {
      if (at === 'somebody went') await seated()
      await minutesPass(30)
      const phones = Array.from({ length: 8 }, comes)
      const codes = (await Promise.all(phones.map(phone => phone.join()))).map(refusedAs)
      expect(codes.toSorted()).toEqual(['done', ...Array.from({ length: 7 }, () => PIN_NEEDED)])
    },
  )
})

describe('A present guest keeps the table', () => {
  const isAsked = async () => expect(refusedAs(await comes().join())).toBe(PIN_NEEDED)

  test('As long as one of their phones watches it (CART-11)', async () => {
    const ana = await seated()
    const { sessionId } = (await ana.cart()).shared
    await minutesPass(30)
    const { ticket } = await ana.must(contract.push.ticket, { topics: [`table:${sessionId}`] })
    const looking = new AbortController()
    await fetch(`${app.url}/api/push/stream?ticket=${ticket}`, { signal: looking.signal })
    await expect.poll(() => isSeen(sessionId), { timeout: 5000 }).toBe(true)
    await isAsked()
    looking.abort()
    await minutesPass(30)
    expect(refusedAs(await comes().join())).toBe('done')
  })

  test('After they have ordered, and while something is on their bill (ORDER-3)', async () => {
    const ana = await seated()
    expect(refusedAs(await ana.submit(await ana.add()))).toBe('done')
    await minutesPass(60)
    await isAsked()
  })

  test('Where the staff opened it for guests who have yet to arrive', async () => {
    await room.open(TABLES.shared)
    await minutesPass(60)
    await isAsked()
  })
})

test('A large party sits down with its PIN one by one, and a right PIN is not counted as a try (U1, CART-11)', async () => {
  const ana = room.phone()
  await ana.join('Ana')
  const { pin } = await ana.must(contract.cart.getPerson, ana.place)
  const codes = []
  for (let guest = 0; guest < 15; guest += 1) codes.push(refusedAs(await comes().join('', { pin })))
  expect(new Set(codes)).toEqual(new Set(['done']))
})

test('The PIN of a table cannot be guessed (U1)', async () => {
  const ana = await seated()
  const pin = await pinOf(ana)
  const wrong = pin === '0000' ? '0001' : '0000'
  for (let guest = 0; guest < 3; guest += 1) {
    const typed = comes()
    for (let at = 0; at < 5; at += 1) await typed.join('', { pin: wrong })
  }
  expect(refusedAs(await comes().join('', { pin }))).toBe('pinNeeded')
})
