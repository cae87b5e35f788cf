import { indexMenu, unitAmountOf, validateChoice } from '@comanda/domain/menu'
import type { TaxRule } from '@comanda/domain/store'
import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../platform/clock.ts'
import { testDatabase } from '../../../testing/index.ts'
import { createMenus } from '../menus.ts'
import { stockOf } from '../stock.ts'
import { smallMenu } from './uber/fixture.ts'
import { importUberMenu } from './import-menu.ts'
import { mapUberMenu } from './uber/map-ubereats.ts'
import { NoMenu, readMenuText } from './read-menu-file.ts'
import { reportLines } from './report.ts'

const read = (menu: unknown) => readMenuText(JSON.stringify(menu))
const mapped = () => mapUberMenu(read(smallMenu()), [], 1_800_000_000)
const faultsOf = (text: string): readonly string[] => {
  try {
    readMenuText(text)
  } catch (error) {
    if (error instanceof NoMenu) return error.faults
    throw error
  }
  return []
}

describe('a foreign menu becomes ours', () => {
  const { document, leftBehind, taxesToAdd } = mapped()
  const index = indexMenu(document)
  const item = (id: string) => {
    const dish = index.items.get(id)
    if (!dish) throw new Error(`no dish ${id}`)
    return dish
  }
  const guest = { member: false }
  const none = { unitId: '', modifiers: [], subItems: [], sideDishItems: [] }

  it('menus, hours and categories; the last minute of a day is its end, late hours run into the next · MENU-1', () => {
    expect(document.menus[0]?.windows).toEqual([{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 630, to: 1440 }])
    expect(document.menus[1]?.windows).toEqual([{ weekdays: [6], from: 1320, to: 1560 }])
    expect(document.menus[0]?.menuId).toMatch(/^u-[0-9a-f]{24}$/)
    expect(document.menuGroups[0]?.displayName).toEqual({ en_US: 'Pies', zh_CN: '派', fr_FR: 'Tartes' })
  })

  it('texts lose their tags and scripts · X2', () => {
    expect(item('pie').displayName).toEqual({ en_US: 'Big pie & sauce' })
    expect(item('pie').description).toEqual({ en_US: 'Baked slowly alert(1)' })
  })

  it('sizes and toppings cost what they cost in their group, or in this very dish · MENU-2', () => {
    const modifiers = (...picked: [string, string, number][]) =>
      picked.map(([modifierGroupId, modifierItemId, quantity]) => ({ modifierGroupId, modifierItemId, quantity }))
    const pie = { ...none, modifiers: modifiers(['size', 'l', 1], ['tops', 'corn', 2], ['tops', 'herb', 1]) }
    expect(validateChoice(index, item('pie'), pie)).toBeUndefined()
    expect(unitAmountOf(index, item('pie'), pie, guest)).toBe(900 + 400 + 2 * 120 + 50)
    const own = item('pan').modifierGroupIds[0] ?? ''
    expect(own).not.toBe('tops')
    const pan = { ...none, modifiers: modifiers([own, 'corn', 1], [own, 'herb', 1]) }
    expect(unitAmountOf(index, item('pan'), pan, guest)).toBe(1100 + 120 + 10)
  })

  it('least and most of groups and options hold · MENU-2', () => {
    expect(validateChoice(index, item('pie'), none)).toMatchObject({ problem: 'choiceMissing', id: 'size' })
    expect(index.modifierGroups.get('tops')).toMatchObject({ multiple: true, min: 0, max: 3 })
    expect(index.modifierGroups.get('size')).toMatchObject({ multiple: false, min: 1, max: 1 })
    expect(item('pie').saleSettings.limitSale).toBe(25)
  })

  it('options with choices of their own become sides that nest a dish · MENU-2', () => {
    const side = { sideDishGroupId: 'meal', sideDishGroupItemId: 'salad', quantity: 1 }
    const bare = { ...none, sideDishItems: [side] }
    expect(validateChoice(index, item('pan'), bare)).toMatchObject({ problem: 'choiceMissing', id: 'dressing' })
    const oil = [{ modifierGroupId: 'dressing', modifierItemId: 'oil', quantity: 1 }]
    const meal = { ...none, sideDishItems: [{ ...side, modifiers: oil }] }
    expect(validateChoice(index, item('pan'), meal)).toBeUndefined()
    expect(unitAmountOf(index, item('pan'), meal, guest)).toBe(1100 + 350 + 25)
  })

  it("diets and calories come along; a tax of the same rate is the store's own · PRICE-5", () => {
    expect(item('pie')).toMatchObject({
      allergensUnknown: true,
      diets: ['vegan', 'vegetarian'],
      kcal: 640,
      taxIds: ['tax-82500'],
    })
    expect(taxesToAdd.map(tax => [tax.rate, tax.inclusive])).toEqual([[82_500, false]])
    const own: TaxRule = { taxId: 'city', name: { en_US: 'City' }, rate: 82_500, inclusive: false, onFees: true }
    const again = mapUberMenu(read(smallMenu()), [own], 1_800_000_000)
    expect(again.taxesToAdd).toEqual([])
    expect(again.document.items[0]?.taxIds).toEqual(['city'])
  })

  it('what has no place here is named, pictures among it · MENU-1', () => {
    expect(leftBehind).toEqual([
      { what: 'pictures (not fetched; the dish gets a designed tile)', places: ['items[0]'] },
    ])
  })
})

describe('a file that is no menu', () => {
  it('is refused with the place and the reason · MENU-1', () => {
    const menu = smallMenu()
    menu.items[2]!.price_info.price = '300' as never
    menu.menus[0]!.service_availability[0]!.time_periods[0]!.start_time = '25:00'
    const faults = faultsOf(JSON.stringify(menu))
    expect(faults).toContain('items[2].price_info.price must be a number (it is "300")')
    expect(faults.some(fault => fault.startsWith('menus[0].service_availability[0].time_periods[0].start_time'))).toBe(
      true,
    )
    expect(faultsOf('{}')).toEqual(['menus is missing', 'categories is missing', 'items is missing'])
    expect(faultsOf('{"menus": [')[0]).toMatch(/^the file is not readable JSON/)
    expect(faultsOf('[]')[0]).toBe('the file must be an object (it is a list of 0)')
  })

  it('an id that comes twice and a name of nothing are refused · MENU-1', () => {
    const menu = smallMenu()
    menu.items.push(menu.items[0]!)
    menu.categories[0]!.entities.push({ id: 'ghost', type: 'ITEM' })
    expect(faultsOf(JSON.stringify(menu))).toEqual([
      'items[9].id "pie" was used already at items[0].id',
      'categories[0].entities[2].id "ghost" names nothing in this file',
    ])
  })

  it('a hostile depth is refused before it is built · R2', () => {
    expect(faultsOf('['.repeat(100_000))).toEqual(['the file nests deeper than 40 levels'])
  })
})

describe('importing', () => {
  const database = testDatabase()
  const clock = settableClock('2026-05-04T08:00:00Z')
  const shop = { corporationId: 1, shopId: 1 }
  const taxes: TaxRule[] = []
  const deps = () => ({
    db: database(),
    clock,
    taxesOf: async (_tx: unknown, { shopId }: { shopId: number }) => (shopId === 1 ? taxes : undefined),
    addTaxes: async (_tx: unknown, _shop: unknown, added: readonly TaxRule[]) => void taxes.push(...added),
  })

  it('twice gives the same as once; suspended items are sold out · MENU-1, MENU-4', async () => {
    const first = await importUberMenu(deps(), shop, read(smallMenu()))
    expect(first).toMatchObject({
      changed: true,
      version: 1,
      dishes: 3,
      categories: 2,
      soldOut: 1,
      taxesAdded: ['8.25 %'],
    })
    const second = await importUberMenu(deps(), shop, read(smallMenu()))
    expect(second).toMatchObject({ changed: false, version: 1, taxesAdded: [] })
    expect(reportLines(second!)[0]).toContain('nothing was changed')
    expect(taxes.length).toBe(1)
    expect(await stockOf(database(), shop)).toEqual({ tea: 0 })
    expect((await createMenus(database(), clock).now(shop))?.index.items.has('pie')).toBe(true)
  })

  it('into a store that is not there changes nothing · MENU-1', async () => {
    expect(await importUberMenu(deps(), { corporationId: 1, shopId: 9 }, read(smallMenu()))).toBeUndefined()
    expect(await createMenus(database(), clock).now({ corporationId: 1, shopId: 9 })).toBeUndefined()
  })
})
