import type { CallSpec } from '@comanda/contract/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from './seed.ts'
import { type Asker, askerWith, customerOf } from './testing/access/asker.ts'
import { type Belongings, belongingsOf, markOf } from './testing/access/belongings.ts'
import { nameOf, textFields } from './testing/access/asked-fields.ts'
import {
  callsOnOwn,
  cellsOf,
  endsSession,
  guestCalls,
  KNOWN,
  ownInput,
  tellingFields,
  withField,
} from './testing/access/matrix.ts'
import { addTwinBrand, DEMO, tablesOfBrands, TWIN } from './testing/access/twin-brand.ts'
import { fieldsOf } from './testing/plausible.ts'
import { testDatabase, TABLES } from './testing/index.ts'
import { type WholeHouse, wholeHouse } from './testing/whole-house.ts'

const database = testDatabase()
const MAYA = 5001
let house: WholeHouse
let owner: Asker
let things: Belongings

interface Stranger {
  who: string
  asker: Asker
  own: Belongings
}
let strangers: Stranger[]
let before: Record<string, string[]>

beforeAll(async () => {
  const db = database()
  await seedDemo(db)
  await addTwinBrand(db, MAYA)
  house = await wholeHouse(db)
  owner = await customerOf(house, db, MAYA)
  const staff = askerWith(house, await house.staff())
  things = await belongingsOf(owner, TABLES.sharedLater, { db, staff, customerId: MAYA })
  const member = await customerOf(house, db, 5003)
  const visitor = askerWith(house, await house.guest())
  const twin = await customerOf(house, db, MAYA, TWIN)
  strangers = [
    {
      who: 'another member',
      asker: member,
      own: await belongingsOf(member, TABLES.apartLater, { db, staff, customerId: 5003 }),
    },
    { who: 'a visitor', asker: visitor, own: await belongingsOf(visitor, TABLES.apartLater) },
    { who: 'the same number in another brand', asker: twin, own: {} },
    { who: 'nobody', asker: askerWith(house, ''), own: {} },
  ]
  before = await rowsNaming([markOf(owner), 'maya@example.com', ...Object.values(things).flat()])
})
afterAll(() => house.close())

describe('every field that names something is known to be one’s own, open, a key or words · A1', () => {
  test.each(guestCalls.map(call => [call.path, call] as const))('%s', (_path, call) => {
    expect(
      textFields(call)
        .map(nameOf)
        .filter(name => !KNOWN.has(name)),
    ).toEqual([])
  })
})

/** What is current of the asker's own cart. */
async function freshOf(asker: Asker): Promise<Record<string, unknown>> {
  const { data } = await asker.ask('/api/order/cart/query', { shopId: 101, businessType: 1200 })
  return { cartVersion: (data as { cartVersion: number } | null)?.cartVersion ?? 0 }
}

/** An answer without its request id, and without the seconds that pass between two requests. */
const said = ({ code, data, message, field }: Awaited<ReturnType<Asker['ask']>>) => ({
  code,
  data: JSON.parse(JSON.stringify(data ?? null), (key, value) => (key === 'secondsLeft' ? 0 : value)) as unknown,
  message,
  field,
})

/** What the tables say of these words. What a question leaves behind by being asked is left out. */
async function rowsNaming(words: readonly string[]): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {}
  for (const table of await tablesOfBrands(database())) {
    if (['request_log', 'rate_limit', 'push_ticket'].includes(table)) continue
    const text = `select t::text as row from "${table}" t where corporation_id = ${DEMO} and t::text ~ $1 order by 1`
    const { rows } = await database().query<{ row: string }>({ name: `naming_${table}`, text }, [words.join('|')])
    told[table] = rows.map(({ row }) => row)
  }
  return told
}

describe('another’s is answered like what never was · A1', () => {
  test.each(callsOnOwn.map(call => [call.path, call] as const))('%s', async (path, call) => {
    const cells = cellsOf(call, things)
    expect(cells.length).toBeGreaterThan(0)
    for (const { who: caller, asker, own } of strangers) {
      const start = ownInput(call, own, await freshOf(asker))
      for (const cell of cells) {
        const input = { ...start, ...cell.beside }
        const never = await asker.ask(path, withField(input, cell.path, cell.never))
        const real = await asker.ask(path, withField(input, cell.path, cell.real))
        expect.soft([caller, cell, said(real)]).toEqual([caller, cell, said(never)])
      }
    }
  })
})

/** Who asks says so in every place where it should not count. */
const LIES = {
  customerId: MAYA,
  owner: `c:${MAYA}`,
  isMember: true,
  corporationId: DEMO,
  vipPrice: 1,
  phone: '+12125550187',
}
/** Sitting down at a table that has no PIN is open to who has its code. C6 */
const COMES_IN = '/api/order/cart/init'

describe('nothing of one’s own is in another’s answer, whatever they ask and claim · A1, A3, A4', () => {
  const marks = () => [markOf(owner), 'maya@example.com', ...Object.values(things).flat()]

  const reveals = async (call: CallSpec) => {
    for (const { who: caller, asker } of strangers) {
      const input = {
        ...ownInput(call, things),
        ...(fieldsOf(call).includes('tableId') && { tableId: TABLES.sharedLater }),
        ...LIES,
      }
      const answer = JSON.stringify(said(await asker.ask(call.path, input)))
      const found = marks().filter(mark => answer.includes(mark))
      expect([caller, found]).toEqual([caller, []])
    }
  }
  const asked = guestCalls.filter(call => call.path !== COMES_IN)
  const byPath = (calls: readonly CallSpec[]) => calls.map(call => [call.path, call] as const)

  test.each(byPath(asked.filter(call => !endsSession(call))))('%s', (_path, call) => reveals(call))

  // Without a session every call is refused, so the calls above would prove nothing.
  test('every stranger is still signed in after these calls', async () => {
    for (const { who: caller, asker } of strangers.filter(({ asker: { token } }) => token !== '')) {
      const { code } = await asker.ask('/api/order/or/queryPersonRecentSubmitted', {})
      expect([caller, code]).toEqual([caller, '000'])
    }
  })

  test.each(byPath(asked.filter(endsSession)))('%s', (_path, call) => reveals(call))

  test('and after all that, every row that names what is theirs is as it was', async () => {
    expect(await rowsNaming(marks())).toEqual(before)
  })
})

describe('and its owner is answered otherwise', () => {
  test.each(callsOnOwn.map(call => [call.path, call] as const))('%s', async (path, call) => {
    const told = new Set<string>()
    const cells = cellsOf(call, things)
    for (const cell of cells) {
      const name = cell.path.join('.')
      const input = { ...ownInput(call, things, await freshOf(owner)), ...cell.beside }
      const never = said(await owner.ask(path, withField(input, cell.path, cell.never)))
      const real = said(await owner.ask(path, withField(input, cell.path, cell.real)))
      if (JSON.stringify(real) !== JSON.stringify(never)) told.add(name)
    }
    for (const name of tellingFields(call, cells)) expect(told).toContain(name)
  })
})
