import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { account, balanceOf, move, post } from '../ledger/index.ts'
import { backUp, type Database, migrate, openDatabase, restore } from '../platform/db/index.ts'
import { emptyDataFolder, MIGRATIONS } from '../testing/index.ts'
import { audit } from './report.ts'

let folder = ''
const open: Database[] = []

beforeEach(() => {
  folder = emptyDataFolder('backup')
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(database => database.close()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(dataDir: string, walFolder?: string): Promise<Database> {
  const database = await openDatabase({ dataDir }, { walFolder })
  open.push(database)
  return database
}

const [HOUSE, CARD] = [account.brand('bonus'), account.cardPaid('one')]

/** Moves value, and says so when it is acknowledged. */
const give = (database: Database, no: number) =>
  database.inTx(tx =>
    post(tx, {
      corporationId: 1,
      causeKey: `given:${no}`,
      kind: 'opening',
      currencyCode: 'GBP',
      entries: move(1, HOUSE, CARD),
      at: new Date(),
    }),
  )

test('A backup taken while value moves starts by itself, holds everything acknowledged before it, and its accounts balance (O9, M1, M2)', async () => {
  const database = await start(join(folder, 'data'))
  await migrate(database, MIGRATIONS)
  let count = 0
  for (; count < 20; count += 1) await give(database, count)
  let goesOn = true
  const busy = Array.from({ length: 8 }, async () => {
    while (goesOn) await give(database, (count += 1))
  })
  const acknowledged = await balanceOf(database, 1, CARD)
  try {
    await backUp(join(folder, 'data'), join(folder, 'copy'), database.reach)
    expect(await balanceOf(database, 1, CARD)).toBeGreaterThan(acknowledged)
  } finally {
    goesOn = false
    await Promise.all(busy)
  }
  await expect(backUp(join(folder, 'data'), join(folder, 'copy'), database.reach)).rejects.toThrow('is not empty')

  const copy = await start(join(folder, 'copy'))
  const [stored, remaining] = [await balanceOf(copy, 1, CARD), await balanceOf(copy, 1, HOUSE)]
  expect(stored).toBeGreaterThanOrEqual(acknowledged)
  expect(stored + remaining).toBe(0)
  expect((await audit(copy)).findings).toEqual([])
  await give(copy, 1_000_000)
  expect(await balanceOf(copy, 1, CARD)).toBe(stored + 1)
  expect(await balanceOf(database, 1, CARD)).toBeGreaterThanOrEqual(stored)
})

test('The database is restored to the second before a disaster: all acknowledged before it is there, nothing after it (O9)', async () => {
  const [data, wal, copy, target] = ['data', 'wal', 'copy', 'restored'].map(name => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  const database = await start(data, wal)
  await migrate(database, MIGRATIONS)
  await give(database, 1)
  await backUp(data, copy, database.reach)
  for (let no = 2; no <= 30; no += 1) await give(database, no)
  const pause = () => new Promise(resolve => setTimeout(resolve, 1100))
  await pause()
  const before = new Date()
  await pause()
  await database.inTx(tx => tx.query({ name: 'disaster', text: 'drop table ledger_balance' }, []))
  await database.close()

  await restore({ backup: copy, walFolder: wal, target, until: before })
  const restored = await start(target)
  expect(await balanceOf(restored, 1, CARD)).toBe(30)
  expect((await audit(restored)).findings).toEqual([])
  await give(restored, 100)
  expect(await balanceOf(restored, 1, CARD)).toBe(31)
  await expect(restore({ backup: copy, walFolder: wal, target, until: before })).rejects.toThrow('is not empty')
  const late = { backup: copy, walFolder: wal, target: join(folder, 'late'), until: new Date(Date.now() + 86_400_000) }
  await expect(restore(late)).rejects.toThrow('does not reach')
}, 180_000)
