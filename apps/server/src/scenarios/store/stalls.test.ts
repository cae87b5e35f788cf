import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { demoStaff, refusedAs, testApp } from '../../testing/index.ts'

const SINGAPORE = 105
/** The code of a buffet table where each phone has a cart of its own. */
const APART = 'Wt3DSH5zU884XpT7'
const shop = { shopId: SINGAPORE }
const place = { ...shop, businessType: 1100 as const, tableId: APART }
const app = testApp({ brand: 'demo', clock: '2026-11-20T04:00:00Z', processes: 2 })
const manager = demoStaff(app)
const guest = app.guest()

const stallsNow = () => manager.must(contract.menu.stalls, shop, { process: 0 })
type Stalls = Awaited<ReturnType<typeof stallsNow>>['stalls']
const save = (mark: string, stalls: Stalls) =>
  manager.call(contract.menu.saveStalls, { ...shop, mark, stalls }, { process: 0 })

describe('The stalls of a store’s buffet', () => {
  test('A stall’s price and dishes apply at once for guests of another process (CART-13, MENU-1)', async () => {
    const { mark, stalls } = await stallsNow()
    await guest.must(contract.buffet.open, { ...place, adults: 1, children: 0 }, { process: 1 })
    const dearer = stalls.map(it => ({
      ...it,
      limitCount: it.buffetStallId === 'dumpling-stall' ? 1 : it.limitCount,
      singleLimitCount: it.buffetStallId === 'dumpling-stall' ? 1 : it.singleLimitCount,
      places: it.places.map(place => (place.person === 'adult' ? { ...place, price: money(4000) } : place)),
    }))
    const saved = await save(mark, dearer)
    expect(refusedAs(saved)).toBe('done')
    expect(await save(mark, dearer)).toEqual(saved)
    const itemsAtOther = async () => {
      app.clock.advance(1100)
      return (await guest.must(contract.cart.query, place, { process: 1 })).calculation.items
    }
    await expect.poll(itemsAtOther, { timeout: 5000 }).toMatchObject([{ foodId: 'dumpling-stall', amount: 4000 }])
    expect((await stallsNow()).stalls.find(it => it.buffetStallId === 'dumpling-stall')).toMatchObject({
      limitCount: 1,
    })
  })

  test('A stall is created, assigned to a table, and removed only when no table has it (CART-13)', async () => {
    const { mark, stalls, dishes, taxes } = await stallsNow()
    const dish = dishes.find(it => it.unitId === '' && it.foodId === 'green-tea')
    if (!dish) throw new Error('no tea')
    const stall = {
      buffetStallId: 'stall-new',
      displayName: { en_US: 'Sweet stall' },
      limitType: 0 as const,
      limitCount: 6,
      singleLimitCount: 0,
      intervalMinutes: 0,
      stayMinutes: 60,
      lastOrderMinutes: 10,
      included: [{ foodId: dish.foodId, unitId: '' }],
      places: [{ person: 'adult' as const, displayName: { en_US: 'Sweets' }, price: money(900) }],
      taxIds: taxes.map(it => it.taxId),
    }
    const saved = await manager.must(contract.menu.saveStalls, { ...shop, mark, stalls: [...stalls, stall] })
    const setup = await manager.must(contract.table.tableSetup, shop)
    expect(setup.stalls.map(it => it.buffetStallId)).toContain('stall-new')
    const free = setup.tables.find(it => it.tableName === '08')
    if (!free) throw new Error('no table 08')
    const { tableId, mark: tableMark, ...table } = free
    const atTable = (version: string, buffetStallIds: string[]) =>
      manager.call(contract.table.saveTable, { ...shop, tableId, mark: version, table: { ...table, buffetStallIds } })
    const assigned = await atTable(tableMark, ['stall-new'])
    if (!('mark' in assigned)) throw new Error('the stall was not assigned')
    expect(refusedAs(await save(saved.mark, stalls))).toBe('stallLaid')
    expect(refusedAs(await atTable(assigned.mark, []))).toBe('done')
    expect(refusedAs(await save(saved.mark, stalls))).toBe('done')
    expect(await atTable(assigned.mark, ['stall-new'])).toMatchObject({
      refused: 'stallUnknown',
      field: 'table.buffetStallIds[0]',
    })
  })

  test('Impossible input is refused at its field, and a conflicting save is shown (CART-13)', async () => {
    const { mark, stalls } = await stallsNow()
    const [first, ...rest] = stalls
    if (!first) throw new Error('no stall')
    const none = await save(mark, [{ ...first, included: [] }, ...rest])
    expect(none).toMatchObject({ refused: 'stallDishesMissing', field: 'stalls[0].included' })
    expect(refusedAs(await save('older', [{ ...first, limitCount: 9 }, ...rest]))).toBe('changedMeanwhile')
  })

  test('Is the managers’ of the store alone (C6)', async () => {
    const { mark, stalls } = await stallsNow()
    const waiter = demoStaff(app, 'singapore@marigold.example')
    expect(refusedAs(await waiter.call(contract.menu.stalls, shop))).not.toBe('done')
    expect(refusedAs(await waiter.call(contract.menu.saveStalls, { ...shop, mark, stalls }))).not.toBe('done')
    expect((await stallsNow()).laid.find(it => it.buffetStallId === 'dumpling-stall')?.tables).toContain('19')
  })
})
