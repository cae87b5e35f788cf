import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'

const database = testDatabase()

const DIVIDED = { name: 'wire_divided', text: 'select 12 / $1::int as share' }
const SAID = { name: 'wire_said', text: 'select $1::jsonb as said' }
const ADDED = { name: 'wire_added', text: 'insert into seat (seat_no, guest) values ($1, $2)' }
const TAKEN = { name: 'wire_taken', text: 'select seat_no, guest from seat order by seat_no, guest' }

beforeAll(async () => {
  const text = 'create table seat (seat_no int, guest text, unique (seat_no) deferrable initially deferred)'
  await database().inTx(tx => tx.query({ name: 'wire_table', text }, []))
})

const shares = (...by: unknown[]) =>
  Promise.allSettled(
    by.map(one =>
      database()
        .query<{ share: number }>(DIVIDED, [one])
        .then(({ rows }) => rows[0]?.share),
    ),
  )

describe('questions that travel together', () => {
  test('one that fails between others leaves theirs alone', async () => {
    const [first, fault, third, fourth] = await shares(3, 0, 4, 6)
    expect(fault).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect([first, third, fourth]).toMatchObject([{ value: 4 }, { value: 3 }, { value: 2 }])
  })

  test('one whose first answer was a fault is asked again like any other', async () => {
    const text = 'select 10 / $1::int as share'
    const input = (by: number) => database().query({ name: 'wire_first_fails', text }, [by])
    await expect(input(0)).rejects.toMatchObject({ code: '22012' })
    for (const by of [5, 5, 5, 5]) expect((await input(by)).rows).toEqual([{ share: 2 }])
  })

  test('values that cannot be written are the fault of their own question', async () => {
    const round: Record<string, unknown> = {}
    round['self'] = round
    const [said, fault, more] = await Promise.allSettled([
      database().query(SAID, [{ dish: 'soup' }]),
      database().query(SAID, [round]),
      database().query(SAID, [{ dish: 'rice' }]),
    ])
    expect(fault).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) })
    expect(said).toMatchObject({ value: { rows: [{ said: { dish: 'soup' } }] } })
    expect(more).toMatchObject({ value: { rows: [{ said: { dish: 'rice' } }] } })
  })

  test('an answer too large for a number is the fault of its own question', async () => {
    const text = 'select $1::bigint as large'
    const asked = ['9007199254740991', '9007199254740993'].map(large =>
      database().query({ name: 'wire_large', text }, [large]),
    )
    const [fits, not] = await Promise.allSettled(asked)
    expect(fits).toMatchObject({ value: { rows: [{ large: Number.MAX_SAFE_INTEGER }] } })
    expect(not).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) })
  })

  test('one name for two texts is refused before it is sent', async () => {
    const [first, other] = await Promise.allSettled([
      database().query(DIVIDED, [1]),
      database().query({ ...DIVIDED, text: 'select 1 as share' }, []),
    ])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(other).toMatchObject({ reason: new Error('wire_divided is the name of another statement') })
  })

  test('moments, days, nothing and lists come back as they were sent', async () => {
    const text =
      'select $1::timestamptz as at, $2::date as day, $3::text as nothing, $4::text[] as list, $5::bytea as bytes'
    const at = new Date('2026-11-22T09:30:00.125Z')
    const values = [at, '2026-11-22', null, ['a', 'b "c"', null], Buffer.from([0, 255])]
    const { rows } = await database().query({ name: 'wire_values', text }, values)
    expect(rows).toEqual([
      { at, day: '2026-11-22', nothing: null, list: ['a', 'b "c"', null], bytes: Buffer.from([0, 255]) },
    ])
  })
})

describe('changes that travel together', () => {
  test('what the database refuses only as it commits is told, and not kept', async () => {
    await database().change(ADDED, [1, 'Ada'])
    await expect(database().change(ADDED, [1, 'Ben'])).rejects.toMatchObject({ code: '23505' })
    expect((await database().query(TAKEN, [])).rows).toEqual([{ seat_no: 1, guest: 'Ada' }])
  })

  test('in a transaction what was sent with a fault fails with it, and nothing of it is kept', async () => {
    const ended: PromiseSettledResult<unknown>[] = []
    const work = database().inTx(async tx => {
      const asked = [tx.query(ADDED, [7, 'Cy']), tx.query(DIVIDED, [0]), tx.query(ADDED, [8, 'Di'])]
      ended.push(...(await Promise.allSettled(asked)))
      return 'done'
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(ended[2]).toMatchObject({ reason: { code: '22012' } })
    expect((await database().query(TAKEN, [])).rows).toEqual([{ seat_no: 1, guest: 'Ada' }])
    await database().inTx(tx => tx.query(ADDED, [9, 'Eve']))
    expect((await database().query(TAKEN, [])).rows).toHaveLength(2)
  })

  const round: Record<string, unknown> = {}
  round['self'] = round

  test('in a transaction values that cannot be written undo all of it, what came before and its commit too', async () => {
    const before = (await database().query(TAKEN, [])).rows
    const work = database().inTx(async tx => {
      tx.send(ADDED, [20, 'Fay'])
      tx.send(SAID, [round])
      tx.send(ADDED, [21, 'Gus'])
      tx.last(ADDED, [22, 'Hal'])
    })
    await expect(work).rejects.toThrow(TypeError)
    expect((await database().query(TAKEN, [])).rows).toEqual(before)
  })

  test('so do they where the commit travels later than they', async () => {
    const before = (await database().query(TAKEN, [])).rows
    const work = database().inTx(async tx => {
      tx.send(ADDED, [30, 'Ida'])
      tx.send(SAID, [round])
      await new Promise(resolve => setTimeout(resolve, 20))
    })
    await expect(work).rejects.toThrow(TypeError)
    expect((await database().query(TAKEN, [])).rows).toEqual(before)
    await database().inTx(tx => tx.query(ADDED, [31, 'Jo']))
    expect((await database().query(TAKEN, [])).rows).toHaveLength(before.length + 1)
  })
})

describe('a shared question', () => {
  const text = 'select gen_random_uuid() as id, 6 / $1::int as share'
  const SHARED = { name: 'wire_shared', text, shared: true }
  const idOf = async (by: number, db: Pick<ReturnType<typeof database>, 'query'> = database()) =>
    (await db.query<{ id: string }>(SHARED, [by])).rows[0]?.id

  test('is asked once for all who ask the same before it was sent, and anew afterwards', async () => {
    const [first, same, other, again] = await Promise.all([idOf(1), idOf(1), idOf(2), idOf(1)])
    expect([same, again]).toEqual([first, first])
    expect(other).not.toBe(first)
    expect(await idOf(1)).not.toBe(first)
  })

  test('that fails, fails for all of them, and for nobody else', async () => {
    const asked = await Promise.allSettled([idOf(0), idOf(0), idOf(3)])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  test('belongs to its transaction there: nobody shares what was read in one', async () => {
    const [first, second] = await database().inTx(tx => Promise.all([idOf(1, tx), idOf(1, tx)]))
    expect(first).not.toBe(second)
  })
})
