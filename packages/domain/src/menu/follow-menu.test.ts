import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { followMenu } from './follow-menu.ts'
import { dish, menuOf } from './testing.ts'
import type { MenuItem } from './types.ts'

const NOTHING = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }
const menu = (...items: MenuItem[]) => menuOf(items).document
const base = menu(dish('soup'), dish('pie'), dish('cake'))

describe('A store that follows the menu of the brand (MENU-1)', () => {
  test('Takes it whole at the start', () => expect(followMenu(NOTHING, NOTHING, base)).toEqual(base))

  test('Keeps its own price, availability and tax, and takes names and new dishes', () => {
    const own = menu(dish('soup', { price: money(900), onSale: false, taxIds: ['gst'] }), dish('pie'), dish('cake'))
    const next = menu(
      dish('soup', { price: money(1100), displayName: { en_US: 'Broth' } }),
      dish('pie', { price: money(700) }),
      dish('cake'),
      dish('tart'),
    )
    const items = followMenu(own, base, next).items
    expect(items[0]).toMatchObject({ price: 900, onSale: false, taxIds: ['gst'], displayName: { en_US: 'Broth' } })
    expect(items[1]?.price).toBe(700)
    expect(items.map(item => item.foodId)).toEqual(['soup', 'pie', 'cake', 'tart'])
  })

  test('Keeps its own order; a new dish stands after the one it follows, and one that was taken out stays out', () => {
    const own = { ...base, menuGroups: base.menuGroups.map(group => ({ ...group, foodIds: ['cake', 'soup'] })) }
    const next = menu(dish('soup'), dish('tart'), dish('pie'), dish('cake'))
    expect(followMenu(own, base, next).menuGroups[0]?.foodIds).toEqual(['cake', 'soup', 'tart'])
  })

  test('Loses what the brand removed, and keeps what it has alone', () => {
    const own = menu(dish('soup'), dish('pie'), dish('cake'), dish('local'))
    const items = followMenu(own, base, menu(dish('soup'), dish('cake'))).items
    expect(items.map(item => item.foodId)).toEqual(['soup', 'cake', 'local'])
  })
})
