import { cart as calls } from '@comanda/contract/cart'
import { demoBrand } from '@comanda/demo'
import { exclusiveOptionsOf } from '@comanda/domain/menu'
import { expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { testDatabase, testGuest } from '../../testing/index.ts'
import { createCart } from './index.ts'
import { needsOf } from './testing.ts'

const database = testDatabase()
const shops = demoBrand().shops.filter(({ config }) => config.shopId === 101)
const ask = (cartItems: unknown[]) =>
  calls.modify.request.parse({ shopId: 101, businessType: 1300, modifyType: 0, cartItems })

test('A choice excluded by another one is refused with the excluding choice, in either order (MENU-6)', async () => {
  const shop = shops[0]
  if (!shop) throw new Error('the demo brand has no store')
  const menu = shop.menu.menus.find(it => it.windows.length === 0)
  const cart = createCart(needsOf(database(), settableClock('2026-11-18T17:00:00Z'), shops))
  const match = shop.menu.menuGroups
    .filter(({ groupType, menuGroupId }) => groupType === 0 && menu?.menuGroupIds.includes(menuGroupId))
    .flatMap(({ menuGroupId, foodIds }) => foodIds.map(foodId => ({ menuGroupId, foodId })))
    .flatMap(at => {
      const item = shop.menu.items.find(it => it.foodId === at.foodId)
      const rule = item?.exclusions.find(it => it.propertyList.length * exclusiveOptionsOf(it).length > 0)
      return item && rule ? [{ at, item, rule }] : []
    })[0]
  if (!match) throw new Error('no dish of the demo menu has options that shut each other out')
  const { at, item, rule } = match
  const modifiers = [rule.propertyList[0], exclusiveOptionsOf(rule)[0]].map((modifierItemId = '') => ({
    modifierGroupId: shop.menu.modifierGroups.find(it =>
      it.modifierItems.some(option => option.modifierItemId === modifierItemId),
    )?.modifierGroupId,
    modifierItemId,
    quantity: 1,
  }))
  const both = new Set(modifiers.map(it => it.modifierItemId))
  const choice = { ...at, menuId: menu?.menuId, unitId: item.units[0]?.unitId ?? '', quantity: 1 }
  for (const chosen of [modifiers, modifiers.toReversed()]) {
    const answer = await cart.handlers.modify(testGuest(), ask([{ ...choice, modifiers: chosen }]))
    expect(answer).toMatchObject({ refused: 'choiceExcluded', field: 'cartItems[0].modifiers' })
    const { choice: problem } = (answer as { data: { choice: { id: string; by: { id: string } } } }).data
    expect(new Set([problem.id, problem.by.id])).toEqual(both)
  }
})
