import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  diningRoom,
  TABLES,
  SHOP,
  type Diner,
  type TestStaff,
} from '../../testing/index.ts'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.shared)
const manager = app.staff('manager', { shopIds: [SHOP, 102] })

const waiter = app.staff()
type Setup = ResponseOf<typeof contract.table.tableSetup>['tables'][number]
type Saving = Omit<RequestInputOf<typeof contract.table.saveTable>, 'shopId'>

const save = (input: Saving, by: TestStaff = manager) => by.call(contract.table.saveTable, { shopId: SHOP, ...input })
const remove = (tableId: string, by: TestStaff = manager) =>
  by.call(contract.table.removeTable, { shopId: SHOP, tableId })
const setup = async () => (await manager.must(contract.table.tableSetup, { shopId: SHOP })).tables
const named = async (tableName: string) => {
  const match = (await setup()).find(one => one.tableName === tableName)
  if (!match) throw new Error(`No table ${tableName}`)
  return match
}
const settable = ({ mark: _mark, tableId: _tableId, ...table }: Setup) => table
describe('The tables of a store', () => {
  test('A table is added with its own code, changed, and removed', async () => {
    const like = settable(await named('A1'))
    const added = dataOf(await save({ table: { ...like, tableName: 'Z1', seats: 3 } }))
    expect(added).toMatchObject({ tableName: 'Z1', seats: 3 })
    const { tableId, mark } = added
    expect(tableId).toMatch(/^[\w-]{16}$/)
    const guest = room.phone(tableId)
    await guest.must(contract.cart.query, guest.place)
    const changed = await save({ tableId, mark, table: { ...like, tableName: 'Z2' } })
    expect(changed).toMatchObject({ tableId, tableName: 'Z2' })
    expect(refusedAs(await remove(tableId))).toBe('done')
    expect(refusedAs(await remove(tableId))).toBe('done')
    expect((await setup()).some(one => one.tableId === tableId)).toBe(false)
  })

  test('Of twenty who add one number, one succeeds', async () => {
    const table = { ...settable(await named('A1')), tableName: 'Y 7' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => save({ table })))
    expect(answers.filter(it => refusedAs(it) === 'done')).toHaveLength(1)
    for (const answer of answers.filter(it => refusedAs(it) !== 'done'))
      expect(answer).toMatchObject({ refused: 'tableNumberTwice', field: 'table.tableName' })
    expect(await save({ table: { ...table, tableName: 'y-07' } })).toMatchObject({ refused: 'tableNumberTwice' })
  })

  test('A conflicting change is refused with a message', async () => {
    const { tableId, mark, ...table } = await named('C1')
    expect(refusedAs(await save({ tableId, mark, table: { ...table, seats: 2 } }))).toBe('done')
    expect(await save({ tableId, mark, table: { ...table, seats: 4 } })).toMatchObject({ refused: 'changedMeanwhile' })
    expect((await named('C1')).seats).toBe(2)
  })

  test('A bookable table keeps its area under its new number (BOOK-1)', async () => {
    const areas = async () => (await manager.must(contract.store.settings, { shopId: SHOP })).booking.rules?.areas ?? []
    const { tableId, mark, ...table } = await named('B3')
    expect(refusedAs(await save({ tableId, mark, table: { ...table, tableName: 'B33' } }))).toBe('done')
    expect((await areas()).some(({ tableNames }) => tableNames.includes('B33'))).toBe(true)
    expect(refusedAs(await remove(tableId))).toBe('done')
    expect((await areas()).some(({ tableNames }) => tableNames.includes('B33'))).toBe(false)
  })

  test('Staff do not set tables up; a table of another store is not found', async () => {
    const { tableId, mark, ...table } = await named('A1')
    expect(await save({ tableId, mark, table }, waiter)).toMatchObject({ refused: 'rightMissing' })
    expect(await remove(tableId, waiter)).toMatchObject({ refused: 'rightMissing' })
    expect(await waiter.call(contract.table.tableSetup, { shopId: 102 })).toMatchObject({ refused: 'notYourShop' })
    const elsewhere = { shopId: 102, tableId, mark, table: { ...table, seats: 9 } }
    expect(await manager.call(contract.table.saveTable, elsewhere)).toMatchObject({ refused: 'tableCodeUnknown' })
    expect(refusedAs(await manager.call(contract.table.removeTable, { shopId: 102, tableId }))).toBe('done')
    expect((await named('A1')).seats).toBe(table.seats)
  })
})

describe('A table where staff take the order (ORDER-2)', () => {
  test('Shows its menu, and asks the guest to order with the staff', async () => {
    const { tableId, mark, ...table } = await named('C2')
    const set = { operationMode: 0, payMode: 0, dinnerServiceType: 0 } as const
    expect(refusedAs(await save({ tableId, mark, table: { ...table, ...set } }))).toBe('done')
    const guest = room.phone(tableId)
    const cart = await guest.add('one')
    expect(await guest.submit(cart)).toMatchObject({ refused: 'staffTakeOrder' })
    const now = await named('C2')
    const { mark: later, tableId: _code, ...after } = now
    expect(refusedAs(await save({ tableId, mark: later, table: { ...after, operationMode: 1 } }))).toBe('done')
    expect(refusedAs(await guest.submit(cart))).toBe('done')
  })
})

describe('the floor', () => {
  test('Shows the people at a table, since when they sit, and what they ordered (C6)', async () => {
    expect(await room.table(TABLES.shared)).not.toHaveProperty('session')
    await room.open(TABLES.shared)
    expect((await room.table(TABLES.shared))?.session).toMatchObject({
      persons: 0,
      pin: expect.stringMatching(/^\d{4}$/),
    })
    const ann = room.phone()
    await ann.join('Ann')
    const cart = await ann.add('one')
    expect(refusedAs(await ann.submit(cart))).toBe('done')
    const seen = await room.table(TABLES.shared)
    const total = cart.calculation.totalPaidAmount
    expect(seen).toMatchObject({ session: { persons: 1 }, orders: { count: 1, amount: total, unpaid: total } })
  })

  test('The way of ordering at a table changes only while it is unused, and the table is not removed while occupied', async () => {
    const { tableId, mark, ...table } = await named('A3')
    expect(await save({ tableId, mark, table: { ...table, playerMode: false } })).toMatchObject({
      refused: 'tableOccupied',
    })
    expect(await remove(tableId)).toMatchObject({ refused: 'tableOccupied' })
    expect(refusedAs(await save({ tableId, mark, table: { ...table, seats: 12 } }))).toBe('done')
  })

  test('A released table shows no party', async () => {
    await room.release(TABLES.shared)
    expect(await room.table(TABLES.shared)).not.toHaveProperty('session')
  })
})

describe('A table that calls the staff', () => {
  const calling = async () => (await manager.must(contract.table.tableCalls, { shopId: SHOP })).calls
  const calls = (phone: Diner, wish: 'bill' | 'water' = 'bill') =>
    phone.call(contract.table.callStaff, { shopId: SHOP, tableId: TABLES.sharedLater, wish })

  test('Waits once per request, until a staff member goes; only seated guests call (ORDER-9, C6)', async () => {
    const ana = await room.sits('Ana', TABLES.sharedLater)
    const eve = room.phone()
    expect(refusedAs(await calls(eve))).not.toBe('done')
    for (let at = 0; at < 3; at += 1) expect(refusedAs(await calls(ana))).toBe('done')
    expect(refusedAs(await calls(ana, 'water'))).toBe('done')
    const waiting = await calling()
    expect(waiting.map(it => [it.tableName, it.wish])).toEqual([
      ['B2', 'bill'],
      ['B2', 'water'],
    ])
    for (const { callId } of waiting) await manager.call(contract.table.answerTableCall, { shopId: SHOP, callId })
    expect(await calling()).toEqual([])
    expect(refusedAs(await manager.call(contract.table.tableCalls, { shopId: 999 }))).toBe('notYourShop')
  })
})
