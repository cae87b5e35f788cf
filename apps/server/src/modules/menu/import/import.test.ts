import { indexMenu, unitAmountOf, validateChoice } from '@comanda/domain/menu'
import type { TaxRule } from '@comanda/domain/store'
import { describe, expect, it } from 'vitest'
import { faultText, MenuFileFault } from './menu-fault.ts'
import { readMenuFile } from './read-menu-file.ts'
import { testContext } from './test-context.ts'
import { smallMenu } from '../../../testing/uber-menu.ts'
import { mapUberMenu } from './uber/map-ubereats.ts'
import { readUberMenu } from './uber/read-uber.ts'

const read = (text: string) => readMenuFile(new TextEncoder().encode(text), testContext())
const mapped = (taxes: TaxRule[] = []) => mapUberMenu(readUberMenu(smallMenu()), { taxes, now: 1_800_000_000 })
/** The sentences of a file's faults. */
const faultsOf = async (text: string): Promise<readonly string[]> => {
  try {
    await read(text)
  } catch (error) {
    if (error instanceof MenuFileFault) return error.faults.map(fault => faultText(fault, 'en_US'))
    throw error
  }
  return []
}

describe('A foreign menu is converted', () => {
  const { document, leftBehind, taxesToAdd } = mapped()
  const index = indexMenu(document)
  const item = (id: string) => {
    const dish = index.items.get(id)
    if (!dish) throw new Error(`no dish ${id}`)
    return dish
  }
  const guest = { member: false }
  const none = { unitId: '', modifiers: [], subItems: [], sideDishItems: [] }

  it('Menus, hours and categories; the last minute of a day is its end, late hours run into the next (MENU-1)', () => {
    expect(document.menus[0]?.windows).toEqual([{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 630, to: 1440 }])
    expect(document.menus[1]?.windows).toEqual([{ weekdays: [6], from: 1320, to: 1560 }])
    expect(document.menus[0]?.menuId).toMatch(/^u-[0-9a-f]{24}$/)
    expect(document.menuGroups[0]?.displayName).toEqual({ en_US: 'Pies', zh_CN: '派', fr_FR: 'Tartes' })
  })

  it('Texts lose their tags and scripts (X2)', () => {
    expect(item('pie').displayName).toEqual({ en_US: 'Big pie & sauce' })
    expect(item('pie').description).toEqual({ en_US: 'Baked\nslowly alert(1)' })
  })

  it('Sizes and toppings have the price of their group or of the dish (MENU-2)', () => {
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

  it('Least and most of groups and options hold (MENU-2)', () => {
    expect(validateChoice(index, item('pie'), none)).toMatchObject({ problem: 'choiceMissing', id: 'size' })
    expect(index.modifierGroups.get('tops')).toMatchObject({ multiple: true, min: 0, max: 3 })
    expect(index.modifierGroups.get('size')).toMatchObject({ multiple: false, min: 1, max: 1 })
    expect(item('pie').saleSettings.limitSale).toBe(25)
  })

  it('Options with options of their own become sides that nest a dish (MENU-2)', () => {
    const side = { sideDishGroupId: 'meal', sideDishGroupItemId: 'salad', quantity: 1 }
    const bare = { ...none, sideDishItems: [side] }
    expect(validateChoice(index, item('pan'), bare)).toMatchObject({ problem: 'choiceMissing', id: 'dressing' })
    const oil = [{ modifierGroupId: 'dressing', modifierItemId: 'oil', quantity: 1 }]
    const meal = { ...none, sideDishItems: [{ ...side, modifiers: oil }] }
    expect(validateChoice(index, item('pan'), meal)).toBeUndefined()
    expect(unitAmountOf(index, item('pan'), meal, guest)).toBe(1100 + 350 + 25)
  })

  it('Diets and calories are imported; a tax of the same rate is the store’s own (PRICE-5)', () => {
    expect(item('pie')).toMatchObject({
      allergensUnknown: true,
      diets: ['vegan', 'vegetarian'],
      kcal: 640,
      taxIds: ['tax-82500'],
    })
    expect(taxesToAdd.map(tax => [tax.rate, tax.inclusive])).toEqual([[82_500, false]])
    const own: TaxRule = { taxId: 'city', name: { en_US: 'City' }, rate: 82_500, inclusive: false, onFees: true }
    const again = mapped([own])
    expect(again.taxesToAdd).toEqual([])
    expect(again.document.items[0]?.taxIds).toEqual(['city'])
  })

  it('Unsupported parts are named, pictures among them (MENU-1)', () => {
    expect(leftBehind).toEqual([{ key: 'menuFile.left.pictures', places: ['items[0]'] }])
  })
})

describe('A JSON file that is no menu', () => {
  it('Every value that does not fit is named with its place, its dish and the reason (MENU-1)', async () => {
    const menu = smallMenu()
    menu.items[2]!.price_info.price = '300' as never
    menu.menus[0]!.service_availability[0]!.time_periods[0]!.start_time = '25:00'
    const faults = await faultsOf(JSON.stringify(menu))
    expect(faults).toContain('items[2].price_info.price (Tea): "300" is not a number.')
    expect(faults.some(fault => fault.startsWith('menus[0].service_availability[0].time_periods[0].start_time'))).toBe(
      true,
    )
    expect(await faultsOf('{"menus": [], "categories": []}')).toEqual([
      'menus: It is empty.',
      'categories: It is empty.',
      'items: It is missing.',
    ])
    expect((await faultsOf('{"menus": ['))[0]).toMatch(/^This file isn’t valid JSON/)
    expect((await faultsOf('{}'))[0]).toMatch(/^We can’t read this file as a menu/)
  })

  it('An id that comes twice and a reference to nothing are refused (MENU-1)', async () => {
    const menu = smallMenu()
    menu.items.push(menu.items[0]!)
    menu.categories[0]!.entities.push({ id: 'ghost', type: 'ITEM' })
    expect(await faultsOf(JSON.stringify(menu))).toEqual([
      'items[9].id: The id “pie” is already used at items[0].id.',
      'categories[0].entities[2].id: “ghost” is not in this file.',
    ])
  })

  it('A hostile depth is refused before it is built (R2)', async () => {
    expect(await faultsOf('['.repeat(100_000))).toEqual(['This file is nested more than 40 levels deep.'])
  })
})

describe('A Square catalog', () => {
  const price = (amount: number, currency = 'USD') => ({ amount, currency })
  const catalog = () => ({
    objects: [
      { type: 'CATEGORY', id: 'C1', category_data: { name: 'Coffee' } },
      { type: 'TAX', id: 'T1', tax_data: { name: 'Sales', inclusion_type: 'ADDITIVE', percentage: '8.875' } },
      {
        type: 'ITEM',
        id: 'I1',
        item_data: {
          name: 'Latte',
          description: '<p>Milk &amp; espresso</p>',
          categories: [{ id: 'C1', ordinal: 1 }],
          tax_ids: ['T1'],
          variations: [
            { id: 'V2', item_variation_data: { name: 'Large', ordinal: 2, price_money: price(550) } },
            { id: 'V1', item_variation_data: { name: 'Small', ordinal: 1, price_money: price(450) } },
          ],
          modifier_list_info: [{ modifier_list_id: 'M1', min_selected_modifiers: 1, max_selected_modifiers: 1 }],
          food_and_beverage_details: { calorie_count: 190, dietary_preferences: [{ standard_name: 'VEGETARIAN' }] },
        },
      },
      {
        type: 'ITEM',
        id: 'I2',
        item_data: {
          name: 'Gift basket',
          variations: [{ id: 'V3', item_variation_data: { pricing_type: 'VARIABLE_PRICING' } }],
        },
      },
      { type: 'ITEM', id: 'I3', item_data: { name: 'Old', is_archived: true } },
      {
        type: 'MODIFIER_LIST',
        id: 'M1',
        modifier_list_data: {
          name: 'Milk',
          modifiers: [{ id: 'O1', modifier_data: { name: 'Oat', price_money: price(70), on_by_default: true } }],
        },
      },
    ],
  })

  it('Items, variations, modifier lists, taxes and categories become a menu (MENU-1, MENU-2, PRICE-5)', async () => {
    const { document, taxesToAdd, leftBehind, faults } = await read(JSON.stringify(catalog()))
    expect(faults).toEqual([])
    expect(document.menuGroups.map(group => [group.displayName['en_US'], group.foodIds])).toEqual([
      ['Coffee', ['I1']],
      ['Menu', ['I2']],
    ])
    const [latte, basket] = document.items
    expect(latte).toMatchObject({
      description: { en_US: 'Milk & espresso' },
      price: 450,
      kcal: 190,
      diets: ['vegetarian'],
      taxIds: ['tax-88750'],
      modifierGroupIds: ['M1.1.1'],
      onSale: true,
    })
    expect(latte?.units.map(unit => [unit.unitId, unit.price])).toEqual([
      ['V1', 450],
      ['V2', 550],
    ])
    expect(basket?.onSale).toBe(false)
    expect(document.modifierGroups[0]).toMatchObject({ min: 1, max: 1, multiple: false })
    expect(document.modifierGroups[0]?.modifierItems[0]).toMatchObject({ addPrice: 70, selected: true })
    expect(taxesToAdd.map(tax => [tax.rate, tax.inclusive])).toEqual([[88_750, false]])
    expect(leftBehind.map(left => left.key)).toEqual(['menuFile.left.archived', 'menuFile.left.openPrices'])
  })

  it('A price in another currency is a fault, never an amount of the store (PRICE-4)', async () => {
    const foreign = JSON.parse(JSON.stringify(catalog()).replaceAll('"USD"', '"EUR"'))
    const { faults } = await read(JSON.stringify(foreign))
    expect(faults.map(fault => faultText(fault, 'en_US'))).toContain(
      'Latte: The price is in EUR; the store sells in USD.',
    )
  })
})

describe('A schema.org menu', () => {
  const page = `<html><head><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    hasMenu: {
      '@type': 'Menu',
      name: 'Evening',
      hasMenuSection: {
        '@type': 'MenuSection',
        name: 'Mains',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Sole',
            description: 'Brown butter',
            offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'USD' },
            suitableForDiet: 'https://schema.org/GlutenFreeDiet',
            nutrition: { calories: '510 calories' },
          },
          { '@type': 'MenuItem', name: 'Catch of the day' },
        ],
        hasMenuSection: [
          {
            name: 'Vegan',
            hasMenuItem: [
              {
                name: 'Curry',
                offers: [
                  { name: 'Small', price: 9 },
                  { name: 'Large', price: 12.5 },
                ],
              },
            ],
          },
        ],
      },
    },
  })}</script></head></html>`

  it('The menu of a web page is read: sections, prices, sizes, diets (MENU-1, MENU-2)', async () => {
    const { document, leftBehind } = await read(page)
    expect(document.menuGroups.map(group => group.displayName['en_US'])).toEqual(['Mains', 'Mains · Vegan'])
    const [sole, market, curry] = document.items
    expect(sole).toMatchObject({ price: 2400, diets: ['glutenFree'], kcal: 510, onSale: true })
    expect(market?.onSale).toBe(false)
    expect(curry?.units.map(unit => [unit.unitName['en_US'], unit.price])).toEqual([
      ['Small', 900],
      ['Large', 1250],
    ])
    expect(leftBehind).toEqual([{ key: 'menuFile.left.offers', places: ['Catch of the day'] }])
  })
})
