import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, twenty } from '../../testing/index.ts'

/** Three at night, when all retention jobs are due. */
const NIGHT = Date.UTC(2026, 10, 22, 3, 10)
const DAY = 86_400_000
const app = testApp({ clock: NIGHT })
const { clock } = app

const write = (text: string, values?: readonly unknown[]) => app.sql(text, values)
const ago = (days: number) => new Date(NIGHT - days * DAY)
/** Runs the jobs that are due. */
const sweep = async () => {
  await app.retention.enqueueDue()
  await app.jobs.idle()
}

/** One row of each table with the given age; `id` distinguishes them. */
const rows: Readonly<Record<string, (id: number, at: Date) => Promise<unknown>>> = {
  request_log: (id, at) =>
    write("insert into request_log values (1, 'g:1', $1::text, '/a', '', null, $2)", [`${id}`, at]),
  done_key: (id, at) => write('insert into done_key values (1, $1::text, $2)', [`k${id}`, at]),
  rate_limit: (id, at) => write('insert into rate_limit values (1, $1::text, $2, 1)', [`k${id}`, at]),
  push_ticket: (id, at) => write("insert into push_ticket values (1, $1::text, 'g:1', '[]', $2)", [`${id}`, at]),
  verify_code: (id, at) =>
    write(
      "insert into verify_code values (1, gen_random_uuid(), 'login', $1::text, 'g:1', '', 0, $2, $2::timestamptz + interval '5 min')",
      [`${id}`, at],
    ),
  auth_ticket: (id, at) =>
    write("insert into auth_ticket values (1, $1::text, 'login', 'a', 'g:1', $2)", [`${id}`, at]),
  session: (id, at) =>
    write(
      "insert into session values (1, $1::text, gen_random_uuid(), 'g:1', 0, 'guest', null, 'd', $2::timestamptz - interval '90 days', $2)",
      [`${id}`, at],
    ),
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
  const others = table === 'done_key' ? "and key not like 'retention%'" : ''
  const [row] = await app.sql<{ n: number }>(
    `select count(*)::int as n from ${table} where corporation_id = 1 ${others}`,
  )
  return row?.n ?? -1
}

beforeEach(async () => {
  for (const table of ['done_key', ...Object.keys(rows)]) await write(`delete from ${table}`)
  clock.set(NIGHT)
})

describe('Old rows are deleted, and newer rows stay', () => {
  test.each(Object.keys(rows))('of %s', async table => {
    await rows[table]?.(1, ago(400))
    await rows[table]?.(2, ago(101))
    await rows[table]?.(3, ago(0.5))
    await sweep()
    expect(await countOf(table)).toBe(1)
  })

  test('More rows than one job deletes are deleted by further jobs', async () => {
    await write(
      "insert into request_log select 1, 'g:1', n::text, '/a', '', null, $1 from generate_series(1, 21500) as n",
      [ago(9)],
    )
    const before = app.log.length
    await sweep()
    expect(await countOf('request_log')).toBe(0)
    const deleted = app.log.slice(before).filter(line => line.includes('old rows deleted'))
    // 20 statements of 1000 rows, then the rest by a second job; tables without old rows are not logged.
    expect(deleted.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ table: 'request_log', deleted: 20_000 }),
      expect.objectContaining({ table: 'request_log', deleted: 1500 }),
    ])
  })

  test('The cart of a customer stays, however old it is', async () => {
    await cart('c:7', ago(900))
    await cart('t:7', ago(900))
    await sweep()
    expect(await countOf('cart')).toBe(1)
  })

  test('Rows of a brand that is not in this database stay', async () => {
    await write("insert into done_key values (2, 'theirs', $1)", [ago(400)])
    await sweep()
    expect(await app.sql('select 1 from done_key where corporation_id = 2')).toHaveLength(1)
  })

  test('A locked row is skipped and deleted the next time', async () => {
    await cart('g:1', ago(40))
    await app.db.inTx(async tx => {
      await tx.query({ name: 'test_lock_carts', text: 'select 1 from cart for update' }, [])
      await sweep()
    })
    expect(await countOf('cart')).toBe(1)
    clock.advance(DAY)
    await sweep()
    expect(await countOf('cart')).toBe(0)
  })
})

describe('Retention jobs', () => {
  test('The jobs of an hour are enqueued once, by one of 20 processes (O7)', async () => {
    const added = await twenty(() => app.retention.enqueueDue())
    expect(added.filter(count => count > 0)).toHaveLength(1)
    clock.advance(3_600_000)
    expect(await app.retention.enqueueDue()).toBeGreaterThan(0)
    await app.jobs.idle()
  })

  test('Jobs of the night wait during the day', async () => {
    clock.set(NIGHT + DAY / 2)
    await rows['cart']?.(1, ago(40))
    await rows['request_log']?.(1, ago(40))
    await sweep()
    expect([await countOf('cart'), await countOf('request_log')]).toEqual([1, 0])
  })
})

test('A session that is valid for months outlives the jobs, and one that ended yesterday does not (U3)', async () => {
  const session = 'insert into session values (1, $1, gen_random_uuid(), $1, 0, $2, null, $3, $4, $5)'
  await write(session, ['valid', 'guest', 'd', ago(89), ago(-1)])
  await write(session, ['ended', 'guest', 'd', ago(91), ago(1.1)])
  await sweep()
  const left = await app.sql<{ owner: string }>("select owner from session where owner in ('valid', 'ended')")
  expect(left).toEqual([{ owner: 'valid' }])
})

test('Orders of guests lose name, address and remarks three years after their end, and keep dishes and amounts', async () => {
  const [ann, ben, cleo] = [app.guest(), app.guest(), await app.member()]
  const orders: { orderId: string }[] = []
  for (const person of [ann, ben, cleo]) orders.push(await person.order({ dishes: ['soup'] }))
  const [old, recent, member] = orders.map(({ orderId }) => orderId)
  const personal = `{"contact": {"firstName": "Ann", "phoneNumber": "2125550187"}, "remark": "ring twice"}`
  const end = (orderId: string | undefined, at: Date) =>
    write(
      `update customer_order set ended_at = $2, state = 'completed', search = left(search, 11) || ' ann 2125550187', details = details || $3::jsonb
        where order_id = $1`,
      [orderId, at, personal],
    )
  await end(old, ago(1100))
  await end(recent, ago(1000))
  await end(member, ago(1100))
  const total = 'select total, jsonb_array_length(lines::jsonb) as lines from customer_order where order_id = $1'
  const before = await app.sql(total, [old])
  await sweep()
  const { rows: left } = await app.db.query<{ order_id: string }>(
    {
      name: 'persons left',
      text: "select order_id from customer_order where details ? 'contact' or search like '%ann%'",
    },
    [],
  )
  expect(new Set(left.map(({ order_id: id }) => id))).toEqual(new Set([recent, member]))
  expect(await app.sql(total, [old])).toEqual(before)
  expect(
    await app.sql(
      "select 1 from customer_order where order_id = $1 and details ->> 'remark' = '' and sealed_personal is null",
      [old],
    ),
  ).toHaveLength(1)
})
