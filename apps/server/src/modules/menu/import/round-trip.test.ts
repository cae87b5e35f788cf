import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { demoBrand } from '@comanda/demo'
import { describe, expect, it } from 'vitest'
import { toJsonLd } from '../export/to-json-ld.ts'
import { toSquare } from '../export/to-square.ts'
import { toTable } from '../export/to-table.ts'
import { toUber } from '../export/to-uber.ts'
import { csvBytes, xlsxBytes } from '../../../platform/spreadsheet.ts'
import { type ImportMode, mergeMenu } from './merge-menu.ts'
import type { ReadContext } from './parsed-menu.ts'
import { readMenuFile } from './read-menu-file.ts'
import { smallMenu } from '../../../testing/uber-menu.ts'
import { testContext } from './test-context.ts'

const shops = demoBrand().shops.map(({ config, menu }) => [config.shopName['en_US'] ?? '', config, menu] as const)

const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const contextOf = (config: (typeof shops)[number][1], before?: MenuDocument): ReadContext => ({
  ...testContext(before),
  currency: config.currency,
  taxes: config.taxes,
  languages: config.languages,
})

/** A menu after its own file was read into it. */
async function imported(bytes: Uint8Array, context: ReadContext, mode: ImportMode = 'replace'): Promise<MenuDocument> {
  const parsed = await readMenuFile(bytes, context)
  expect(parsed.faults).toEqual([])
  return mergeMenu(context.before, parsed, mode)
}

describe.each(shops)('The menu of %s', (_name, config, menu) => {
  const context = contextOf(config, menu)

  it('A menu written as CSV or as a workbook and read again is the same menu (MENU-1)', async () => {
    const rows = toTable(menu, context)
    expect(plain(await imported(csvBytes(rows), context))).toEqual(plain(menu))
    expect(plain(await imported(await xlsxBytes(rows, 'Menu'), context))).toEqual(plain(menu))
  })

  it('A spreadsheet read into an empty store has the same dishes, prices and options (MENU-1, MENU-2)', async () => {
    const empty = contextOf(config)
    const copy = await imported(csvBytes(toTable(menu, context)), empty)
    const shown = (document: MenuDocument) =>
      document.menuGroups
        .filter(group => group.groupType === 0)
        .map(group => [inLanguages(group.displayName), group.foodIds.map(id => dishOf(document, id))])
    const inLanguages = (texts: Record<string, string>) => config.languages.map(language => texts[language])
    const dishOf = (document: MenuDocument, id: string) => {
      const { displayName, price, units, taxIds, onSale } = document.items.find(one => one.foodId === id) as MenuItem
      const sizes = units.map(unit => [inLanguages(unit.unitName), unit.price])
      return { name: inLanguages(displayName), price, sizes, taxIds, onSale }
    }
    expect(shown(copy)).toEqual(shown(menu))
  })

  it('Reading the same file twice changes nothing the second time (MENU-1)', async () => {
    for (const file of [toUber(menu, context), toSquare(menu, context), toJsonLd(menu, context)]) {
      const once = await imported(bytesOf(file), contextOf(config, menu), 'add')
      const twice = await imported(bytesOf(file), contextOf(config, once), 'add')
      expect(plain(twice)).toEqual(plain(once))
    }
  })
})

describe('A file and the menu that exists', () => {
  const base = async () => imported(bytesOf(smallMenu()), testContext())

  it('A dish keeps what the file does not state: its picture, station and allergens (MENU-1)', async () => {
    const before = await base()
    const changed = {
      ...before,
      items: before.items.map((item): MenuItem => {
        const { allergensUnknown: _, ...known } = item
        return { ...known, picture: 'p/pie', station: 'Oven', allergens: ['gluten'] }
      }),
    }
    const again = await imported(bytesOf(smallMenu()), testContext(changed))
    expect(plain(again)).toEqual(plain(changed))
    const rows = new TextEncoder().encode('Group,Dish,Price\nPies,Big pie & sauce,9.99\n')
    const priced = await imported(rows, testContext(changed), 'add')
    const pie = priced.items.find(item => item.foodId === 'pie')
    expect(pie).toMatchObject({ price: 999, picture: 'p/pie', station: 'Oven', allergens: ['gluten'] })
    expect(pie?.modifierGroupIds).toEqual(changed.items.find(item => item.foodId === 'pie')?.modifierGroupIds)
  })

  it('Dishes that the file does not name leave the menu, or stay when it only adds (MENU-1)', async () => {
    const before = await base()
    const file = new TextEncoder().encode('Group,Dish,Price\nNew,Soup,5\n')
    const replaced = await imported(file, testContext(before), 'replace')
    expect(replaced.menuGroups.map(group => group.displayName['en_US'])).toEqual(['New'])
    expect(replaced.items.map(item => item.displayName['en_US'])).toEqual(['Soup'])
    const added = await imported(file, testContext(before), 'add')
    expect(added.items).toHaveLength(before.items.length + 1)
    expect(added.items.find(item => item.displayName['en_US'] === 'Soup')?.price).toBe(money(500))
    expect(added.menus[0]?.menuGroupIds).toHaveLength((before.menus[0]?.menuGroupIds.length ?? 0) + 1)
  })
})
