import type { table as calls } from '@comanda/contract/table'
import type { ResponseOf } from '@comanda/contract/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { SHARED, SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

type Setup = ResponseOf<typeof calls.tableSetup>['tables'][number]
type Floor = ResponseOf<typeof calls.tables>

const database = testDatabase()
let house: TableHouse
let manager: string
let waiter: string

beforeAll(async () => {
  house = await tableHouse(database())
  manager = await house.first.staff()
  waiter = await house.first.staff('newyork@marigold.example')
}, 60_000)
afterAll(() => house.close())

const say = async (path: string, body: object, token = manager) =>
  (await house.first.ask(`/api/console/${path}`, { shopId: SHOP, ...body }, { token })).body
const setup = async () => ((await say('tableSetup', {})).data as { tables: Setup[] }).tables
const named = async (tableName: string) => {
  const found = (await setup()).find(one => one.tableName === tableName)
  if (!found) throw new Error(`No table ${tableName}`)
  return found
}
const settable = ({ mark: _mark, tableId: _tableId, ...table }: Setup) => table
const floor = async () => (await say('tables', {})).data as Floor
const onFloor = async (tableId: string) => (await floor()).tables.find(one => one.tableId === tableId)

describe('the tables of a store', () => {
  test('a table is added with a code of its own, changed, and taken away', async () => {
    const like = settable(await named('A1'))
    const added = await say('saveTable', { table: { ...like, tableName: 'Z1', seats: 3 } })
    expect(added).toMatchObject({ code: '000', data: { tableName: 'Z1', seats: 3 } })
    const { tableId, mark } = added.data as Setup
    expect(tableId).toMatch(/^[\w-]{16}$/)
    const guest = await house.phone(tableId)
    expect(await guest.ask('cart/query')).toMatchObject({ code: '000' })
    const changed = await say('saveTable', { tableId, mark, table: { ...like, tableName: 'Z2' } })
    expect(changed).toMatchObject({ code: '000', data: { tableId, tableName: 'Z2' } })
    expect(await say('removeTable', { tableId })).toMatchObject({ code: '000' })
    expect(await say('removeTable', { tableId })).toMatchObject({ code: '000' })
    expect((await setup()).some(one => one.tableId === tableId)).toBe(false)
  })

  test('of twenty who add one number, one does', async () => {
    const table = { ...settable(await named('A1')), tableName: 'Y 7' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => say('saveTable', { table })))
    expect(answers.filter(({ code }) => code === '000')).toHaveLength(1)
    for (const answer of answers.filter(({ code }) => code !== '000'))
      expect(answer).toMatchObject({ code: 'CON-02-0019', field: 'table.tableName' })
    expect(await say('saveTable', { table: { ...table, tableName: 'y-07' } })).toMatchObject({ code: 'CON-02-0019' })
  })

  test('who changes what another changed meanwhile is told', async () => {
    const { tableId, mark, ...table } = await named('C1')
    expect(await say('saveTable', { tableId, mark, table: { ...table, seats: 2 } })).toMatchObject({ code: '000' })
    expect(await say('saveTable', { tableId, mark, table: { ...table, seats: 4 } })).toMatchObject({
      code: 'CON-01-0005',
    })
    expect((await named('C1')).seats).toBe(2)
  })

  test('a table that can be booked keeps its area under its new number · BOOK-1', async () => {
    const areas = async () => {
      const { data } = await say('settings', {})
      return (data as { booking: { rules: { areas: { tableNames: string[] }[] } } }).booking.rules.areas
    }
    const { tableId, mark, ...table } = await named('B3')
    expect(await say('saveTable', { tableId, mark, table: { ...table, tableName: 'B33' } })).toMatchObject({
      code: '000',
    })
    expect((await areas()).some(({ tableNames }) => tableNames.includes('B33'))).toBe(true)
    expect(await say('removeTable', { tableId })).toMatchObject({ code: '000' })
    expect((await areas()).some(({ tableNames }) => tableNames.includes('B33'))).toBe(false)
  })

  test('staff do not set tables up; a table of another store is not there', async () => {
    const { tableId, mark, ...table } = await named('A1')
    expect(await say('saveTable', { tableId, mark, table }, waiter)).toMatchObject({ code: 'CON-01-0004' })
    expect(await say('removeTable', { tableId }, waiter)).toMatchObject({ code: 'CON-01-0004' })
    expect(await say('tableSetup', { shopId: 102 }, waiter)).toMatchObject({ code: 'CON-01-0002' })
    const elsewhere = { shopId: 102, tableId, mark, table: { ...table, seats: 9 } }
    expect(await say('saveTable', elsewhere)).toMatchObject({ code: 'BASE-02-0002' })
    expect(await say('removeTable', { shopId: 102, tableId })).toMatchObject({ code: '000' })
    expect((await named('A1')).seats).toBe(table.seats)
  })
})

describe('a table where staff take the order · ORDER-2', () => {
  test('shows its menu, and the phone is told whom to ask instead of ordering', async () => {
    const { tableId, mark, ...table } = await named('C2')
    const set = { operationMode: 0, payMode: 0, dinnerServiceType: 0 }
    expect(await say('saveTable', { tableId, mark, table: { ...table, ...set } })).toMatchObject({ code: '000' })
    const guest = await house.phone(tableId)
    const cart = await guest.add('one')
    expect(cart).toMatchObject({ code: '000' })
    expect(await guest.submit(cart.data)).toMatchObject({ code: 'OMS-20-1051' })
    const now = await named('C2')
    const { mark: later, tableId: _code, ...after } = now
    expect(await say('saveTable', { tableId, mark: later, table: { ...after, operationMode: 1 } })).toMatchObject({
      code: '000',
    })
    expect(await guest.submit(cart.data)).toMatchObject({ code: '000' })
  })
})

describe('the floor', () => {
  test('shows who sits at a table, since when, and what they ordered · C6', async () => {
    expect(await onFloor(SHARED)).not.toHaveProperty('session')
    await house.staff('openTable')
    expect((await onFloor(SHARED))?.session).toMatchObject({ persons: 0, pin: expect.stringMatching(/^\d{4}$/) })
    const ann = await house.phone()
    await ann.join('Ann')
    const cart = await ann.add('one')
    expect(await ann.submit(cart.data)).toMatchObject({ code: '000' })
    const seen = await onFloor(SHARED)
    const total = cart.data.calculation.totalPaidAmount
    expect(seen).toMatchObject({ session: { persons: 1 }, orders: { count: 1, amount: total, unpaid: total } })
  })

  test('how one orders at a table changes only while nobody does; it is not taken away from who sits there', async () => {
    const { tableId, mark, ...table } = await named('A3')
    expect(await say('saveTable', { tableId, mark, table: { ...table, playerMode: false } })).toMatchObject({
      code: 'CON-02-0020',
    })
    expect(await say('removeTable', { tableId })).toMatchObject({ code: 'CON-02-0020' })
    expect(await say('saveTable', { tableId, mark, table: { ...table, seats: 12 } })).toMatchObject({ code: '000' })
  })

  test('a table that was released shows nobody', async () => {
    await house.staff('releaseTable')
    expect(await onFloor(SHARED)).not.toHaveProperty('session')
  })
})
