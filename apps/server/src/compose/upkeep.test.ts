import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { silentLog } from '../platform/log.ts'
import type { Retention } from '../platform/retention/index.ts'
import { testDatabase } from '../testing/index.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { composeRetention } from './retention.ts'

const database = testDatabase()
/** Three at night, when everything has its turn. */
const NIGHT = Date.UTC(2026, 10, 22, 3, 10)
const DAY = 86_400_000
const clock = settableClock(NIGHT)
const jobs = instantJobs()
let upkeep: Retention

const house = () => {
  const read = readConfig({})
  if ('faults' in read) throw new Error(read.faults.join())
  return { config: read.config, db: database(), jobs: { ...jobs, start: async () => {}, stop: async () => {} } }
}

const write = (text: string, values: readonly unknown[]) => database().runOne({ name: text.slice(0, 60), text }, values)
const ago = (days: number) => new Date(NIGHT - days * DAY)

/** One row of each table, as old as said; `id` tells them apart. */
const rows: Readonly<Record<string, (id: number, at: Date) => Promise<unknown>>> = {
  request_log: (id, at) =>
    write("insert into request_log values (1, 'g:1', $1::text, '/a', '', null, $2)", [`${id}`, at]),
  done_key: (id, at) => write('insert into done_key values (1, $1::text, $2)', [`k${id}`, at]),
  rate_limit: (id, at) => write('insert into rate_limit values (1, $1::text, $2, 1)', [`k${id}`, at]),
  push_ticket: (id, at) => write("insert into push_ticket values (1, $1::text, 'g:1', '[]', $2)", [`${id}`, at]),
  verify_code: (id, at) =>
    write("insert into verify_code values (1, gen_random_uuid(), 'login', $1::text, 'g:1', '', 0, $2, $2)", [
      `${id}`,
      at,
    ]),
  auth_ticket: (id, at) =>
    write("insert into auth_ticket values (1, $1::text, 'login', 'a', 'g:1', $2)", [`${id}`, at]),
  session: (id, at) =>
    write("insert into session values (1, $1::text, gen_random_uuid(), 'g:1', 0, 'guest', null, 'd', $2, $2)", [
      `${id}`,
      at,
    ]),
  outbox_message: (id, at) =>
    write("insert into outbox_message values (1, gen_random_uuid(), 'email', $1::text, 'code', '{}', 'en_US', $2)", [
      `${id}`,
      at,
    ]),
  slot_use: (id, at) => write('insert into slot_use values (1, $1::bigint, 1300, $2, 1)', [id, at]),
  booking_quarter: (id, at) =>
    write('insert into booking_quarter values (1, 1, $1::text, $2, gen_random_uuid())', [`${id}`, at]),
  cart: (id, at) => cart(`g:${id}`, at),
  print_job: (id, at) =>
    write(
      `insert into print_job values (1, gen_random_uuid(), 1, gen_random_uuid(), gen_random_uuid(), $1::int, '', 'kitchen', 0, '1', '{}',
        'printed', 1, false, '', true, '', null, $2, $2)`,
      [id, at],
    ),
}
const cart = (owner: string, at: Date) =>
  write("insert into cart values (1, gen_random_uuid(), $1, 1, 1300, '', false, 1, 1, '[]', '[]', $2)", [owner, at])

const countOf = async (table: string): Promise<number> => {
  const text = `select count(*)::int as n from ${table} where corporation_id = 1 ${table === 'done_key' ? "and key not like 'retention%'" : ''}`
  const { rows: found } = await database().query<{ n: number }>({ name: `count_${table}`, text }, [])
  return found[0]?.n ?? -1
}

beforeAll(async () => {
  upkeep = composeRetention({ ...house(), clock, log: silentLog })
  await write("insert into corporation values (1, 'One', '{}', $1)", [new Date(NIGHT)])
})

beforeEach(async () => {
  for (const table of ['done_key', ...Object.keys(rows)]) await write(`delete from ${table}`, [])
  clock.set(NIGHT)
})

describe('OLD ROWS GO, YOUNG ROWS STAY', () => {
  test.each(Object.keys(rows))('of %s', async table => {
    await rows[table]?.(1, ago(400))
    await rows[table]?.(2, ago(101))
    await rows[table]?.(3, ago(0.5))
    await upkeep.enqueueDue()
    await jobs.idle()
    expect(await countOf(table)).toBe(1)
  })

  test('more than one job takes away goes all the same', async () => {
    await write(
      "insert into request_log select 1, 'g:1', n::text, '/a', '', null, $1 from generate_series(1, 21500) as n",
      [ago(9)],
    )
    await upkeep.enqueueDue()
    await jobs.idle()
    expect(await countOf('request_log')).toBe(0)
  })

  test('a customer’s cart stays, however long nobody looked', async () => {
    await cart('c:7', ago(900))
    await cart('t:7', ago(900))
    await upkeep.enqueueDue()
    await jobs.idle()
    expect(await countOf('cart')).toBe(1)
  })

  test('what another brand keeps is its own: only brands that are here are looked after', async () => {
    await write("insert into done_key values (2, 'theirs', $1)", [ago(400)])
    await upkeep.enqueueDue()
    await jobs.idle()
    const { rows: left } = await database().query(
      { name: 'theirs', text: 'select 1 from done_key where corporation_id = 2' },
      [],
    )
    expect(left).toHaveLength(1)
  })

  test('a row that somebody holds is passed by, and goes the next time', async () => {
    await cart('g:1', ago(40))
    await database().inTx(async tx => {
      await tx.query({ name: 'hold', text: 'select 1 from cart for update' }, [])
      await upkeep.enqueueDue()
      await jobs.idle()
    })
    expect(await countOf('cart')).toBe(1)
    clock.advance(DAY)
    await upkeep.enqueueDue()
    await jobs.idle()
    expect(await countOf('cart')).toBe(0)
  })
})

describe('AN HOUR’S CHORES', () => {
  test('are announced once, by one of twenty processes · O7', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, () => upkeep.enqueueDue()))
    expect(added.filter(count => count > 0)).toHaveLength(1)
    clock.advance(3_600_000)
    expect(await upkeep.enqueueDue()).toBeGreaterThan(0)
    await jobs.idle()
  })

  test('by day what is only done at night waits', async () => {
    clock.set(NIGHT + DAY / 2)
    await rows['cart']?.(1, ago(40))
    await rows['request_log']?.(1, ago(40))
    await upkeep.enqueueDue()
    await jobs.idle()
    expect([await countOf('cart'), await countOf('request_log')]).toEqual([1, 0])
  })
})
