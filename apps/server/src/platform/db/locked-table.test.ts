import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { DatabaseUnavailable } from './index.ts'

const database = testDatabase()
const FROM_LOCKED = { name: 'test_locked', text: 'select n from locked' }
const FROM_FREE = { name: 'test_free', text: 'select n from free' }

beforeAll(async () => {
  await database().inTx(async tx => {
    await sql`create table locked (n integer)`.execute(tx)
    await sql`create table free (n integer)`.execute(tx)
  })
})

/** Locks the table against reads until `work` ends. */
async function whileLocked<R>(work: () => Promise<R>): Promise<R> {
  return database().inTx(async tx => {
    await sql`lock table locked in access exclusive mode`.execute(tx)
    return work()
  })
}

const settled = (reads: Promise<unknown>[]) =>
  Promise.all(
    reads.map(read =>
      read.then(
        () => 'answered',
        (error: unknown) => error,
      ),
    ),
  )

test('Reads of a locked table delay no other reads, and are answered with "busy" (O10)', async () => {
  const blocked = await whileLocked(async () => {
    const reads = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? database().query(FROM_LOCKED, []) : sql`select n from locked`.execute(database()),
    )
    const result = settled(reads)
    // The lock is held until these have answered: reads queued behind blocked ones would wait for it.
    for (let round = 0; round < 20; round += 1) {
      await database().query(FROM_FREE, [])
      await sql`select n from free`.execute(database())
      await database().inTx(tx => sql`insert into free values (1)`.execute(tx))
    }
    return result
  })
  expect(blocked.every(one => one instanceof DatabaseUnavailable)).toBe(true)
  expect(await database().query(FROM_LOCKED, [])).toEqual({ rows: [], count: 0 })
})

test('A statement that was slow is read in a batch with others again after a while, and works meanwhile', async () => {
  const slow = { name: 'test_slow', text: 'select pg_sleep($1::float8)' }
  await database().query(slow, [0.3])
  const [first, second] = await Promise.all([database().query(slow, [0]), database().query(FROM_FREE, [])])
  expect(first.count).toBe(1)
  expect(second.count).toBeGreaterThan(0)
})
