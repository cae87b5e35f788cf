import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import type { MenuDocument } from '@comanda/domain/menu'
import { describe, expect, test } from 'vitest'
import { revisionOf } from '../../platform/revision.ts'
import { testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const { store, menu: menus, table: tables } = contract
const owner = app.staff('brand')

/** The request of a console form for a part: the demo store's settings at the revision of the new store. */
async function copyPart<Part extends object>(mark: string, { mark: _other, ...part }: Part & { mark: string }) {
  return { ...part, mark }
}

async function writeSettings(shopId: number, from: number): Promise<void> {
  const demo = await owner.must(store.settings, { shopId: from })
  const now = () => owner.must(store.settings, { shopId })
  const at = { shopId }
  const fresh = await now()
  await owner.must(store.saveGeneral, { ...at, ...(await copyPart(fresh.general.mark, demo.general)) })
  await owner.must(store.saveRegion, { ...at, ...(await copyPart(fresh.region.mark, demo.region)) })
  await owner.must(store.saveHours, { ...at, ...(await copyPart(fresh.hours.mark, demo.hours)) })
  await owner.must(store.saveHolidays, { ...at, ...(await copyPart(fresh.holidays.mark, demo.holidays)) })
  await owner.must(store.saveTaxes, { ...at, ...(await copyPart(fresh.taxes.mark, demo.taxes)) })
  await owner.must(store.saveFees, { ...at, ...(await copyPart(fresh.fees.mark, demo.fees)) })
  await owner.must(store.saveZones, { ...at, ...(await copyPart(fresh.zones.mark, demo.zones)) })
  await owner.must(store.saveOrdering, { ...at, ...(await copyPart(fresh.ordering.mark, demo.ordering)) })
  await owner.must(store.savePrinted, { ...at, ...(await copyPart(fresh.printed.mark, demo.printed)) })
  await owner.must(store.savePayments, { ...at, ...(await copyPart((await now()).payments.mark, demo.payments)) })
}

async function writeTables(shopId: number, from: number): Promise<void> {
  const { tables: all } = await owner.must(tables.tableSetup, { shopId: from })
  for (const { tableId: _id, mark: _mark, ...table } of all)
    await owner.must(tables.saveTable, { shopId, table: { ...table, buffetStallIds: [] } })
  const [demo, fresh] = [
    await owner.must(store.settings, { shopId: from }),
    await owner.must(store.settings, { shopId }),
  ]
  await owner.must(store.saveBookingRules, { shopId, ...(await copyPart(fresh.booking.mark, demo.booking)) })
  await owner.must(store.saveDining, { shopId, ...(await copyPart(fresh.dining.mark, demo.dining)) })
}

type Dish = RequestInputOf<typeof menus.saveDish>['dish']

/** Puts a dish into a group that lists it besides its own one. */
async function listDish(shopId: number, id: string, to: string): Promise<void> {
  const { document } = await owner.must(menus.queryMenuDraft, { shopId })
  const toMark = revisionOf(document.menuGroups.find(one => one.menuGroupId === to)?.foodIds ?? [])
  await owner.must(menus.moveInMenu, { shopId, what: 'dish', id, to, fromMark: '', toMark })
}

async function writeMenu(shopId: number, document: MenuDocument): Promise<void> {
  const fresh = { shopId, mark: '' }
  for (const group of document.modifierGroups)
    await owner.must(menus.saveModifierGroup, {
      ...fresh,
      group: group as RequestInputOf<typeof menus.saveModifierGroup>['group'],
    })
  for (const { menuGroupIds, ...menu } of document.menus) {
    await owner.must(menus.saveMenuHead, { ...fresh, menu: menu as RequestInputOf<typeof menus.saveMenuHead>['menu'] })
    for (const menuGroupId of menuGroupIds) {
      const { foodIds: _foods, ...group } = document.menuGroups.find(one => one.menuGroupId === menuGroupId) ?? {}
      await owner.must(menus.saveMenuGroup, {
        ...fresh,
        group: group as RequestInputOf<typeof menus.saveMenuGroup>['group'],
        menuId: menu.menuId,
      })
    }
  }
  const homeOf = (foodId: string) =>
    document.menuGroups.find(one => one.groupType !== -1 && one.foodIds.includes(foodId))?.menuGroupId ?? ''
  const ordered = document.menuGroups.filter(({ groupType }) => groupType !== -1).flatMap(({ foodIds }) => foodIds)
  const rest = document.items.map(({ foodId }) => foodId).filter(foodId => !ordered.includes(foodId))
  const ids = [...new Set([...ordered, ...rest])]
  const dishes = ids.flatMap(foodId => document.items.filter(item => item.foodId === foodId))
  await owner.must(menus.saveDishes, {
    shopId,
    dishes: dishes.map(dish => ({ mark: '', dish: dish as unknown as Dish, menuGroupId: homeOf(dish.foodId) })),
  })
  for (const group of document.menuGroups)
    for (const foodId of group.foodIds)
      if (homeOf(foodId) !== group.menuGroupId) await listDish(shopId, foodId, group.menuGroupId)
  const { mark } = await owner.must(menus.queryMenuDraft, { shopId })
  await owner.must(menus.publishMenu, { shopId, mark, note: 'first menu' })
}

const byId = <T>(list: readonly T[], idOf: (one: T) => string): T[] =>
  list.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
/** A menu without the order in which entries were stored, which guests do not see. */
const shownMenu = ({ menus: all, menuGroups, items, modifierGroups }: MenuDocument) => ({
  menus: all,
  menuGroups: byId(menuGroups, one => one.menuGroupId),
  items: byId(items, one => one.foodId),
  modifierGroups: byId(modifierGroups, one => one.modifierGroupId),
})

/** The ids of a store's tables, by their printed names. */
async function tablesByName(shopId: number): Promise<Map<string, string>> {
  const { tables: all } = await owner.must(tables.tableSetup, { shopId })
  return new Map(all.map(table => [table.tableName, table.tableId]))
}

/** The prices of dishes at a table, by line. */
async function totalsAt(shopId: number, tableId: string, basket: readonly string[]) {
  const guest = app.guest()
  await guest.must(contract.cart.init, { shopId, businessType: 1100, tableId })
  const { calculation } = await guest.fillCart(basket, { businessType: 1100, shopId, tableId })
  const { totalLines, totalPaidAmount } = calculation
  expect(totalPaidAmount).toBeGreaterThan(0)
  return { totalLines, totalPaidAmount }
}

/** The same dishes cost the same at the same tables of two stores. */
async function expectSameAtTables(from: number, shopId: number, baskets: string[][]): Promise<void> {
  const [demoTables, newTables] = await Promise.all([from, shopId].map(at => tablesByName(at)))
  expect([...(newTables?.keys() ?? [])]).toEqual([...(demoTables?.keys() ?? [])])
  for (const name of ['A1', 'A3', 'B1'])
    for (const basket of baskets) {
      const there = await totalsAt(from, demoTables?.get(name) ?? '', basket)
      expect(await totalsAt(shopId, newTables?.get(name) ?? '', basket)).toEqual(there)
    }
}

describe('The demo’s New York store', () => {
  test('Console calls alone make a store with the same menu, settings, prices and totals (STORE-4)', async () => {
    const { corporationId, shop } = app
    const from = shop.config.shopId
    const { shopId } = await owner.must(store.createShop, {
      shopId: from,
      shopName: { en_US: 'Nolita again' },
      countryCode: 'US',
      timeZone: 'America/New_York',
    })
    await writeSettings(shopId, from)
    await writeTables(shopId, from)
    await writeMenu(shopId, shop.menu)
    const { promotions } = await owner.must(store.promotions, { shopId: from })
    const { mark } = await owner.must(store.promotions, { shopId })
    await owner.must(store.savePromotions, { shopId, mark, promotions })

    const menu = await app.modules.menu.menuOf({ corporationId, shopId })
    expect(shownMenu(menu as MenuDocument)).toEqual(shownMenu(shop.menu))
    const config = await app.modules.store.shops.now(corporationId, shopId)
    const { shopId: _a, state: _b, ...own } = config?.config ?? {}
    const { shopId: _c, ...demo } = shop.config
    expect(own).toEqual(expect.objectContaining(demo))

    await owner.must(contract.brand.openStore, { shopId })
    const guest = app.guest()
    const baskets = [['classic-burger', 'lemonade'], ['edamame'], ['shoyu-ramen', 'chicken-gyoza', 'cola']]
    for (const businessType of [1200, 1300] as const)
      for (const basket of baskets) {
        const there = await app.guest().fillCart(basket, { businessType })
        const here = await app.guest().fillCart(basket, { businessType, shopId })
        expect(here.calculation.totalLines).toEqual(there.calculation.totalLines)
        expect(here.calculation.totalPaidAmount).toBe(there.calculation.totalPaidAmount)
      }
    await expectSameAtTables(from, shopId, baskets)
    expect((await guest.must(store.queryShopList, { pageSize: 50 })).shops.map(one => one.shopId)).toContain(shopId)
  })
})
