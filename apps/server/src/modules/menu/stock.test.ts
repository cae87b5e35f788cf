import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { returnStock, setStockCount, setSoldOut, stockOf, takeStock } from './stock.ts'
import type { MenuTables } from './tables.ts'

const database = testDatabase({ max: 20 })
const at = new Date('2026-05-01T12:00:00Z')
let shopId = 0
const newShop = () => ({ corporationId: 1, shopId: ++shopId })

const supply = (shop: ReturnType<typeof newShop>, counts: Record<string, number>) =>
  database().inTx(async tx => {
    for (const [key, count] of Object.entries(counts)) await setStockCount(tx, shop, key, count, at)
  })

class Short extends Error {
  readonly soldOut: string[]
  constructor(soldOut: string[]) {
    super('short')
    this.soldOut = soldOut
  }
}

/** The keys that were short; nothing where all was taken. */
const take = (shop: ReturnType<typeof newShop>, deps: Iterable<readonly [string, number]>) =>
  database()
    .inTx(async tx => takeStock(tx, shop, new Map(deps), { at, short: keys => new Short(keys) }))
    .catch(error => (error instanceof Short ? error.soldOut : Promise.reject(error)))

const rowsOf = (shop: ReturnType<typeof newShop>) =>
  database()
    .withTables<MenuTables>()
    .selectFrom('menu_stock')
    .select(['stock_key', 'left_count', 'supplied_count', 'taken_count'])
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .orderBy('stock_key')
    .execute()

describe('stock', () => {
  it('Several orders of one transaction are summed: together they never take more than the stock (S1)', async () => {
    const shop = newShop()
    await supply(shop, { cake: 3, tea: 9 })
    const together = (...orders: [string, number][][]) =>
      database()
        .inTx(async tx => {
          for (const deps of orders) takeStock(tx, shop, new Map(deps), { at, short: keys => new Short(keys) })
        })
        .catch(error => (error instanceof Short ? error.soldOut : Promise.reject(error)))
    expect(await together([['cake', 2]], [['tea', 1]], [['cake', 2]])).toEqual(['cake'])
    expect(
      await together(
        [['cake', 2]],
        [['tea', 1]],
        [
          ['tea', 4],
          ['cake', 1],
        ],
      ),
    ).toBeUndefined()
    expect(await rowsOf(shop)).toMatchObject([
      { stock_key: 'cake', left_count: 0, taken_count: 3 },
      { stock_key: 'tea', left_count: 4, taken_count: 5 },
    ])
  })

  it('200 buyers of the last 5 portions buy 5, combos and sides mixed in (S1)', async () => {
    const shop = newShop()
    await supply(shop, { cake: 5, tea: 300, fries: 300 })
    const baskets: [string, number][][] = [
      [['cake', 1]],
      [
        ['tea', 1],
        ['cake', 1],
      ],
      [
        ['fries', 2],
        ['cake', 1],
        ['tea', 1],
      ],
      [
        ['cake', 1],
        ['cake:slice', 1],
        ['fries', 1],
      ],
    ]
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => take(shop, baskets[i % 4] ?? [])))
    expect(answers.filter(answer => answer === undefined).length).toBe(5)
    expect(answers.filter(answer => answer?.[0] === 'cake').length).toBe(195)
    for (const row of await rowsOf(shop)) expect(row.left_count).toBe(row.supplied_count - row.taken_count)
    expect(await stockOf(database(), shop)).toMatchObject({ cake: 0 })
  })

  it('Orders of the same dishes in different order do not deadlock, and taken and returned stock balances (S1, S2)', async () => {
    const shop = newShop()
    await supply(shop, { a: 100, b: 100, c: 100 })
    const keys = ['a', 'b', 'c']
    await Promise.all(
      Array.from({ length: 120 }, async (_, i) => {
        const deps = new Map(keys.map((_, n) => [keys[(i + n) % 3] ?? 'a', 1 + (i % 2)] as const))
        if (!(await take(shop, deps))) await database().inTx(async tx => returnStock(tx, shop, deps, at))
      }),
    )
    expect(await stockOf(database(), shop)).toEqual({ a: 100, b: 100, c: 100 })
    for (const row of await rowsOf(shop)) expect(row.taken_count).toBe(0)
  })

  it('All or nothing: one sold-out key takes none of the others (S1)', async () => {
    const shop = newShop()
    await supply(shop, { a: 5, b: 1 })
    expect(
      await take(shop, [
        ['a', 2],
        ['b', 2],
      ]),
    ).toEqual(['b'])
    expect(await stockOf(database(), shop)).toEqual({ a: 5, b: 1 })
  })

  it('Uncounted dishes take no stock, of another store least of all (S3)', async () => {
    const shop = newShop()
    await supply(newShop(), { a: 0 })
    expect(await take(shop, [['a', 50]])).toBeUndefined()
    expect(await stockOf(database(), shop)).toEqual({})
  })

  it('A switch sells out counted and uncounted dishes, and restores the count when turned on again (MENU-4)', async () => {
    const shop = newShop()
    await supply(shop, { a: 7 })
    const setOff = (key: string, off: boolean) => database().inTx(tx => setSoldOut(tx, shop, key, off, at))
    await setOff('a', true)
    await setOff('b', true)
    expect(await stockOf(database(), shop)).toEqual({ a: 0, b: 0 })
    expect(await take(shop, [['b', 1]])).toEqual(['b'])
    await setOff('a', false)
    await setOff('b', false)
    expect(await stockOf(database(), shop)).toEqual({ a: 7 })
    expect(await take(shop, [['b', 1]])).toBeUndefined()
  })

  it('A new stock count keeps the sold quantity in the records (S1)', async () => {
    const shop = newShop()
    await supply(shop, { a: 7 })
    await take(shop, [['a', 3]])
    await supply(shop, { a: 20 })
    expect(await rowsOf(shop)).toEqual([{ stock_key: 'a', left_count: 20, supplied_count: 23, taken_count: 3 }])
  })

  it('An order from before counting started returns nothing that was not taken from the count (S1, S2)', async () => {
    const shop = newShop()
    expect(await take(shop, [['a', 4]])).toBeUndefined()
    await supply(shop, { a: 5 })
    const giveBack = () => database().inTx(async tx => returnStock(tx, shop, new Map([['a', 4]]), at))
    await giveBack()
    expect(await rowsOf(shop)).toEqual([{ stock_key: 'a', left_count: 5, supplied_count: 5, taken_count: 0 }])
    await take(shop, [['a', 3]])
    await giveBack()
    expect(await rowsOf(shop)).toEqual([{ stock_key: 'a', left_count: 5, supplied_count: 5, taken_count: 0 }])
  })
})
