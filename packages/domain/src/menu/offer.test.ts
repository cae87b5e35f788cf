import { describe, expect, it } from 'vitest'
import { inOneLanguage, menuFor } from './flatten.ts'
import { closedDishes, isForOtherWay, offerProblem, openMenus, placeOnOffer } from './offer.ts'
import { combo, dish, menuOf, modifiers, option, sides } from './testing.ts'

const morning = [{ weekdays: [1], from: 420, to: 660 }]
const group = (menuGroupId: string, groupType: 0 | -1 | -2, foodIds: string[]) => ({
  menuGroupId,
  groupType,
  displayName: { en_US: menuGroupId },
  foodIds,
  minOnlineQuantity: 0,
})
const menu = (menuId: string, menuGroupIds: string[], bizTypes: number[], windows = morning.slice(1)) => ({
  menuId,
  displayName: { en_US: menuId, zh_CN: '菜单' },
  windows,
  menuGroupIds,
  bizTypes,
})
const set = dish('set', {
  comboGroups: [combo('c', [['t', 'tea', 0]])],
  sideDishGroups: [sides('s', [['n', 'soup', 0, true]])],
})
const index = menuOf(
  [set, dish('tea'), dish('soup', { modifierGroupIds: ['m'] }), dish('vip'), dish('off', { onSale: false })],
  [modifiers('m', [option('hot')]), modifiers('unused', [])],
  {
    menus: [menu('day', ['g', 'v'], [1100]), menu('early', ['g'], [1100, 1300], morning)],
    menuGroups: [group('g', 0, ['set', 'off']), group('v', -2, ['vip'])],
  },
)
const at = { weekday: 1, minutes: 500 }
const query = { bizType: 1100, at, member: false }

describe('offered dishes', () => {
  it('Menus depend on order type and time (MENU-4)', () => {
    expect(openMenus(index, 1100, at).map(m => m.menuId)).toEqual(['day', 'early'])
    expect(openMenus(index, 1300, { weekday: 2, minutes: 500 })).toEqual([])
  })

  it('A line must refer to an existing place (PRICE-1)', () => {
    const here = { menuId: 'day', menuGroupId: 'g', foodId: 'set' }
    expect(offerProblem(index, here, query)).toBeUndefined()
    expect(offerProblem(index, here, { ...query, bizType: 1200 })).toBe('notOnMenu')
    for (const odd of [
      { menuId: 'x' },
      { menuGroupId: 'v' },
      { foodId: 'tea' },
      { menuId: 'early', menuGroupId: 'v', foodId: 'vip' },
    ])
      expect(offerProblem(index, { ...here, ...odd }, query)).toBe('notOnMenu')
    expect(offerProblem(index, { ...here, foodId: 'off' }, query)).toBe('notOnSale')
    expect(offerProblem(index, { ...here, menuId: 'early' }, { ...query, at: { weekday: 2, minutes: 500 } })).toBe(
      'menuClosed',
    )
  })

  it('A dish with hours of its own is offered within them alone (MENU-4)', () => {
    const timed = menuOf([dish('set', { windows: [{ weekdays: [1], from: 480, to: 540 }] }), dish('tea')], [])
    const here = { menuId: timed.document.menus[0]?.menuId ?? '', menuGroupId: 'g', foodId: 'set' }
    expect(offerProblem(timed, here, query)).toBeUndefined()
    const later = { weekday: 1, minutes: 540 }
    expect(offerProblem(timed, here, { ...query, at: later })).toBe('menuClosed')
    expect([closedDishes(timed, at), closedDishes(timed, later)]).toEqual([[], ['set']])
  })

  it('The member group is for members (LOGIN-10)', () => {
    const place = { menuId: 'day', menuGroupId: 'v', foodId: 'vip' }
    expect(offerProblem(index, place, query)).toBe('membersOnly')
    expect(offerProblem(index, place, { ...query, member: true })).toBeUndefined()
  })
})

describe('a dish chosen earlier', () => {
  const named = { menuId: 'early', menuGroupId: 'g', foodId: 'set' }
  const evening = { ...query, at: { weekday: 2, minutes: 500 } }

  it('It comes from another open menu, and stays in the given one as long as it is available there (ORDER-9, MENU-4)', () => {
    expect(placeOnOffer(index, named, query)).toEqual({ menuId: 'early', menuGroupId: 'g' })
    expect(placeOnOffer(index, named, evening)).toEqual({ menuId: 'day', menuGroupId: 'g' })
    expect(placeOnOffer(index, { ...named, menuId: 'gone' }, query)).toEqual({ menuId: 'day', menuGroupId: 'g' })
    expect(placeOnOffer(index, named, { ...evening, bizType: 1300 })).toEqual({ menuId: 'early', menuGroupId: 'g' })
    const off = { ...named, foodId: 'off' }
    expect(placeOnOffer(index, off, evening)).toEqual({ menuId: 'early', menuGroupId: 'g' })
  })

  it('It is for another order type if all of its menus are (ORDER-9)', () => {
    const ways = (foodId: string) => [1100, 1200, 1300].filter(bizType => isForOtherWay(index, foodId, bizType))
    expect([ways('vip'), ways('set'), ways('tea'), ways('gone')]).toEqual([[1200, 1300], [1200], [], []])
  })
})

describe('the menu sent to a phone', () => {
  it("It contains an order type's dishes with their parts and sides, and nothing else (MENU-1)", () => {
    const pickup = menuFor(index.document, 1300)
    expect(pickup.menus.map(m => m.menuId)).toEqual(['early'])
    expect(pickup.items.map(i => i.foodId)).toEqual(['set', 'tea', 'soup', 'off'])
    expect(pickup.modifierGroups.map(g => g.modifierGroupId)).toEqual(['m'])
  })

  it('It is in one language, or the first available (ETC-1)', () => {
    const flat = inOneLanguage(index.document, 'zh_CN')
    expect(flat.menus.map(m => m.displayName)).toEqual(['菜单', '菜单'])
    expect(flat.items[0]?.displayName).toBe('set')
  })
})
