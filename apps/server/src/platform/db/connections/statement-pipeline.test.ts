import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/index.ts'

const database = testDatabase()

const DIVIDE = { name: 'pipeline_divided', text: 'select 12 / $1::int as share' }
const ECHO = { name: 'pipeline_echo', text: 'select $1::jsonb as echo' }
const INSERT_SEAT = { name: 'pipeline_added', text: 'insert into seat (seat_no, guest) values ($1, $2)' }
const SELECT_SEATS = { name: 'pipeline_taken', text: 'select seat_no, guest from seat order by seat_no, guest' }

beforeAll(async () => {
  const text = 'create table seat (seat_no int, guest text, unique (seat_no) deferrable initially deferred)'
  await database().inTx(tx => tx.query({ name: 'pipeline_table', text }, []))
})

const shares = (...by: unknown[]) =>
  Promise.allSettled(
    by.map(statement =>
      database()
        .query<{ share: number }>(DIVIDE, [statement])
        .then(({ rows }) => rows[0]?.share),
    ),
  )

describe('Statements sent in one batch', () => {
  test('a failing statement does not affect the others', async () => {
    const [first, fault, third, fourth] = await shares(3, 0, 4, 6)
    expect(fault).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect([first, third, fourth]).toMatchObject([{ value: 4 }, { value: 3 }, { value: 2 }])
  })

  test('A statement whose first execution failed can be executed again', async () => {
    const text = 'select 10 / $1::int as share'
    const divide = (by: number) => database().query({ name: 'pipeline_first_fails', text }, [by])
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    for (const by of [5, 5, 5, 5]) expect((await divide(by)).rows).toEqual([{ share: 2 }])
  })

  test('Values that cannot be encoded fail their own statement only', async () => {
    const round: Record<string, unknown> = {}
    round['self'] = round
    const [echo, fault, more] = await Promise.allSettled([
      database().query(ECHO, [{ dish: 'soup' }]),
      database().query(ECHO, [round]),
      database().query(ECHO, [{ dish: 'rice' }]),
    ])
    expect(fault).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) })
    expect(echo).toMatchObject({ value: { rows: [{ echo: { dish: 'soup' } }] } })
    expect(more).toMatchObject({ value: { rows: [{ echo: { dish: 'rice' } }] } })
  })

  test('A result too large for a number fails its own statement only', async () => {
    const text = 'select $1::bigint as large'
    const queued = ['9007199254740991', '9007199254740993'].map(large =>
      database().query({ name: 'pipeline_large', text }, [large]),
    )
    const [fits, not] = await Promise.allSettled(queued)
    expect(fits).toMatchObject({ value: { rows: [{ large: Number.MAX_SAFE_INTEGER }] } })
    expect(not).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) })
  })

  test('A statement name used for two texts is refused before it is sent', async () => {
    const [first, other] = await Promise.allSettled([
      database().query(DIVIDE, [1]),
      database().query({ ...DIVIDE, text: 'select 1 as share' }, []),
    ])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(other).toMatchObject({ reason: new Error('pipeline_divided is the name of another statement') })
  })

  test('Timestamps, dates, null, lists and bytes are read as they were written', async () => {
    const text =
      'select $1::timestamptz as at, $2::date as day, $3::text as nothing, $4::text[] as list, $5::bytea as bytes'
    const at = new Date('2026-11-22T09:30:00.125Z')
    const values = [at, '2026-11-22', null, ['a', 'b "c"', null], Buffer.from([0, 255])]
    const { rows } = await database().query({ name: 'pipeline_values', text }, values)
    expect(rows).toEqual([
      { at, day: '2026-11-22', nothing: null, list: ['a', 'b "c"', null], bytes: Buffer.from([0, 255]) },
    ])
  })
})

describe('changes sent in one batch', () => {
  test('An error raised only at commit is reported and nothing is stored', async () => {
    await database().runOne(INSERT_SEAT, [1, 'Ada'])
    await expect(database().runOne(INSERT_SEAT, [1, 'Ben'])).rejects.toMatchObject({ code: '23505' })
    expect((await database().query(SELECT_SEATS, [])).rows).toEqual([{ seat_no: 1, guest: 'Ada' }])
  })

  test('In a transaction every statement after a failed one fails, and nothing is stored', async () => {
    const ended: PromiseSettledResult<unknown>[] = []
    const work = database().inTx(async tx => {
      const queued = [tx.query(INSERT_SEAT, [7, 'Cy']), tx.query(DIVIDE, [0]), tx.query(INSERT_SEAT, [8, 'Di'])]
      ended.push(...(await Promise.allSettled(queued)))
      return 'done'
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(ended[2]).toMatchObject({ reason: { code: '22012' } })
    expect((await database().query(SELECT_SEATS, [])).rows).toEqual([{ seat_no: 1, guest: 'Ada' }])
    await database().inTx(tx => tx.query(INSERT_SEAT, [9, 'Eve']))
    expect((await database().query(SELECT_SEATS, [])).rows).toHaveLength(2)
  })

  const round: Record<string, unknown> = {}
  round['self'] = round

  test('In a transaction values that cannot be encoded roll everything back, earlier statements and the commit included', async () => {
    const before = (await database().query(SELECT_SEATS, [])).rows
    const work = database().inTx(async tx => {
      tx.send(INSERT_SEAT, [20, 'Fay'])
      tx.send(ECHO, [round])
      tx.send(INSERT_SEAT, [21, 'Gus'])
      tx.sendWithCommit(INSERT_SEAT, [22, 'Hal'])
    })
    await expect(work).rejects.toThrow(TypeError)
    expect((await database().query(SELECT_SEATS, [])).rows).toEqual(before)
  })

  test('The same holds when the commit is sent later', async () => {
    const before = (await database().query(SELECT_SEATS, [])).rows
    const work = database().inTx(async tx => {
      tx.send(INSERT_SEAT, [30, 'Ida'])
      tx.send(ECHO, [round])
      await new Promise(resolve => setTimeout(resolve, 20))
    })
    await expect(work).rejects.toThrow(TypeError)
    expect((await database().query(SELECT_SEATS, [])).rows).toEqual(before)
    await database().inTx(tx => tx.query(INSERT_SEAT, [31, 'Jo']))
    expect((await database().query(SELECT_SEATS, [])).rows).toHaveLength(before.length + 1)
  })
})

describe('a shared statement', () => {
  const text = 'select gen_random_uuid() as id, 6 / $1::int as share'
  const SHARED = { name: 'pipeline_shared', text, shared: true }
  const idOf = async (by: number, db: Pick<ReturnType<typeof database>, 'query'> = database()) =>
    (await db.query<{ id: string }>(SHARED, [by])).rows[0]?.id

  test('Is sent once for identical statements waiting to be sent, and again afterwards', async () => {
    const [first, same, other, again] = await Promise.all([idOf(1), idOf(1), idOf(2), idOf(1)])
    expect([same, again]).toEqual([first, first])
    expect(other).not.toBe(first)
    expect(await idOf(1)).not.toBe(first)
  })

  test('A failing call fails for all callers that share it and for no other', async () => {
    const queued = await Promise.allSettled([idOf(0), idOf(0), idOf(3)])
    expect(queued.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  test('Is not shared between statements of a transaction', async () => {
    const [first, second] = await database().inTx(tx => Promise.all([idOf(1, tx), idOf(1, tx)]))
    expect(first).not.toBe(second)
  })
})
