import { indexMenu, type MenuGroup, type MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { describe, expect, it } from 'vitest'
import { dishesMatching } from '../search/search.tsx'
import { viewOf } from './sections.ts'
import { dietMatchesOf } from '../search/diet-matches.ts'

const item = (foodId: string, own: Partial<MenuItem<string>> = {}): MenuItem<string> => ({
  foodId,
  displayName: foodId,
  price: money(1000),
  priceRule: 0,
  units: [],
  modifierGroupIds: [],
  comboGroups: [],
  multiBase: 1,
  sideDishGroups: [],
  exclusions: [],
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: [],
  allergens: [],
  diets: [],
  tags: [],
  onSale: true,
  ...own,
})

const group = (menuGroupId: string, groupType: MenuGroup['groupType'], foodIds: string[]): MenuGroup<string> => ({
  menuGroupId,
  groupType,
  displayName: menuGroupId,
  foodIds,
  minOnlineQuantity: 0,
})

const menu = {
  menuId: 'm',
  displayName: 'Menu',
  windows: [],
  menuGroupIds: ['hot', 'noodles', 'vip', 'none'],
  bizTypes: [],
}
const index = indexMenu({
  menus: [menu],
  menuGroups: [
    group('hot', -1, ['ramen', 'udon']),
    group('noodles', 0, ['udon', 'ramen', 'ghost']),
    group('vip', -2, ['secret']),
    group('none', 0, []),
  ],
  items: [
    item('ramen', { displayName: 'Crème ramen', diets: ['vegan'] }),
    item('udon', { description: 'with ramen broth', modifierGroupIds: ['m'], diets: ['vegan'] }),
    item('secret', { picture: 'p1/secret' }),
  ],
  modifierGroups: [],
  buffetRules: [],
})
const view = viewOf(index, menu)

describe('Menu view', () => {
  it('Has its categories in order, without empty ones and unknown dishes (MENU-1)', () => {
    expect(view.sections.map(section => [section.id, section.dishes.map(dish => dish.item.foodId)])).toEqual([
      ['hot', ['ramen', 'udon']],
      ['noodles', ['udon', 'ramen']],
      ['vip', ['secret']],
    ])
  })

  it('A dish of the hot list has its rank there and is also in its own category (MENU-5, CART-5)', () => {
    const hot = view.sections[0]?.dishes[0]
    expect(hot?.rank).toBe(1)
    expect(hot?.place).toEqual({ menuId: 'm', menuGroupId: 'noodles' })
    expect(view.sections[1]?.dishes[1]?.rank).toBeUndefined()
  })

  it('Knows dishes for members, dishes without options, and whether rows have pictures (LOGIN-10)', () => {
    expect(view.dishes.get('secret')?.membersOnly).toBe(true)
    expect(view.dishes.get('ramen')?.plain).toBe(true)
    expect(view.dishes.get('udon')?.plain).toBe(false)
    expect(view.pictured).toBe(true)
  })

  it('A dish for members is one in the hot list too; a dish that is also in an ordinary group is for all guests (LOGIN-10, MENU-5)', () => {
    const shown = viewOf(
      indexMenu({
        ...index.document,
        menus: [{ ...menu, menuGroupIds: ['vip', 'hot', 'noodles'] }],
        menuGroups: [
          group('vip', -2, ['secret', 'udon']),
          group('hot', -1, ['secret', 'udon']),
          group('noodles', 0, ['udon']),
        ],
      }),
      { ...menu, menuGroupIds: ['vip', 'hot', 'noodles'] },
    )
    const hot = shown.sections[1]?.dishes ?? []
    expect(hot.map(dish => [dish.item.foodId, dish.place.menuGroupId, dish.membersOnly])).toEqual([
      ['secret', 'vip', true],
      ['udon', 'noodles', false],
    ])
  })

  it('Search lists each dish once, matches in names first (MENU-1)', () => {
    expect(dishesMatching(view, 'ramen').dishes.map(dish => dish.item.foodId)).toEqual(['ramen', 'udon'])
    expect(dishesMatching(view, 'creme').dishes.map(dish => dish.item.foodId)).toEqual(['ramen'])
  })

  it('Is not filtered without preferences (MENU-2)', () => {
    expect(dietMatchesOf(index, view.dishes.values(), { diets: [], without: [] })).toBeUndefined()
    const fits = dietMatchesOf(index, view.dishes.values(), { diets: ['vegan'], without: [] })
    expect([...(fits ?? [])].filter(([, fit]) => fit.fits).map(([foodId]) => foodId)).toEqual(['ramen', 'udon'])
  })
})
