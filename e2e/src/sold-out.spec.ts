import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeData } from './steps/database.ts'
import { openDish, openMenu, placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, orderIdOf, reads, sheet } from './steps/words.ts'

const house = openHouse()

const ROW = `insert into menu_stock
  (corporation_id, shop_id, stock_key, left_count, supplied_count, taken_count, sold_out, updated_at)
  select corporation_id, shop_id, $2, null, 0, 0, $3, now() from shop where shop_id = $1
  on conflict (corporation_id, shop_id, stock_key) do update set left_count = null, sold_out = excluded.sold_out`

/** Marks a dish of New York as sold out, or as back. */
const soldOut = (foodId: string, gone: boolean): Promise<void> =>
  changeData(house.server, tx => tx.query({ name: 'journey_stock', text: ROW }, [101, foodId, gone]))

/** Every side of the burger meal, of which one must be chosen; the first is what it proposes. */
const SIDES = ['fries', 'corn', 'green-salad', 'edamame']

const meal = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Burger meal' })

test('a set whose needed part ran out is sold out in list, search and sheet, and back with the first of its parts · MENU-4', async () => {
  for (const side of SIDES) await soldOut(side, true)
  const { page, faults } = await guestPhone(house.browser)
  await openMenu(page, house.url, 101, 1300)
  await reads(meal(page).first(), 'Sold out')
  expect(await button(page, /^Choose Burger meal/).count()).toBe(0)
  const gone = await openDish(page, 'Burger meal')
  await reads(gone, 'Sold out')
  expect(await button(gone, /^Add · /).count()).toBe(0)
  await shot(page, 'sold-out-part')
  await page.keyboard.press('Escape')
  await gone.waitFor({ state: 'hidden' })
  await button(page, 'Search the menu').first().click()
  await page.getByRole('searchbox').fill('burger meal')
  await reads(page, '1 dish found')
  await reads(meal(page).first(), 'Sold out')

  await soldOut('corn', false)
  await openMenu(page, house.url, 101, 1300)
  await button(page, /^Choose Burger meal/)
    .first()
    .click()
  const back = sheet(page, 'Burger meal')
  await button(back, /^Add · /).click()
  await reads(back, 'Please choose: A side')
  await back.getByRole('radio', { name: /corn/i }).check()
  await button(back, /^Add · /).click()
  await back.waitFor({ state: 'hidden' })
  await button(page, /^Your cart, 1 dish/).waitFor()
  expect(faults).toEqual([])
})

test('the same again says of each dish why it cannot be had · ORDER-9', async () => {
  await soldOut('edamame', false)
  const { page } = await guestPhone(house.browser)
  await placePickup(page, house.url)
  const order = `${house.url}/orderDetail?orderId=${orderIdOf(page)}`
  await soldOut('edamame', true)
  await page.goto(order)
  await button(page, 'Order again').click()
  const none = sheet(page, 'Order again').filter({ hasText: 'None of these dishes can be ordered today.' })
  await reads(none.getByRole('listitem'), /Edamame/)
  await reads(none.getByRole('listitem'), 'Sold out')
  await shot(page, 'again-sold-out')
})

test('a dish of a menu that is not served now can be looked at: its sheet says when it is · MENU-4', async () => {
  const { page, faults } = await guestPhone(house.browser)
  await openMenu(page, house.url, 101, 1300)
  // Of breakfast and dinner one is closed at any hour: its tab shows a clock and when it opens.
  const closed = page.locator('label').filter({ hasText: /^(Breakfast|Dinner)/, has: page.locator('svg') })
  await closed.first().click()
  await page.getByText('ordering opens then').waitFor()
  await page.locator('main li button[aria-haspopup=dialog]').first().click()
  const dish = page.getByRole('dialog')
  await reads(dish, 'ordering opens then')
  expect(await button(dish, /^Add · /).count()).toBe(0)
  await shot(page, 'closed-menu-dish')
  expect(faults).toEqual([])
})
