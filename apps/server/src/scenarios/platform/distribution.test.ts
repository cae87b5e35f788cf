import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { observing, type OpenSpan, type SpanStart, type Tracer } from '../../platform/observe/index.ts'
import { ORIGIN } from '../../testing/access/sign-in-things.ts'
import { callsInOrder, cartVersionOf, everySender } from '../../testing/every-call.ts'
import { testApp } from '../../testing/index.ts'
import { fittingRequests } from '../../testing/odd-values.ts'
import {
  distributionFaults,
  REFERENCE_TABLES,
  statementFault,
  tablesOfTenants,
  unlistedTriggers,
} from '../../testing/tenant-rules.ts'

const app = testApp({
  brand: 'demo',
  clock: '2026-11-20T17:00:00Z',
  env: { PRINTER_NETWORKS: '127.0.0.1@1-65535', PUBLIC_URL: ORIGIN },
})

/** Statements of requests that reach over brands on purpose, each with the reason. */
const OVER_BRANDS: readonly [RegExp, string][] = [
  [
    /^select corporation_id as id from corporation order by corporation_id limit 1$/,
    'a request that names no brand gets the first',
  ],
  [
    /^select corporation_id as id from corporation order by corporation_id$/,
    'what runs for every brand lists them: a link in a message says only its own secret',
  ],
  [/^delete from rate_limit$/, 'sent by this test'],
]

const texts = new Set<string>()
const span: OpenSpan = { run: work => work(), end: () => {} }
const record = ({ attributes }: SpanStart): OpenSpan => {
  const text = attributes?.['db.query.text']
  if (typeof text === 'string') texts.add(text)
  return span
}
const recorder: Tracer = { start: record, child: record, traceparent: () => undefined, stop: async () => {} }
afterAll(() => {
  observing.tracer = undefined
})

test('Every key of a table of brands contains the brand, and every reference leads to the same brand', async () => {
  expect(await distributionFaults(app.db)).toEqual([])
})

test('Every trigger is listed with what it does', async () => {
  expect(await unlistedTriggers(app.db)).toEqual([])
})

test('Every reference table exists and says why it is one', async () => {
  const there = await app.sql<{ name: string }>(
    "select relname as name from pg_class where relname = any ($1) and relkind = 'r'",
    [Object.keys(REFERENCE_TABLES)],
  )
  expect(there.map(({ name }) => name).toSorted()).toEqual(Object.keys(REFERENCE_TABLES).toSorted())
})

describe('Statements', () => {
  let sendersOf: Awaited<ReturnType<typeof everySender>>

  beforeAll(async () => {
    observing.tracer = recorder
    sendersOf = await everySender(app)
  }, 120_000)

  test('No statement of a call reaches over brands', async () => {
    for (const call of callsInOrder) {
      await app.sql('delete from rate_limit')
      for (const { actor, known } of sendersOf(call)) {
        const cartVersion = await cartVersionOf(actor)
        for (const request of fittingRequests(call, { ...known, cartVersion: [cartVersion] }))
          await actor.call(call, request as object)
      }
    }
    await app.settle()
    const tenants = await tablesOfTenants(app.db)
    const faults = [...texts]
      .filter(text => !OVER_BRANDS.some(([pattern]) => pattern.test(text)))
      .flatMap(text => {
        const fault = statementFault(text, tenants)
        return fault === undefined ? [] : [`${fault}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`]
      })
    expect(texts.size).toBeGreaterThan(400)
    expect(faults).toEqual([])
  }, 300_000)
})

test.each([
  ['select * from customer_order where order_id = $1', 'names customer_order without corporation_id'],
  ['select * from cart c join cart_line l on l.cart_id = c.cart_id where c.corporation_id = $1', undefined],
  ['insert into cart (corporation_id, cart_id) values ($1, $2)', undefined],
  ['select 1', undefined],
])('%s', (text, fault) => {
  const tenants = new Set(['customer_order', 'cart'])
  expect(statementFault(text, tenants)).toBe(fault)
})
