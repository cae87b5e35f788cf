import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { plannedAnew } from './index.ts'

const database = testDatabase()

test('A row is joined by its key, also if most rows hold one value and the database estimates a scan as cheap', async () => {
  const plan = await database().inTx(async tx => {
    await sql`create table visit (house bigint, token text, person bigint, primary key (house, token))`.execute(tx)
    await sql`create table person (house bigint, person bigint, nick text, primary key (house, person))`.execute(tx)
    await sql`insert into visit select 1, 't' || n, 0 from generate_series(1, 20000) n`.execute(tx)
    await sql`insert into person select 1, n, 'somebody' from generate_series(1, 6000) n`.execute(tx)
    await sql`analyze visit, person`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select p.nick from visit v
      left join person p on p.house = 1 and p.person = v.person where v.house = 1 and v.token = 't7'`.execute(tx)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('person_pkey')
  expect(plan).not.toContain('Merge')
})

test('A search is planned for its values each time, however often it runs; other repeated texts are prepared', async () => {
  const kept = await database().inTx(async tx => {
    for (let n = 0; n < 10; n++) {
      await sql`${plannedAnew} select ${n}::int as search`.execute(tx)
      await sql`select ${n}::int as repeated`.execute(tx)
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    return rows.map(row => row.statement)
  })
  expect(kept.filter(text => text.includes('as repeated'))).toHaveLength(1)
  expect(kept.filter(text => text.includes('as search'))).toEqual([])
})
