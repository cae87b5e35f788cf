import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeData } from '../steps/database.ts'
import { addPlain, checkOut, openDish, openMenu, placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, openView, orderIdOf, tab, waitForText, sheet } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()

const ROW = `insert into menu_stock
  (corporation_id, shop_id, stock_key, left_count, supplied_count, taken_count, sold_out, updated_at)
  select corporation_id, shop_id, $2, null, 0, 0, $3, now() from shop where shop_id = $1
  on conflict (corporation_id, shop_id, stock_key) do update set left_count = null, sold_out = excluded.sold_out`

/** Marks a dish of New York as sold out or available. */
const soldOut = (foodId: string, gone: boolean): Promise<void> =>
  changeData(product.server, tx => tx.query({ name: 'journey_stock', text: ROW }, [101, foodId, gone]))

/** Every side of the burger meal, of which one is required; the first is preselected. */
const SIDES = ['fries', 'corn', 'green-salad', 'edamame']

const meal = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Burger meal' })

test('A set whose required part is sold out is sold out in list, search and sheet, until a part is back (MENU-4)', async () => {
  for (const side of SIDES) await soldOut(side, true)
  const { page, faults } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await waitForText(meal(page).first(), 'Sold out')
  expect(await button(page, /^Choose Burger meal/).count()).toBe(0)
  const unavailable = await openDish(page, 'Burger meal')
  await waitForText(unavailable, 'Sold out')
  expect(await button(unavailable, /^Add · /).count()).toBe(0)
  await shot(page, 'sold-out-part')
  await page.keyboard.press('Escape')
  await unavailable.waitFor({ state: 'hidden' })
  await button(page, 'Search the menu').first().click()
  await page.getByRole('searchbox').fill('burger meal')
  await waitForText(page, '1 dish found')
  await waitForText(meal(page).first(), 'Sold out')

  await soldOut('corn', false)
  await openMenu(page, product.url, 101, 1300)
  await button(page, /^Choose Burger meal/)
    .first()
    .click()
  const back = sheet(page, 'Burger meal')
  await button(back, /^Add · /).click()
  await waitForText(back, 'Choose A side')
  await back.getByRole('radio', { name: /corn/i }).check()
  await button(back, /^Add · /).click()
  await back.waitFor({ state: 'hidden' })
  await button(page, /^Your cart, 1 dish/).waitFor()
  expect(faults).toEqual([])
})

test('A reorder shows for each missing dish why it is unavailable (ORDER-9)', async () => {
  await soldOut('edamame', false)
  const { page } = await guestPhone(product.browser)
  await placePickup(page, product.url)
  const order = `${product.url}/orderDetail?orderId=${orderIdOf(page)}`
  await soldOut('edamame', true)
  await page.goto(order)
  await button(page, /^Order again/).click()
  const none = sheet(page, 'Order again').filter({ hasText: 'None of these dishes are available today.' })
  await waitForText(none.getByRole('listitem'), /Edamame/)
  await waitForText(none.getByRole('listitem'), 'Sold out')
  await shot(page, 'again-sold-out')
})

test('A dish of a menu outside its hours can be viewed, and its sheet shows the hours (MENU-4)', async () => {
  const { page, faults } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  // Breakfast or dinner is closed at any hour: its tab shows a clock and the opening time.
  const closed = page.locator('label').filter({ hasText: /^(Breakfast|Dinner)/, has: page.locator('svg') })
  await closed.first().click()
  await page.getByText('You can browse now and order then.').waitFor()
  await page.locator('main li button[aria-haspopup=dialog]').first().click()
  const dish = page.getByRole('dialog')
  await waitForText(dish, 'You can browse now and order then.')
  expect(await button(dish, /^Add · /).count()).toBe(0)
  await shot(page, 'closed-menu-dish')
  expect(faults).toEqual([])
})

test('A saved dish reaches open phones without a reload, and carts containing it say what changed (MENU-1, PRICE-1)', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Miso soup')
  await button(page, /^Your cart, 1 dish/).waitFor()
  let loads = 0
  page.on('load', () => (loads += 1))

  const { page: staff, close } = await openStaffScreen(product.browser, product.url, 101)
  await openView(staff, 'Menu')
  await staff.getByRole('main').getByRole('searchbox').fill('Miso soup')
  await button(staff, 'Miso soup').first().click()
  await staff.getByLabel('Price ($)', { exact: true }).fill('9.87')
  await button(staff, 'Save').click()
  await waitForText(staff, 'You have unpublished changes.')
  await tab(staff, 'Preview and publish').click()
  await waitForText(staff, /→ \$9\.87/)
  await button(staff, 'Publish now').click()

  await waitForText(page, '$9.87')
  await button(page, /^Your cart, 1 dish/).click()
  await waitForText(page, /^Price changed from \$/)
  await shot(page, 'dish-changed-in-cart')
  await page.keyboard.press('Escape')
  await checkOut(page)
  await waitForText(page, /^Price changed from \$/)
  expect(loads).toBe(0)
  await close()
})
