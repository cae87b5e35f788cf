import { indexMenu, startingChoice, validateChoice } from '@comanda/domain/menu'
import { themeAdjustments, type ThemeStyle, themeSheets } from '@comanda/domain/decoration'
import { describe, expect, test } from 'vitest'
import { demoBrands } from '../index.ts'
import { flatBanners, flatGifts } from '../pictures/flat/banners.ts'
import { flatDishes } from '../pictures/flat/menu.ts'
import type { BRAND_PICTURES } from '../pictures/name.ts'
import { platedBanners, platedGifts } from '../pictures/plated/banners.ts'
import { platedDishes } from '../pictures/plated/dishes.ts'

const drawn: Readonly<Record<(typeof BRAND_PICTURES)[number], readonly string[]>> = {
  'ombra-3': Object.keys({ ...platedDishes, ...platedBanners, ...platedGifts, logo: '' }),
  'slurp-3': Object.keys({ ...flatDishes, ...flatBanners, ...flatGifts, logo: '' }),
}
const pictures = new Set(Object.entries(drawn).flatMap(([folder, names]) => names.map(name => `${folder}/${name}`)))

const [first, ...others] = demoBrands()
const named = others.map(brand => [brand.corporation.name['en_US'] ?? '', brand] as const)

const styleOf = (brand: (typeof others)[number]): ThemeStyle =>
  Object.assign({}, ...(brand.decoration.pages.find(page => page.pageType === 'theme')?.components ?? []))

/** Every text by language in a value. */
function textsIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en_US' in value) return [value as Record<string, string>]
  return Object.values(value).flatMap(textsIn)
}

describe.each(named)('%s', (_, brand) => {
  const { shops, decoration, giftCards } = brand
  const menus = shops.map(shop => shop.menu)

  test('Every group, dish and option that is named exists, and every dish opens with a choice that can be ordered', () => {
    for (const menu of menus) {
      const items = new Set(menu.items.map(item => item.foodId))
      const options = new Set(menu.modifierGroups.map(group => group.modifierGroupId))
      expect(menu.menuGroups.flatMap(group => group.foodIds).filter(id => !items.has(id))).toEqual([])
      expect(menu.items.flatMap(item => item.modifierGroupIds).filter(id => !options.has(id))).toEqual([])
      const index = indexMenu(menu)
      for (const item of menu.items) expect(validateChoice(index, item, startingChoice(index, item))).toBeUndefined()
    }
  })

  test('Every picture is drawn, and no dish has that of another', () => {
    const dishes = menus.flatMap(menu => menu.items.map(item => item.picture ?? ''))
    const ofPages = JSON.stringify(decoration).match(/"picture":"([^"]+)"/g) ?? []
    const all = [
      ...dishes,
      ...ofPages.map(text => text.slice(11, -1)),
      ...giftCards.programs.flatMap(program => program.designs.map(design => design.designUrl)),
    ]
    expect(all.filter(path => !pictures.has(path))).toEqual([])
    expect(new Set(dishes).size).toBe(dishes.length)
  })

  test('Every text is there in English, Chinese and Arabic', () => {
    for (const text of textsIn([shops.map(shop => [shop.config, shop.menu]), decoration]))
      expect(Object.keys(text), JSON.stringify(text)).toEqual(expect.arrayContaining(['en_US', 'zh_CN', 'ar']))
  })

  test('Its backgrounds are shown as they were chosen', () => {
    expect(themeAdjustments(styleOf(brand)).filter(({ use }) => use === 'background')).toEqual([])
  })
})

test('Three brands have three looks: no two of them share a style sheet of a theme', () => {
  const sheets = others.map(brand => themeSheets(styleOf(brand)).filter(name => name.includes('-')))
  expect(sheets.every(names => names.length >= 5)).toBe(true)
  expect(new Set(sheets.flat()).size).toBe(sheets.flat().length)
  expect(first?.decoration.pages.some(page => page.pageType === 'theme')).toBe(false)
})
