import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable, type Database } from './platform/db/index.ts'
import { textFields } from './testing/access/asked-fields.ts'
import { customerOf } from './testing/access/asker.ts'
import { withField } from './testing/access/matrix.ts'
import { testDatabase } from './testing/index.ts'
import { plausibleInput } from './testing/plausible.ts'
import { type WholeHouse, wholeHouse } from './testing/whole-house.ts'

const database = testDatabase()
let house: WholeHouse
/** `down`: it answers nothing; `broken`: it fails with an error that repeats what it was asked, as databases do. */
let state: 'well' | 'down' | 'broken' = 'well'

const repeating = (values: unknown) =>
  Object.assign(new Error('duplicate key value violates unique constraint "one"'), {
    code: '23505',
    detail: `Key (email, phone)=(${JSON.stringify(values)}) already exists.`,
    where: JSON.stringify(values),
  })

/** What asks the database. */
const ASKING = new Set<PropertyKey>(['query', 'change', 'inTx'])

/** The test's database, which can be made to fail in the middle of what a call does. */
function failing(db: Database): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver)
      if (typeof own !== 'function' || !ASKING.has(name)) return own
      return (...given: unknown[]) => {
        if (state === 'down') return Promise.reject(new DatabaseUnavailable(repeating(given[1])))
        if (state === 'broken' && name === 'inTx') return Promise.reject(repeating(given[1] ?? CANARY))
        return (own as (...asked: unknown[]) => unknown).apply(target, given)
      }
    },
  })
}

const CANARY = 'canary7319'
/** Texts of every form a field may want, each with the canary in it. */
const TEXTS = [CANARY, `${CANARY}@a.test`, '01890000-7319-7319-7319-731973197319', '7319731973197319']
const MARKS = [CANARY, '7319-7319', '7319731', '731973']

/** Error reports of phones are logged on purpose; what is masked in them has tests of its own beside it. */
const LOGGED = '/api/events/upload'
const calls = Object.values(contract)
  .flatMap(context => Object.values(context) as CallSpec[])
  .filter(({ path }) => path !== LOGGED)

beforeAll(async () => {
  house = await wholeHouse(failing(database()))
})
afterAll(() => house.close())

test('whatever is asked, answered or fails, nothing of it is written to the log: no code, name, phone, address, token · L1', async () => {
  const tokens = {
    staff: await house.staff(),
    customer: (await customerOf(house, database(), 5001)).token,
    guest: await house.guest(),
  }
  const began = house.lines.length
  for (const call of calls) {
    const token = isStaffGate(call.gate) ? tokens.staff : call.gate === 'guest' ? tokens.guest : tokens.customer
    const input = plausibleInput(call)
    for (const text of TEXTS) {
      const told = textFields(call).reduce((made, path) => withField(made, path, text), input)
      await house.ask(call.path, told, { token, 'ctx-deviceid': CANARY, 'ctx-pagepath': CANARY, 'ctx-params': CANARY })
    }
    for (state of ['down', 'broken'] as const) await house.ask(call.path, withField(input, ['note'], CANARY), { token })
    state = 'well'
  }
  const written = house.lines.slice(began)
  expect(written.length).toBeGreaterThan(150)
  for (const mark of [...MARKS, ...Object.values(tokens)])
    expect([mark, written.filter(line => line.includes(mark)).slice(0, 3)]).toEqual([mark, []])
}, 60_000)
