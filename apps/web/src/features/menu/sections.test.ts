import { indexMenu, type MenuGroup, type MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { describe, expect, it } from 'vitest'
import { dishesMatching } from './search-results.tsx'
import { viewOf } from './sections.ts'
import { fitsOf } from './fits.ts'

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

describe('a menu as it is shown', () => {
  it('has its categories in order, without empty ones and without dishes that are not there · MENU-1', () => {
    expect(view.sections.map(section => [section.id, section.dishes.map(dish => dish.item.foodId)])).toEqual([
      ['hot', ['ramen', 'udon']],
      ['noodles', ['udon', 'ramen']],
      ['vip', ['secret']],
    ])
  })

  it('a dish of the hot list carries its rank there and stands at home in its own category · MENU-5, CART-5', () => {
    const hot = view.sections[0]?.dishes[0]
    expect(hot?.rank).toBe(1)
    expect(hot?.place).toEqual({ menuId: 'm', menuGroupId: 'noodles' })
    expect(view.sections[1]?.dishes[1]?.rank).toBeUndefined()
  })

  it('knows what is for members, what can be added by one tap, and whether rows need room for pictures · LOGIN-10', () => {
    expect(view.dishes.get('secret')?.membersOnly).toBe(true)
    expect(view.dishes.get('ramen')?.plain).toBe(true)
    expect(view.dishes.get('udon')?.plain).toBe(false)
    expect(view.pictured).toBe(true)
  })

  it('a dish of the members is theirs among the hot ones too; what an ordinary group has as well is for all · LOGIN-10, MENU-5', () => {
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

  it('finds dishes once each, names first · MENU-1', () => {
    expect(dishesMatching(view, 'ramen').map(dish => dish.item.foodId)).toEqual(['ramen', 'udon'])
    expect(dishesMatching(view, 'creme').map(dish => dish.item.foodId)).toEqual(['ramen'])
  })

  it('is not filtered at all without a wish · MENU-2', () => {
    expect(fitsOf(index, view.dishes.values(), { diets: [], without: [] })).toBeUndefined()
    const fits = fitsOf(index, view.dishes.values(), { diets: ['vegan'], without: [] })
    expect([...(fits ?? [])].filter(([, fit]) => fit.fits).map(([foodId]) => foodId)).toEqual(['ramen', 'udon'])
  })
})
