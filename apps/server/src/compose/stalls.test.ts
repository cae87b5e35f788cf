import type { stallCalls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type WholeHouse, wholeHouse } from '../testing/whole-house.ts'

type Found = ResponseOf<typeof stallCalls.stalls>

const SINGAPORE = 105
const APART = 'Wt3DSH5zU884XpT7'
const database = testDatabase()
let houses: WholeHouse[]
let manager: string
let guest: string

beforeAll(async () => {
  houses = [await wholeHouse(database()), await wholeHouse(database())]
  manager = await house().staff()
  guest = await house().guest()
}, 60_000)
afterAll(async () => {
  for (const one of houses) await one.close()
})

const house = (at = 0): WholeHouse => houses[at] ?? (houses[0] as WholeHouse)
const say = async (path: string, body: object, token = manager) =>
  (await house().ask(`/api/console/${path}`, { shopId: SINGAPORE, ...body }, { token })).body
const found = async () => (await say('stalls', {})).data as Found
/** Asked of the other process. */
const asGuest = async (path: string, body: object = {}) =>
  (
    await house(1).ask(
      `/api/order/${path}`,
      { shopId: SINGAPORE, businessType: 1100, tableId: APART, ...body },
      { token: guest },
    )
  ).body as { code: string; data: { calculation: { items: { foodId: string; amount: number }[] } } }

describe('The stalls of a store’s buffet', () => {
  test('A stall’s price and dishes apply at once for guests of another process (CART-13, MENU-1)', async () => {
    const { mark, stalls } = await found()
    expect(await asGuest('buffet/open', { adults: 1, children: 0 })).toMatchObject({ code: '000' })
    const dearer = stalls.map(it => ({
      ...it,
      limitCount: it.buffetStallId === 'dumpling-stall' ? 1 : it.limitCount,
      singleLimitCount: it.buffetStallId === 'dumpling-stall' ? 1 : it.singleLimitCount,
      places: it.places.map(place => (place.person === 'adult' ? { ...place, price: 4000 } : place)),
    }))
    const saved = await say('saveStalls', { mark, stalls: dearer })
    expect(saved).toMatchObject({ code: '000' })
    expect(await say('saveStalls', { mark, stalls: dearer })).toMatchObject({ code: '000', data: saved.data as object })
    await expect
      .poll(async () => (await asGuest('cart/query')).data.calculation.items, { timeout: 5000 })
      .toMatchObject([{ foodId: 'dumpling-stall', amount: 4000 }])
    expect((await found()).stalls.find(it => it.buffetStallId === 'dumpling-stall')).toMatchObject({ limitCount: 1 })
  })

  test('A stall is created, assigned to a table, and removed only when no table has it (CART-13)', async () => {
    const { mark, stalls, dishes, taxes } = await found()
    const dish = dishes.find(it => it.unitId === '' && it.foodId === 'green-tea')
    if (!dish) throw new Error('no tea')
    const stall = {
      buffetStallId: 'stall-new',
      displayName: { en_US: 'Sweet stall' },
      limitType: 0,
      limitCount: 6,
      singleLimitCount: 0,
      intervalMinutes: 0,
      stayMinutes: 60,
      lastOrderMinutes: 10,
      included: [{ foodId: dish.foodId, unitId: '' }],
      places: [{ person: 'adult', displayName: { en_US: 'Sweets' }, price: 900 }],
      taxIds: taxes.map(it => it.taxId),
    }
    const saved = await say('saveStalls', { mark, stalls: [...stalls, stall] })
    expect(saved).toMatchObject({ code: '000' })
    const setup = (await say('tableSetup', {})).data as {
      tables: { tableId: string; mark: string; tableName: string }[]
      stalls: { buffetStallId: string }[]
    }
    expect(setup.stalls.map(it => it.buffetStallId)).toContain('stall-new')
    const free = setup.tables.find(it => it.tableName === '08')
    if (!free) throw new Error('no table 08')
    const { tableId, mark: tableMark, ...table } = free
    const laid = await say('saveTable', {
      tableId,
      mark: tableMark,
      table: { ...table, buffetStallIds: ['stall-new'] },
    })
    expect(laid).toMatchObject({ code: '000' })
    const now = (saved.data as { mark: string }).mark
    expect(await say('saveStalls', { mark: now, stalls })).toMatchObject({ code: 'CON-02-0067' })
    const off = { tableId, mark: (laid.data as { mark: string }).mark, table: { ...table, buffetStallIds: [] } }
    expect(await say('saveTable', off)).toMatchObject({ code: '000' })
    expect(await say('saveStalls', { mark: now, stalls })).toMatchObject({ code: '000' })
    const ghost = { ...off, table: { ...table, buffetStallIds: ['stall-new'] } }
    expect(await say('saveTable', ghost)).toMatchObject({ code: 'CON-02-0068', field: 'table.buffetStallIds[0]' })
  })

  test('Impossible input is refused at its field, and a conflicting save is shown (CART-13)', async () => {
    const { mark, stalls } = await found()
    const [first, ...rest] = stalls
    if (!first) throw new Error('no stall')
    const none = await say('saveStalls', { mark, stalls: [{ ...first, included: [] }, ...rest] })
    expect(none).toMatchObject({ code: 'CON-02-0061', field: 'stalls[0].included' })
    const late = { mark: 'older', stalls: [{ ...first, limitCount: 9 }, ...rest] }
    expect(await say('saveStalls', late)).toMatchObject({ code: 'CON-01-0005' })
  })

  test('Is the managers’ of the store alone (C6)', async () => {
    const { mark, stalls } = await found()
    const waiter = await house().staff('singapore@marigold.example')
    for (const [path, body] of [
      ['stalls', {}],
      ['saveStalls', { mark, stalls }],
    ] as const)
      expect((await say(path, body, waiter)).code).not.toBe('000')
    expect((await found()).laid.find(it => it.buffetStallId === 'dumpling-stall')?.tables).toContain('19')
  })
})
