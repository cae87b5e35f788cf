import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { reseal, sealedColumns } from './sealed-columns.ts'
import { createSeal, useSealKeys } from '../../platform/seal.ts'
import { testApp } from '../../testing/index.ts'

const SECRET = 'a secret of enough letters, thirty-two'
const [OLD, NEW] = [
  { id: '2026b', secret: 'an old key of enough letters, thirty-two' },
  { id: '2027a', secret: 'a new key of enough letters, thirty-two.' },
]
const app = testApp({ env: { SECRET } })
afterAll(() => useSealKeys([]))

test('Every column with sealed texts is sealed again when keys change (L1)', () => {
  const schema = readFileSync(new URL('../../../schema.sql', import.meta.url), 'utf8')
  const inSchema = [...schema.matchAll(/create table (\w+) \(([^;]*?)\n\);/g)].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/^ {2}(sealed\w*) /gm)].map(([, column]) => `${table}.${column}`),
  )
  const known = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`))
  expect(inSchema.length).toBeGreaterThan(5)
  expect(inSchema.filter(column => !known.has(column))).toEqual([])
})

test('Thousands of sealed texts survive a change of keys, while some are written (L1)', async () => {
  const seals = createSeal(SECRET, 'push-subscription')
  const texts = Array.from({ length: 1201 }, (_, n) => seals.seal(`text ${n}`))
  await app.db.inTx(tx =>
    sql`insert into push_subscription select ${app.corporationId}::bigint, 'd' || n, 'g:x', 'd', sealed, 'k', 'en_US', now()
      from unnest(${texts}::text[]) with ordinality as t (sealed, n)`.execute(tx),
  )
  useSealKeys([OLD])
  await reseal(app.db, SECRET)
  useSealKeys([NEW, OLD])
  const [first, second] = await Promise.all([reseal(app.db, SECRET), reseal(app.db, SECRET)])
  const of = (done: typeof first) => done.find(({ table }) => table === 'push_subscription')
  expect((of(first)?.resealed ?? 0) + (of(second)?.resealed ?? 0)).toBe(1201)
  expect([...first, ...second].every(({ unreadable }) => unreadable === 0)).toBe(true)
  useSealKeys([NEW])
  const { rows } = await sql<{ sealed: string }>`select sealed from push_subscription`.execute(app.db)
  const now = createSeal(SECRET, 'push-subscription')
  expect(new Set(rows.map(({ sealed }) => now.open(sealed))).size).toBe(1201)
  expect(await reseal(app.db, SECRET)).toContainEqual({ table: 'push_subscription', resealed: 0, unreadable: 0 })
})

test('A text whose key is gone is counted and left as it is', async () => {
  useSealKeys([])
  const { rows: before } = await sql`select sealed from push_subscription order by endpoint_digest`.execute(app.db)
  const done = await reseal(app.db, SECRET)
  expect(done.find(({ table }) => table === 'push_subscription')).toEqual({
    table: 'push_subscription',
    resealed: 0,
    unreadable: 1201,
  })
  const { rows: after } = await sql`select sealed from push_subscription order by endpoint_digest`.execute(app.db)
  expect(after).toEqual(before)
})
