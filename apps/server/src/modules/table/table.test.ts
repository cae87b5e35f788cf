import type { TableInfo } from '@comanda/domain/store'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSeal } from '../../platform/seal.ts'
import { testDatabase } from '../../testing/index.ts'
import { testAnyone, testGuest } from '../../testing/test-caller.ts'
import { createTable, insertTables, type TableModule } from './index.ts'
import { numberKey } from './number-key.ts'

const database = testDatabase()
const plain = (tableId: string, tableName: string, changes: Partial<TableInfo> = {}): TableInfo => ({
  tableId,
  tableName,
  serviceAreaName: { en_US: 'Terrace', zh_CN: '露台' },
  seats: 4,
  operationMode: 1,
  payMode: 0,
  playerMode: false,
  dinnerServiceType: 0,
  posOrderNeedPay: false,
  buffetStallIds: [],
  ...changes,
})
const requests: string[] = []
let tables: TableModule

beforeAll(async () => {
  tables = createTable({
    db: database(),
    clock: () => Date.now(),
    secret: 'a secret of the tests',
    pins: createSeal('a secret of the tests', 'table PINs'),
    take: async () => true,
    hasRoom: async () => true,
    occupantsAt: async () => ({ owners: new Set<string>(), personIds: new Set<string>() }),
    giveBack: async () => {},
    publish: () => {},
    shopOf: async (_corporationId, shopId) => ({
      shopName: { en_US: `Shop ${shopId}` },
      currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
      askPeople: false,
    }),
    ordersAtTables: async () => [],
    bookedAhead: async () => false,
    seatingsOf: async () => new Map(),
    endSeating: async () => [],
    tableRenamed: async () => {},
    changed: () => {},
    billAt: async () => undefined,
    releaseBills: async () => undefined,
    stallsOf: async () => [],
    sharedBillAt: async () => undefined,
    makeWay: async () => undefined,
    hasActivity: async () => false,
    ownOrdersAt: async (caller, _shopId, tableId) => {
      requests.push(`${caller.session.owner} ${tableId}`)
      return [{ orderId: `order of ${caller.session.owner}`, state: 'preparing' }]
    },
  })
  await database().inTx(async tx => {
    await insertTables(tx, { corporationId: 1, shopId: 7 }, [
      plain('codeA1', 'A1'),
      plain('codeA10', 'A10', { playerMode: true }),
    ])
    await insertTables(tx, { corporationId: 1, shopId: 8 }, [plain('codeB1', '08')])
  })
})
const find = (input: object, caller = testAnyone()) =>
  tables.handlers.getTableInfo(caller, { shopId: 7, ...input } as never)

describe('finding a table', () => {
  test('A table is found by its scanned code, and by its number in any spelling', async () => {
    expect(await find({ tableId: 'codeA1' })).toMatchObject({ tableName: 'A1', serviceAreaName: 'Terrace' })
    for (const tableName of ['A1', 'a1', ' a 01', 'A-1', 'Ａ１', 'a١']) {
      expect(await find({ tableName }), tableName).toMatchObject({ tableId: 'codeA1' })
    }
    expect(await find({ shopId: 8, tableName: '8' })).toMatchObject({ tableId: 'codeB1' })
  })

  test('A1 and A10 are two tables, and 10 is not 1', () => {
    expect(numberKey('A10')).not.toBe(numberKey('A1'))
    expect(numberKey('100')).toBe('100')
    expect(numberKey('007')).toBe('7')
  })

  test('An unknown number is refused with the number and the store', async () => {
    expect(await find({ tableName: 'Z9' })).toMatchObject({
      refused: 'tableUnknown',
      params: { table: 'Z9', shop: 'Shop 7' },
    })
  })

  test('A foreign code is refused; one of another store names that store (C6)', async () => {
    expect(await find({ tableId: 'nothing' })).toMatchObject({ refused: 'tableCodeUnknown' })
    expect(await find({ tableId: 'codeB1' })).toMatchObject({
      refused: 'tableElsewhere',
      data: { shopId: 8, shopName: 'Shop 8' },
    })
    expect(await find({ tableId: 'codeA1' }, testAnyone(2))).toMatchObject({ refused: 'tableCodeUnknown' })
  })

  test('A shared table asks for the number of people', async () => {
    expect(await find({ tableId: 'codeA1' })).toMatchObject({ askPeople: false })
    expect(await find({ tableId: 'codeA10' })).toMatchObject({ askPeople: true })
  })

  test('A table shows the caller’s own orders and no others (A1)', async () => {
    const guest = testGuest()
    const answer = await tables.handlers.fetchTable(guest, { shopId: 7, tableId: 'codeA1' })
    expect(answer).toMatchObject({ orders: [{ orderId: `order of ${guest.session.owner}` }] })
    const cache = await tables.handlers.queryTableCache(guest, { shopId: 7, tableId: 'codeA1' })
    expect(Object.keys(cache)).toEqual(['tableId', 'orders'])
    expect(requests.every(entry => entry === `${guest.session.owner} codeA1`)).toBe(true)
    const walked = await tables.handlers.queryTableCache(guest, { shopId: 7, tableId: 'codeB1' })
    expect(walked).toMatchObject({ refused: 'tableElsewhere' })
  })

  test('Two tables cannot have the same number', async () => {
    const twins = [plain('x', 'C1'), plain('y', 'c 01')]
    await expect(database().inTx(tx => insertTables(tx, { corporationId: 1, shopId: 9 }, twins))).rejects.toThrow(
      'dining_table_by_number',
    )
  })
})
