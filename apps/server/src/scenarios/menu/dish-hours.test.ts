import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { harbourDish, harbourKitchen, NOON, refusedAs, SHOP, testApp } from '../../testing/index.ts'
import { draftActor } from './draft-actor.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
/** 7:00 to 11:00; the clock starts at noon. */
const mornings = [{ weekdays: EVERY_DAY, from: 420, to: 660 }]
const HOUR = 3_600_000
const app = testApp({
  brand: harbourKitchen({ dishes: [harbourDish('eggs', { windows: mornings }), harbourDish('soup')] }),
})
const { manager, draft } = draftActor(app)
const shop = { shopId: SHOP }
const liveMenu = () =>
  app.guest().must(contract.menu.queryAllMenus, { ...shop, businessType: 1300, part: 'stock' as const })

type Dish = RequestInputOf<typeof contract.menu.saveDish>['dish']

beforeEach(() => app.clock.set(NOON - 2 * HOUR))

describe('A dish with hours of its own (MENU-4)', () => {
  test('Phones are told which dishes are closed, and when that changes (MENU-4)', async () => {
    expect(await liveMenu()).toMatchObject({ part: 'stock', changesIn: 60 })
    expect(await liveMenu()).not.toHaveProperty('closedFoodIds')
    app.clock.set(NOON)
    expect(await liveMenu()).toMatchObject({ closedFoodIds: ['eggs'], changesIn: 19 * 60 })
    const menu = await app.guest().must(contract.menu.queryAllMenus, { ...shop, businessType: 1300 })
    const eggs = 'document' in menu ? menu.document.items.find(one => one.foodId === 'eggs') : undefined
    expect(eggs).toMatchObject({ windows: mornings })
  })

  test('Outside its hours it cannot be added, and the refusal says so (MENU-4)', async () => {
    app.clock.set(NOON)
    const answer = await app.guest().changeCart(0, ['eggs'])
    expect(answer).toMatchObject({ refused: 'menuClosed' })
    expect((answer as { message: string }).message).not.toBe('')
  })

  test('In a cart it stays with its reason; the order is neither priced as offered nor placed, and without it it is (MENU-4)', async () => {
    const ann = app.guest()
    const early = await ann.fillCart(['eggs', 'soup'])
    expect(early.calculation.items.every(line => line.problem === undefined)).toBe(true)
    app.clock.set(NOON)
    const late = await ann.cart()
    const eggs = late.calculation.items.find(line => line.foodId === 'eggs')
    expect(eggs).toMatchObject({ problem: 'menuClosed' })
    const quote = { ...shop, cartId: late.cartId, orderType: 1300 as const }
    expect((await ann.must(contract.order.calculate, quote)).timedDishes).toEqual([
      { displayName: 'Dish eggs', windows: mornings },
    ])
    expect(refusedAs(await ann.submit(late))).not.toBe('done')
    await ann.must(contract.cart.modify, {
      ...shop,
      businessType: 1300,
      modifyType: 2,
      cartItems: [{ itemKey: eggs?.itemKey ?? '', quantity: 1 }],
    })
    expect(refusedAs(await ann.submit(await ann.cart()))).toBe('done')
  })

  test('A manager sets the hours in the draft; unusable ones are refused at their field, and the publication lists them (L2)', async () => {
    const soup = (await draft()).document.items.find(item => item.foodId === 'soup') as Dish
    const mark = (await draft()).marks['dish/soup'] ?? ''
    const save = (windows: Dish['windows']) =>
      manager.call(contract.menu.saveDish, { ...shop, mark, dish: { ...soup, ...(windows && { windows }) } })
    expect(await save([{ weekdays: [1], from: 600, to: 600 }])).toMatchObject({
      refused: 'windowBackwards',
      field: 'dish.windows[0].to',
    })
    expect(refusedAs(await save(mornings))).toBe('done')
    const [line] = await app.sql(
      "select before, after from audit_line where what = 'menuDraft' and subject = 'dish/soup' order by at desc limit 1",
      [],
    )
    expect(line).toMatchObject({ after: { windows: mornings } })
    expect(line).not.toHaveProperty('before.windows')
  })
})
