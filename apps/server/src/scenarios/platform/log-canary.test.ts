import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { DatabaseUnavailable, type Database } from '../../platform/db/index.ts'
import { allCalls, withField } from '../../testing/access/requests.ts'
import { requestFields } from '../../testing/access/request-fields.ts'
import { testApp } from '../../testing/index.ts'
import { plausibleInput } from '../../testing/plausible.ts'

/** `down`: the database answers nothing; `broken`: it fails with an error that repeats the values, as databases do. */
let state: 'well' | 'down' | 'broken' = 'well'

const repeating = (values: unknown) =>
  Object.assign(new Error('duplicate key value violates unique constraint "one"'), {
    code: '23505',
    detail: `Key (email, phone)=(${JSON.stringify(values)}) already exists.`,
    where: JSON.stringify(values),
  })

const USE_DATABASE = new Set<PropertyKey>(['query', 'runOne', 'inTx', 'inSharedTx'])

/** The test's database, which can be made to fail in the middle of a call. */
function failing(db: Database): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver)
      if (typeof own !== 'function' || !USE_DATABASE.has(name)) return own
      return (...given: unknown[]) => {
        if (state === 'down') return Promise.reject(new DatabaseUnavailable(repeating(given[1])))
        if (state === 'broken' && name === 'inTx') return Promise.reject(repeating(given[1] ?? CANARY))
        return (own as (...values: unknown[]) => unknown).apply(target, given)
      }
    },
  })
}

const app = testApp({ brand: 'demo', between: failing })

const CANARY = 'canary7319'
/** Texts of every form a field may want, each with the canary in it. */
const TEXTS = [CANARY, `${CANARY}@a.test`, '01890000-7319-7319-7319-731973197319', '7319731973197319']
const CANARY_PARTS = [CANARY, '7319-7319', '7319731', '731973']

/** Error reports of phones are logged on purpose; their masking has tests of its own. */
const LOGGED = contract.telemetry.upload.path
const calls = allCalls.filter(({ path }) => path !== LOGGED)
const textsOf = (call: CallSpec) => requestFields(call).filter(({ type }) => type === 'string')

test('Whatever is sent, answered or fails, no code, name, phone, address or token of it is logged (L1)', async () => {
  const [staff, customer, guest] = [app.staff('brand'), app.guest({ of: { owner: 'c:5001' } }), app.guest()]
  const tokens = [await staff.token(), await customer.token(), await guest.token()]
  const first = app.log.length
  for (const call of calls) {
    const actor = isStaffGate(call.gate) ? staff : call.gate === 'guest' ? guest : customer
    const input = plausibleInput(call)
    for (const text of TEXTS) {
      const filled = textsOf(call).reduce((request, { path }) => withField(request, path, text), input)
      await actor.call(call, filled, { deviceId: CANARY, pagePath: CANARY, pageParams: { from: CANARY } })
    }
    for (state of ['down', 'broken'] as const) await actor.call(call, withField(input, ['note'], CANARY))
    state = 'well'
  }
  const written = app.log.slice(first)
  expect(written.length).toBeGreaterThan(150)
  for (const part of [...CANARY_PARTS, ...tokens])
    expect([part, written.filter(line => line.includes(part)).slice(0, 3)]).toEqual([part, []])
}, 120_000)
