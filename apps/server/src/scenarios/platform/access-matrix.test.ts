import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openRecords } from '../../testing/access/field-kinds.ts'
import { MAYA, type AccessPeople, accessPeople, rowsWith } from '../../testing/access/people-of-access.ts'
import { responseFields } from '../../testing/access/request-fields.ts'
import {
  allCalls,
  callsOnThings,
  endsSession,
  isForStaff,
  isOpenToStores,
  kindsWithoutFixture,
  probesOf,
  requestAbout,
  showsRecords,
  tellingFields,
  withField,
} from '../../testing/access/requests.ts'
import { ORIGIN } from '../../testing/access/sign-in-things.ts'
import { addTwinBrand, DEMO, tablesOfBrands } from '../../testing/access/second-brand.ts'
import type { Actor } from '../../testing/actor.ts'
import { refusedAs, TABLES, testApp } from '../../testing/index.ts'
import { passStandins } from '../../testing/pass-standins.ts'
import { fieldsOf } from '../../testing/plausible.ts'

const NOON = Date.parse('2026-11-20T17:00:00Z')
const wallets = await passStandins(() => NOON)
const app = testApp({
  brand: 'demo',
  clock: NOON,
  prepare: db => addTwinBrand(db, MAYA),
  passes: wallets.connected,
  env: { PRINTER_NETWORKS: '127.0.0.1@1-65535', PUBLIC_URL: ORIGIN },
})
let people: AccessPeople
let tables: string[]
let before: string[]

/** Texts contained in the owner's records only. */
const ownTexts = () => {
  const { tableId: _, customerId: __, ...things } = people.things
  return Object.values(things).flat()
}

beforeAll(async () => {
  people = await accessPeople(app)
  tables = await tablesOfBrands(app.db)
  before = await rowsWith(app, ownTexts(), tables)
}, 120_000)

const byPath = (calls: readonly CallSpec[]) => calls.map(call => [call.path, call] as const)

/** Fields of which the caller knows the current value. */
async function currentOf(actor: Actor): Promise<Record<string, unknown>> {
  const cart = await actor.call(contract.cart.query, { shopId: 101, businessType: 1200 })
  return { cartVersion: 'cartVersion' in cart ? cart.cartVersion : 0 }
}

/** An answer without the seconds that pass between two requests. */
const answerTo = async (actor: Actor, call: CallSpec, input: object): Promise<unknown> =>
  JSON.parse(
    JSON.stringify(await actor.call(call, input as never), (key, value) => (key === 'secondsLeft' ? 0 : value)) ??
      'null',
  )

test('Every id that a call can name has a fixture, and no id of a record is taken for open (A1)', () => {
  const missing = allCalls.map(
    call => [call.path, kindsWithoutFixture(call, people.things), openRecords(call)] as const,
  )
  expect(missing.filter(([, fixtures, open]) => fixtures.length > 0 || open.length > 0)).toEqual([])
})

describe('another person’s id is answered like an unknown id (A1, A2)', () => {
  test.each(byPath(callsOnThings))('%s', async (_path, call) => {
    const probes = probesOf(call, people.things)
    for (const { name, actor, own, shopId, copies } of people.strangers) {
      const start = {
        ...requestAbout(call, own, await currentOf(actor)),
        ...(fieldsOf(call).includes('shopId') && { shopId }),
      }
      for (const { path, kind, beside, real, never } of probes.filter(probe => !copies.includes(probe.kind))) {
        if (isOpenToStores(call, path, name)) continue
        const expected = await answerTo(actor, call, withField({ ...start, ...beside }, path, never))
        const answer = await answerTo(actor, call, withField({ ...start, ...beside }, path, real))
        expect.soft([name, path.join('.'), kind, answer]).toEqual([name, path.join('.'), kind, expected])
      }
    }
  })
})

/** Claims about oneself, which only the session may make. A3 */
const CLAIMS = {
  customerId: MAYA,
  owner: `c:${MAYA}`,
  isMember: true,
  corporationId: DEMO,
  vipPrice: 1,
  phone: '+12125550187',
}
/** A table without a PIN can be joined by anyone with its code. C6 */
const OPEN_TO_ALL = contract.cart.init.path

const requestClaiming = (call: CallSpec, shopId: number) => ({
  ...requestAbout(call, people.things),
  ...(fieldsOf(call).includes('tableId') && { tableId: TABLES.sharedLater }),
  ...(fieldsOf(call).includes('shopId') && { shopId }),
  ...CLAIMS,
})

describe('no answer to another person contains the owner’s data, regardless of the request (A1, A3, A4)', () => {
  const reveals = async (call: CallSpec) => {
    for (const { name, actor, shopId } of people.strangers) {
      const answer = JSON.stringify(await answerTo(actor, call, requestClaiming(call, shopId)))
      expect([name, ownTexts().filter(text => answer.includes(text))]).toEqual([name, []])
    }
  }
  const calls = allCalls.filter(call => call.path !== OPEN_TO_ALL)

  test.each(byPath(calls.filter(call => !endsSession(call))))('%s', (_path, call) => reveals(call))

  // Without a session every call is refused, so the calls above would prove nothing.
  test('Every stranger is still signed in after these calls', async () => {
    for (const { name, actor, isStaff } of people.strangers.filter(one => !/system|without/.test(one.name))) {
      const call = isStaff ? contract.staff.me : contract.order.queryPersonRecentSubmitted
      expect([name, refusedAs(await actor.call(call as CallSpec, { shopId: 101 }))]).toEqual([name, 'done'])
    }
  })

  test.each(byPath(calls.filter(endsSession)))('%s', (_path, call) => reveals(call))

  test('after all these calls every row of the owner is as it was', async () => {
    expect(await rowsWith(app, ownTexts(), tables)).toEqual(before)
  })
})

const lists = allCalls.filter(showsRecords)
const ownerOf = (call: CallSpec): Actor =>
  call.gate === 'api' ? people.system : isForStaff(call) ? people.manager : people.owner

describe('the owner’s lists contain the owner’s things, so their absence above means something', () => {
  test.each(byPath(lists))('%s', async (_path, call) => {
    const answer = JSON.stringify(await answerTo(ownerOf(call), call, requestClaiming(call, 101)))
    expect(ownTexts().filter(text => answer.includes(text))).not.toEqual([])
  })
})

describe('the owner is answered otherwise, so the comparisons above see something', () => {
  test.each(byPath(callsOnThings))('%s', async (_path, call) => {
    const owner = ownerOf(call)
    const telling = new Set<string>()
    const probes = probesOf(call, people.things)
    // A removal answers nothing, whether there was anything to remove or not.
    const rows = responseFields(call).length === 0 ? await rowsWith(app, ownTexts(), tables) : undefined
    for (const { path, beside, real, never } of probes) {
      const input = { ...requestAbout(call, people.things, await currentOf(people.owner)), ...beside }
      const expected = await answerTo(owner, call, withField(input, path, never))
      const answer = await answerTo(owner, call, withField(input, path, real))
      if (JSON.stringify(answer) !== JSON.stringify(expected)) telling.add(path.join('.'))
    }
    if (rows && telling.size === 0) expect(await rowsWith(app, ownTexts(), tables)).not.toEqual(rows)
    else for (const name of tellingFields(call, probes)) expect(telling).toContain(name)
  })
})
