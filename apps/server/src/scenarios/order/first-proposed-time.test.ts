import { contract } from '@comanda/contract'
import { beforeEach, expect, test } from 'vitest'
import { harbourDish, harbourKitchen, menuOfDishes, NOON, SHOP, testApp } from '../../testing/index.ts'

const HOUR = 3_600_000
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const evenings = { weekdays: EVERY_DAY, from: 1080, to: 1320 }
const slot = { leadMinutes: 0, intervalMinutes: 60, capacity: 0, daysAhead: 0, asap: true }
const app = testApp({ brand: harbourKitchen({ shop: { slots: { 1200: slot, 1300: slot } } }) })
const { hours, deliveryZones } = app.shop.config

const ADDRESS = {
  countryCode: 'GB',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  street1: '2 Quay',
  firstName: 'Ann',
  lastName: 'Guest',
  phoneNumber: '07700900123',
  isoCode: 'GB',
  latitude: 51.451,
  longitude: -2.59,
}

const iso = (hoursLater: number): string => new Date(NOON + hoursLater * HOUR).toISOString()

/** Open now, and for an hour at each of these hours after noon: the store's free slots. */
const openAt = (free: readonly number[]) => {
  const windows = [0, ...free].map(hour => ({ weekdays: EVERY_DAY, from: 720 + hour * 60, to: 780 + hour * 60 }))
  return app.changeShop({ hours: { ...hours, 1200: windows, 1300: windows } })
}

/** The soup is on the menu of the whole day, the eggs on one with these times. */
const serveEggs = (windows: (typeof evenings)[]) => {
  const menu = menuOfDishes([harbourDish('soup'), harbourDish('eggs')])
  const day = { displayName: {}, windows: [], menuGroupIds: ['g'], bizTypes: [] }
  return app.changeMenu({
    ...menu,
    menus: [
      { ...day, menuId: 'm' },
      { ...day, menuId: 'evening', windows },
    ],
  })
}

/** The time proposed to a guest with these dishes, given the hours with free slots. */
async function proposed(
  dishes: string[],
  free: readonly number[],
  own: { dinnerTime?: string } = {},
  delivered = false,
) {
  const ann = app.guest()
  const orderType = delivered ? 1200 : 1300
  // Dishes are added while they are served.
  await serveEggs([])
  const { cartId } = await ann.fillCart(
    dishes.map(foodId => ({ foodId, menuId: foodId === 'eggs' ? 'evening' : 'm' })),
    { businessType: orderType },
  )
  await serveEggs([evenings])
  await openAt(free)
  const { addressId } = delivered ? await ann.must(contract.address.create, ADDRESS) : {}
  return ann.must(contract.order.calculate, {
    shopId: SHOP,
    cartId,
    orderType,
    ...own,
    ...(addressId && { addressId }),
  })
}

beforeEach(() => app.clock.set(NOON))

test('The first proposed time is the first at which the whole cart is offered (ORDER-6, MENU-4)', async () => {
  expect((await proposed(['soup'], [5, 6, 7])).time).toEqual({ asap: true })
  expect((await proposed(['soup', 'eggs'], [5, 6, 7])).time).toMatchObject({ asap: false, start: iso(6) })
  expect((await proposed(['eggs'], [5, 7])).time).toMatchObject({ asap: false, start: iso(7) })
})

test('If no time offers the whole cart the first free one is proposed, and a chosen one stays (ORDER-6)', async () => {
  expect((await proposed(['soup', 'eggs'], [4, 5])).time).toEqual({ asap: true })
  expect((await proposed(['soup', 'eggs'], [5, 6], { dinnerTime: iso(5) })).time).toMatchObject({ start: iso(5) })
})

test('Dishes with limited times are returned with those times (MENU-4)', async () => {
  const timed = { displayName: 'Dish eggs', windows: [evenings] }
  expect((await proposed(['soup', 'eggs'], [6])).timedDishes).toEqual([timed])
  expect(await proposed(['soup'], [6])).not.toHaveProperty('timedDishes')
})

test('An address in an evening zone is proposed the first time with delivery there, even if earlier slots are free (ORDER-6, PRICE-6)', async () => {
  await app.changeShop({ deliveryZones: deliveryZones.map(zone => ({ ...zone, windows: [evenings] })) })
  const first = async (dishes: string[], free: readonly number[]) => (await proposed(dishes, free, {}, true)).time
  expect(await first(['soup'], [1, 5, 6, 7])).toMatchObject({ asap: false, start: iso(6) })
  expect(await first(['soup', 'eggs'], [1, 5, 7])).toMatchObject({ asap: false, start: iso(7) })
  expect(await first(['soup'], [1, 2])).toEqual({ asap: true })
  await app.changeShop({ deliveryZones })
})

test('No preparation time is shown while the store pauses (ORDER-6)', async () => {
  expect(await proposed(['soup'], [5])).toHaveProperty('readyMinutes')
  await app.sql('update shop set paused = true')
  const meanwhile = await proposed(['soup'], [5])
  await app.sql('update shop set paused = false')
  expect(meanwhile.problems).toEqual([{ problem: 'shopPaused' }])
  expect(meanwhile).not.toHaveProperty('readyMinutes')
})
