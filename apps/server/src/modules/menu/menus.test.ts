import { describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { Precompressed } from '../../platform/http/index.ts'
import { instantJobs } from '../../testing/instant-jobs.ts'
import { testDatabase } from '../../testing/index.ts'
import { createMenu, saveMenu } from './index.ts'
import { moveFavourites } from './favourites.ts'
import { createMenus } from './menus.ts'

const database = testDatabase()
const clock = settableClock('2026-05-04T08:00:00Z')
let shopId = 0
const newShop = () => ({ corporationId: 1, shopId: ++shopId })
type Shop = ReturnType<typeof newShop>

/** A menu of one dish, open on Mondays from 9 to 11 in the store's zone. */
const documentOf = (name: string) => ({
  menus: [
    {
      menuId: 'm',
      displayName: { en_US: 'Morning', zh_CN: '早餐' },
      windows: [{ weekdays: [1], from: 540, to: 660 }],
      menuGroupIds: ['g'],
      bizTypes: [1100],
    },
  ],
  menuGroups: [
    { menuGroupId: 'g', groupType: 0 as const, displayName: { en_US: 'All' }, foodIds: ['f'], minOnlineQuantity: 0 },
  ],
  items: [
    {
      foodId: 'f',
      displayName: { en_US: name },
      price: 100 as never,
      priceRule: 0 as const,
      units: [],
      modifierGroupIds: [],
      comboGroups: [],
      multiBase: 1,
      sideDishGroups: [],
      exclusions: [],
      saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 as const },
      packingFee: 0 as never,
      taxIds: [],
      allergens: [],
      diets: [],
      tags: [],
      onSale: true,
    },
  ],
  modifierGroups: [],
  buffetRules: [],
})

const save = (shop: Shop, name: string) =>
  database().inTx(tx => saveMenu(tx, shop, documentOf(name), new Date(clock())))
const module = () =>
  createMenu({
    db: database(),
    clock,
    changed: () => {},
    published: async () => {},
    shopsOf: async () => [],
    timeZoneOf: async () => 'Europe/London',
    taxesOf: async () => [],
    tablesOf: async () => [],
    settingsOf: async () => undefined,
    addTaxes: async () => {},
    jobs: instantJobs(),
    menuChanged: () => {},
    secret: 'x',
    pictureHost: '',
    pictureColors: async () => new Map(),
  })
const who = (owner: 'g:a' | 'c:7' = 'g:a', requestId = crypto.randomUUID()) => ({
  corporationId: 1,
  requestId,
  language: 'zh_CN',
  channelId: '',
  visit: {},
  deviceId: '',
  ip: '',
  session: { sessionId: 's', corporationId: 1, owner, customerId: 0, isMember: false, kind: 'guest' as const },
})

describe("a store's menu", () => {
  it('Is compiled once per version, and another process’s new version is used at once for prices (PRICE-1)', async () => {
    const shop = newShop()
    const here = createMenus(database(), clock)
    expect(await here.now(shop)).toBeUndefined()
    expect(await save(shop, 'Soup')).toBe(1)
    const first = await here.now(shop)
    expect(await here.now(shop)).toBe(first)
    expect(await save(shop, 'Stew')).toBe(2)
    expect((await here.now(shop))?.index.items.get('f')?.displayName).toEqual({ en_US: 'Stew' })
  })

  it('Is answered as ready bytes, the same for all, in the requested language (MENU-1)', async () => {
    const shop = newShop()
    await save(shop, 'Soup')
    const { queryAllMenus } = module().handlers
    const input = { shopId: shop.shopId, businessType: 1100 as const, part: 'menu' as const }
    const [one, two] = await Promise.all([queryAllMenus(who(), input), queryAllMenus(who('c:7'), input)])
    expect(one).toBe(two)
    if (!(one instanceof Precompressed)) throw new Error('not ready bytes')
    const { data } = JSON.parse(one.raw.toString())
    expect(data).toMatchObject({ part: 'menu', version: 1, language: 'zh_CN' })
    expect(data.document.menus[0].displayName).toBe('早餐')
  })

  it('A request with the current version answers only that nothing changed (MENU-1)', async () => {
    const shop = newShop()
    await save(shop, 'Soup')
    const { queryAllMenus } = module().handlers
    const input = { shopId: shop.shopId, businessType: 1100 as const, part: 'menu' as const }
    expect(await queryAllMenus(who(), { ...input, version: 1 })).toEqual({ part: 'unchanged', version: 1 })
    expect(await queryAllMenus(who(), { ...input, version: 7 })).toBeInstanceOf(Precompressed)
    expect(await queryAllMenus(who(), { ...input, businessType: 1200 })).toMatchObject({ refused: 'noMenu' })
    expect(await queryAllMenus(who(), { ...input, shopId: 999_999 })).toMatchObject({ refused: 'noMenu' })
  })

  it('Open menus follow the store’s clock (MENU-4, T1)', async () => {
    const shop = newShop()
    await save(shop, 'Soup')
    const input = { shopId: shop.shopId, businessType: 1100 as const, part: 'stock' as const }
    expect(await module().handlers.queryAllMenus(who(), input)).toEqual({
      part: 'stock',
      version: 1,
      stock: {},
      at: { weekday: 1, minutes: 540 },
      openMenuIds: ['m'],
      changesIn: 120,
    })
  })
})

describe('favourites', () => {
  it('Are stored, removed, and moved to the account (MENU-7, LOGIN-3)', async () => {
    const shop = newShop()
    await save(shop, 'Soup')
    const { collect, queryCollect } = module().handlers
    const input = { shopId: shop.shopId, foodId: 'f', collected: true }
    expect(await collect(who(), input)).toEqual({ foodIds: ['f'] })
    expect(await collect(who(), input)).toEqual({ foodIds: ['f'] })
    expect(await queryCollect(who('c:7'), input)).toEqual({ foodIds: [] })
    await database().inTx(tx => moveFavourites(tx, 1, 'g:a', 'c:7'))
    expect(await queryCollect(who('c:7'), input)).toEqual({ foodIds: ['f'] })
    expect(await collect(who('c:7'), { ...input, collected: false })).toEqual({ foodIds: [] })
    expect(await collect(who(), { ...input, foodId: 'ghost' })).toMatchObject({ refused: 'dishGone' })
  })
})
