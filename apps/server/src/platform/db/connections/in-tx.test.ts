import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/index.ts'
import { DatabaseUnavailable, openDatabase } from '../index.ts'

const database = testDatabase()

interface StockTables {
  stock: { corporation_id: number; item: number; left: number }
}

beforeAll(async () => {
  await database().inTx(async tx => {
    await sql`create table stock (corporation_id bigint, item bigint, "left" bigint, primary key (corporation_id, item))`.execute(
      tx,
    )
    await sql`insert into stock values (1, 1, 5), (1, 2, 0), (1, 3, 0)`.execute(tx)
  })
})

const leftOf = async (item: number) => {
  const row = await database()
    .withTables<StockTables>()
    .selectFrom('stock')
    .select('left')
    .where('item', '=', item)
    .executeTakeFirst()
  return row?.left
}

describe('inTx is the only way to write', () => {
  test('60 serializable read-then-writes on 20 connections all succeed: conflicts are tried again', async () => {
    let tries = 0
    const bump = () =>
      database().inTx(
        async tx => {
          tries += 1
          const stock = tx.withTables<StockTables>()
          const row = await stock.selectFrom('stock').select('left').where('item', '=', 2).executeTakeFirstOrThrow()
          await stock
            .updateTable('stock')
            .set({ left: row.left + 1 })
            .where('item', '=', 2)
            .execute()
        },
        { isolation: 'serializable' },
      )
    const ended = await Promise.allSettled(Array.from({ length: 60 }, bump))
    const succeeded = ended.filter(end => end.status === 'fulfilled').length
    expect(await leftOf(2)).toBe(succeeded)
    expect(tries).toBeGreaterThan(60)
    expect(succeeded).toBe(60)
  })

  test('60 conditional updates of the last 5 sell 5, without a retry (S1)', async () => {
    const buy = () =>
      database().inTx(async tx => {
        const text = 'update stock set "left" = "left" - 1 where corporation_id = 1 and item = 1 and "left" >= 1'
        return (await tx.query({ name: 'buy_one', text }, [])).count
      })
    const sold = await Promise.all(Array.from({ length: 60 }, buy))
    expect(sold.filter(count => count === 1)).toHaveLength(5)
    expect(await leftOf(1)).toBe(0)
  })

  test('Deadlocks are retried: transactions that take two rows in opposite order all end', async () => {
    const raise = (items: number[]) =>
      database().inTx(async tx => {
        for (const item of items) {
          await sql`update stock set "left" = "left" + 1 where corporation_id = 1 and item = ${item}`.execute(tx)
        }
      })
    const before = (await leftOf(3)) ?? 0
    await Promise.all(Array.from({ length: 4 }, (_, n) => raise(n % 2 === 0 ? [2, 3] : [3, 2])))
    expect(await leftOf(3)).toBe(before + 4)
  })

  test('A connection cut in the middle: the work is repeated from its start', async () => {
    let tries = 0
    const before = (await leftOf(3)) ?? 0
    await database().inTx(async tx => {
      tries += 1
      await sql`update stock set "left" = "left" + 1 where corporation_id = 1 and item = 3`.execute(tx)
      if (tries === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    expect([tries, await leftOf(3)]).toEqual([2, before + 1])
  })

  test('An internal error rolls everything back, is not retried, and its effects do not happen', async () => {
    const effects: string[] = []
    let tries = 0
    const broken = database().inTx(async tx => {
      tries += 1
      tx.afterCommit(() => effects.push('told'))
      await sql`update stock set "left" = 99 where corporation_id = 1 and item = 1`.execute(tx)
      throw new Error('ours')
    })
    await expect(broken).rejects.toThrow('ours')
    await database().inTx(async tx => tx.afterCommit(() => effects.push('kept')))
    expect([tries, await leftOf(1), effects]).toEqual([1, 0, ['kept']])
  })

  test('A swallowed error is not taken for success', async () => {
    const careless = database().inTx(tx => sql`select 1 / 0`.execute(tx).catch(() => 'never mind'))
    await expect(careless).rejects.toThrow('rolled back')
  })

  test('Nothing is written outside of it', async () => {
    await expect(sql`update stock set "left" = 1`.execute(database())).rejects.toMatchObject({ code: '25006' })
  })
})

describe('Reads', () => {
  test('A bigint is a number, refused past 2^53; a day is text; a time is a Date', async () => {
    const input = (text: string) => sql.raw<{ v: unknown }>(`select ${text} as v`).execute(database())
    expect((await input('9007199254740991::bigint')).rows).toEqual([{ v: 9007199254740991 }])
    await expect(input('9007199254740992::bigint')).rejects.toThrow('too large')
    expect((await input("'2024-02-29'::date")).rows).toEqual([{ v: '2024-02-29' }])
    expect((await input("'2024-02-29T12:00Z'::timestamptz")).rows).toEqual([{ v: new Date('2024-02-29T12:00Z') }])
    expect((await input('1')).rows).toEqual([{ v: 1 }])
  })

  test('Without a database, opening ends with a clear error (O10)', async () => {
    const nowhere = openDatabase({ url: 'postgres://comanda@127.0.0.1:1/none' })
    await expect(nowhere).rejects.toBeInstanceOf(DatabaseUnavailable)
  })
})

describe('Statements sent without waiting', () => {
  const TAKE = {
    name: 'test_take',
    text: 'update stock set "left" = "left" - 1 where corporation_id = $1 and item = $2 and "left" > 0',
  }
  const PUT = { name: 'test_put', text: 'update stock set "left" = $3 where corporation_id = $1 and item = $2' }
  const LEFT = { name: 'test_left', text: 'select "left" from stock where corporation_id = $1 and item = $2' }

  test('A later query sees it, and it is committed', async () => {
    const seen = await database().inTx(async tx => {
      tx.send(PUT, [1, 3, 2])
      tx.send(TAKE, [1, 3], 1)
      return (await tx.query<{ left: number }>(LEFT, [1, 3])).rows[0]?.left
    })
    expect([seen, await leftOf(3)]).toEqual([1, 1])
  })

  test('A statement that changes another number of rows undoes all of it', async () => {
    const taking = database().inTx(async tx => {
      tx.send(PUT, [1, 3, 0])
      tx.send(TAKE, [1, 3], 1)
      return 'done'
    })
    await expect(taking).rejects.toThrow('test_take changed 0 rows and not 1')
    expect(await leftOf(3)).toBe(1)
  })

  test('Its error is the error of the transaction, whatever else failed after it', async () => {
    const twice = { name: 'test_twice', text: 'insert into stock values ($1, $2, 1)' }
    const writing = database().inTx(async tx => {
      tx.send(PUT, [1, 3, 9])
      tx.send(twice, [1, 3])
      await tx.query(LEFT, [1, 3])
    })
    await expect(writing).rejects.toMatchObject({ code: '23505' })
    expect(await leftOf(3)).toBe(1)
  })

  test('6 at once that lock two rows against each other are tried again until all have had their turn', async () => {
    await database().inTx(async tx => void (await tx.query(PUT, [1, 3, 6])))
    await database().inTx(async tx => void (await tx.query(PUT, [1, 2, 6])))
    await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        database().inTx(async tx => {
          for (const item of nth % 2 === 0 ? [2, 3] : [3, 2]) tx.send(TAKE, [1, item], 1)
        }),
      ),
    )
    expect([await leftOf(2), await leftOf(3)]).toEqual([0, 0])
  })
})
