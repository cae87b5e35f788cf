import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'

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
