import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { dish, modifiers, option } from '@comanda/domain/menu/testing'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'
import { draftActor } from './draft-actor.ts'

const app = testApp()
const shop = { shopId: SHOP }
const { manager, draft } = draftActor(app)

type Dish = RequestInputOf<typeof contract.menu.saveDish>['dish']
const plain = (foodId: string, own: Partial<Dish> = {}): Dish => ({ ...dish(foodId), ...own }) as Dish
const markOf = async (key: string) => (await draft()).marks[key] ?? ''
const dishOf = async (foodId: string) => (await draft()).document.items.find(item => item.foodId === foodId) as Dish
const dishesOfGroup = async () => (await draft()).document.menuGroups[0]?.foodIds ?? []

describe('Entries of a menu draft', () => {
  test('A new dish is listed in its group, and its audit line has it (L2)', async () => {
    await manager.must(contract.menu.saveDish, { ...shop, mark: '', dish: plain('salad'), menuGroupId: 'g' })
    expect(await dishesOfGroup()).toEqual(['soup', 'pie', 'cake', 'tart', 'fish', 'salad'])
    const { rows } = await app.db.query<{ subject: string }>(
      { name: 'test_menu_lines', text: "select subject from audit_line where what = 'menuDraft'" },
      [],
    )
    expect(rows).toEqual([{ subject: 'dish/salad' }])
  })

  test('Of twenty who change one dish at once, one saves and the others see that it changed (API-3)', async () => {
    const [mark, soup] = [await markOf('dish/soup'), await dishOf('soup')]
    const answers = await twenty(at =>
      manager.call(contract.menu.saveDish, { ...shop, mark, dish: { ...soup, price: (900 + at) as Dish['price'] } }),
    )
    expect(answers.map(refusedAs).toSorted()).toEqual([...Array(19).fill('changedMeanwhile'), 'done'])
  })

  test('Twenty who change twenty dishes at once all save (API-3)', async () => {
    const saved = await twenty(at =>
      manager.call(contract.menu.saveDish, { ...shop, mark: '', dish: plain(`d${at}`), menuGroupId: 'g' }),
    )
    expect(new Set(saved.map(refusedAs))).toEqual(new Set(['done']))
    expect((await dishesOfGroup()).filter(id => /^d\d+$/.test(id))).toHaveLength(20)
    const { marks } = await draft()
    const changed = await twenty(at =>
      manager.call(contract.menu.saveDish, {
        ...shop,
        mark: marks[`dish/d${at}`] ?? '',
        dish: plain(`d${at}`, { kcal: at }),
      }),
    )
    expect(new Set(changed.map(refusedAs))).toEqual(new Set(['done']))
    expect((await draft()).document.items.filter(item => item.kcal !== undefined)).toHaveLength(20)
  })

  test('A repeated save is answered like the first (API-3)', async () => {
    const [mark, pie] = [await markOf('dish/pie'), await dishOf('pie')]
    const input = { ...shop, mark, dish: { ...pie, kcal: 410 } }
    const saved = await manager.must(contract.menu.saveDish, input)
    expect(await manager.must(contract.menu.saveDish, input)).toEqual(saved)
  })

  test('A fault names its field in the request (MENU-2)', async () => {
    const [mark, pie] = [await markOf('dish/pie'), await dishOf('pie')]
    const wrong = { ...pie, taxIds: ['gst'] }
    expect(await manager.call(contract.menu.saveDish, { ...shop, mark, dish: wrong })).toMatchObject({
      refused: 'taxUnknown',
      field: 'dish.taxIds[0]',
    })
    const rows = [
      { mark: await markOf('dish/cake'), dish: { ...(await dishOf('cake')), kcal: 1 } },
      { mark, dish: wrong },
    ]
    expect(await manager.call(contract.menu.saveDishes, { ...shop, dishes: rows })).toMatchObject({
      refused: 'taxUnknown',
      field: 'dishes[1].dish.taxIds[0]',
    })
    expect((await dishOf('cake')).kcal).toBeUndefined()
  })

  test('Shared options change for all dishes that have them, and leave with their exclusions (MENU-6)', async () => {
    const sauces = modifiers('sauce', [option('mild'), option('hot')])
    await manager.must(contract.menu.saveModifierGroup, { ...shop, mark: '', group: sauces })
    const rule = {
      propertyList: ['hot'],
      propertyUnitList: [],
      exclusivePropertyList: [{ exclusiveModifierIds: ['mild'] }],
      exclusiveUnitList: [],
    }
    const rows = await Promise.all(
      ['tart', 'fish'].map(async id => ({
        mark: await markOf(`dish/${id}`),
        dish: { ...(await dishOf(id)), modifierGroupIds: ['sauce'], exclusions: [rule] },
      })),
    )
    await manager.must(contract.menu.saveDishes, { ...shop, dishes: rows })
    const mark = await markOf('modifiers/sauce')
    await manager.must(contract.menu.removeFromMenu, { ...shop, what: 'modifiers', id: 'sauce', mark })
    expect(await dishOf('fish')).toMatchObject({ modifierGroupIds: [], exclusions: [] })
  })

  test('A dish moves before another one; a stale order is refused (API-3)', async () => {
    const group = { what: 'dish', from: 'g', to: 'g' } as const
    const mark = await markOf('order/g')
    const marks = { fromMark: mark, toMark: mark }
    await manager.must(contract.menu.moveInMenu, { ...shop, ...group, ...marks, id: 'fish', before: 'soup' })
    expect((await dishesOfGroup()).slice(0, 3)).toEqual(['fish', 'soup', 'pie'])
    const late = await manager.call(contract.menu.moveInMenu, {
      ...shop,
      ...group,
      ...marks,
      id: 'pie',
      before: 'fish',
    })
    expect(refusedAs(late)).toBe('changedMeanwhile')
  })

  test('A new group in a menu takes a dish from another group (MENU-1)', async () => {
    const group = { menuGroupId: 'sweet', groupType: 0, displayName: { en_US: 'Sweet' }, minOnlineQuantity: 0 } as const
    await manager.must(contract.menu.saveMenuGroup, { ...shop, mark: '', group, menuId: 'm' })
    const move = { what: 'dish', id: 'cake', from: 'g', to: 'sweet' } as const
    const { marks } = await draft()
    await manager.must(contract.menu.moveInMenu, {
      ...shop,
      ...move,
      fromMark: marks['order/g'] ?? '',
      toMark: marks['order/sweet'] ?? '',
    })
    const { document } = await draft()
    expect(document.menus[0]?.menuGroupIds).toEqual(['g', 'sweet'])
    expect(document.menuGroups.map(one => one.foodIds.includes('cake'))).toEqual([false, true])
  })

  test('A dish that is part of another one is not removed (MENU-2)', async () => {
    const combo = plain('lunch', {
      comboGroups: [
        {
          comboGroupId: 'main',
          displayName: { en_US: 'Main' },
          min: 1,
          max: 1,
          details: [
            {
              comboGroupItemId: 'one',
              foodId: 'tart',
              unitId: '',
              addPrice: 0 as Dish['price'],
              max: 1,
              selected: false,
            },
          ],
        },
      ],
    })
    await manager.must(contract.menu.saveDish, { ...shop, mark: '', dish: combo, menuGroupId: 'g' })
    const removal = { ...shop, what: 'dish', id: 'tart', mark: await markOf('dish/tart') } as const
    expect(await manager.call(contract.menu.removeFromMenu, removal)).toMatchObject({ refused: 'dishInUse' })
    await manager.must(contract.menu.removeFromMenu, { ...removal, id: 'lunch', mark: await markOf('dish/lunch') })
    await manager.must(contract.menu.removeFromMenu, removal)
    expect(await dishesOfGroup()).not.toContain('tart')
    expect((await draft()).document.items.some(item => item.foodId === 'tart')).toBe(false)
  })
})
