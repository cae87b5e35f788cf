import { isRefusal } from '@comanda/contract/core'
import { dish, menuOf } from '@comanda/domain/menu/testing'
import { expect, test } from 'vitest'
import { testGuest } from '../../../testing/test-caller.ts'
import { createOrder } from '../index.ts'
import { NOON, SHOP, testLine } from '../order-test-house.ts'
import { testOrdering } from '../ordering-test-house.ts'

const { house } = testOrdering()

const HOUR = 3_600_000
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const menu = (menuId: string, windows: { weekdays: number[]; from: number; to: number }[]) => ({
  menuId,
  displayName: {},
  windows,
  menuGroupIds: ['g'],
  bizTypes: [],
})
const index = menuOf([dish('soup'), dish('eggs')], [], {
  menus: [menu('m', []), menu('evening', [{ weekdays: EVERY_DAY, from: 1080, to: 1320 }])],
})
const slot = (hours: number) => ({ start: NOON + hours * HOUR, end: NOON + (hours + 1) * HOUR })
/** The soup is on the menu of the whole day, the eggs on that of the evening. */
const soup = { ...testLine('soup'), menuId: 'm' }
const eggs = { ...testLine('eggs'), menuId: 'evening' }

/** The time proposed to a guest with these dishes, given the free hours of a day. */
async function proposed(lines: object[], free: number[], own: object = {}, more: object = {}) {
  const here = await house()
  const choice = { asap: true, days: [{ date: '2026-11-21', slots: free.map(slot) }] }
  const { handlers } = createOrder({
    ...here.deps,
    menuNow: async () => index,
    slotChoice: async () => choice,
    ...more,
  })
  const caller = testGuest()
  const cartId = await here.cart(caller.session.owner, {
    lines: lines as never,
    bizType: 'addressId' in own ? 1200 : 1300,
  })
  const input = { shopId: SHOP, cartId, orderType: 1300 as const, utensils: -1, executeList: [], asLast: false, ...own }
  const answer = await handlers.calculate(caller, input)
  if (isRefusal(answer) || !('calculation' in answer)) throw new Error('not worked out')
  return answer
}

test('The first proposed time is the first at which the whole cart is offered (ORDER-6, MENU-4)', async () => {
  expect((await proposed([soup], [5, 6, 7])).time).toEqual({ asap: true })
  expect((await proposed([soup, eggs], [5, 6, 7])).time).toMatchObject({ asap: false, start: iso(6) })
  expect((await proposed([eggs], [5, 7])).time).toMatchObject({ asap: false, start: iso(7) })
})

test('If no time offers the whole cart the first free one is proposed, and a chosen one stays (ORDER-6)', async () => {
  expect((await proposed([soup, eggs], [4, 5])).time).toEqual({ asap: true })
  expect((await proposed([soup, eggs], [6], { dinnerTime: iso(5) })).time).toMatchObject({ start: iso(5) })
})

test('Dishes with limited times are returned with those times (MENU-4)', async () => {
  const timed = { displayName: 'eggs', windows: [{ weekdays: EVERY_DAY, from: 1080, to: 1320 }] }
  expect((await proposed([soup, eggs], [6])).timedDishes).toEqual([timed])
  expect(await proposed([soup], [6])).not.toHaveProperty('timedDishes')
})

test('An address in an evening zone is proposed the first time with delivery there, even if earlier slots are free (ORDER-6, PRICE-6)', async () => {
  const here = await house()
  const evenings = { weekdays: EVERY_DAY, from: 1080, to: 1320 }
  const near = here.shop.deliveryZones.map(zone => ({ ...zone, windows: [evenings] }))
  const shopNow = async () => ({ config: { ...here.shop, deliveryZones: near }, paused: false })
  const toTheDoor = { orderType: 1200, addressId: 'near' }
  const first = async (lines: object[], free: number[]) => (await proposed(lines, free, toTheDoor, { shopNow })).time
  expect(await first([soup], [1, 5, 6, 7])).toMatchObject({ asap: false, start: iso(6) })
  expect(await first([soup, eggs], [1, 5, 7])).toMatchObject({ asap: false, start: iso(7) })
  expect(await first([soup], [1, 2])).toEqual({ asap: true })
})

test('No preparation time is shown while the store pauses (ORDER-6)', async () => {
  const here = await house()
  const pausing = (paused: boolean) => ({ shopNow: async () => ({ config: here.shop, paused }) })
  expect(await proposed([soup], [5], {}, pausing(false))).toHaveProperty('readyMinutes')
  const meanwhile = await proposed([soup], [5], {}, pausing(true))
  expect(meanwhile.problems).toEqual([{ problem: 'shopPaused' }])
  expect(meanwhile).not.toHaveProperty('readyMinutes')
})

const iso = (hours: number): string => new Date(slot(hours).start).toISOString()
