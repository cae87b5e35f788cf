import { expect, test } from 'vitest'
import { setShop } from '../steps/database.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openMenu } from '../steps/guest.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, openView, waitForText } from '../steps/screen.ts'

const product = openProduct()
const LONDON = 102

test('An order type that is switched off disappears for guests with an explanation, and returns when switched on (ORDER-6)', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, LONDON, 1300)
  const ways = page.getByRole('navigation', { name: 'Order type' })
  await ways.getByText('Delivery').waitFor()

  const screen = await openStaffScreen(product.browser, product.url, LONDON)
  await openView(screen.page, 'Settings')
  const delivery = screen.page
    .locator('section')
    .filter({ has: screen.page.getByRole('heading', { name: 'Delivery' }) })
  const set = async () => {
    await delivery.getByRole('switch').first().click()
    const [saved] = await Promise.all([
      screen.page.waitForResponse('**/api/console/saveHours'),
      button(screen.page, 'Save').click(),
    ])
    expect(saved.ok()).toBe(true)
    await waitForText(screen.page, 'Saved. Guests see it now.')
    await button(screen.page, 'Save').waitFor({ state: 'hidden' })
  }
  await set()
  // The start page is cached briefly.
  const offered = async () => {
    await openMenu(page, product.url, LONDON, 1300)
    return ways.getByText('Delivery').count()
  }
  await expect.poll(offered).toBe(0)
  await page.goto(`${product.url}/storeIndex?shopId=${LONDON}&bizType=1200`)
  await waitForText(page, 'Delivery isn’t available right now')
  await shot(page, 'way-off')
  await set()
  await expect.poll(offered).toBe(1)
  await screen.close()
})

test('The console’s address holds its view: reload, back, and an unknown view', async () => {
  const screen = await openStaffScreen(product.browser, product.url, LONDON)
  const { page } = screen
  const shows = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
  await openView(page, 'Settings')
  await page.getByRole('tab', { name: 'Special days' }).click()
  await page.reload()
  await shows('Settings')
  await page.getByRole('tab', { name: 'Special days', selected: true }).waitFor()
  await openView(page, 'Day report')
  await shows('Day report')
  await page.goBack()
  await shows('Settings')
  for (const hash of ['#no-such-view', '#%E0%A4']) {
    await page.goto(`${product.url}/console/${hash}`)
    await page.getByRole('button', { name: 'Orders', exact: true }).and(page.locator('[aria-current=page]')).waitFor()
  }
  await screen.close()
})

test('An order type closed during the store’s opening hours is shown as closed in header and menu (ORDER-6)', async () => {
  const NEW_YORK = 101
  const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]
  const { page } = await guestPhone(product.browser)
  await setShop(product.server, NEW_YORK, { hours: { 1100: always, 1200: [], 1300: always } })
  await openMenu(page, product.url, NEW_YORK, 1200)
  const head = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Marigold Kitchen, Nolita' }) })
  await waitForText(head, /^Closed/)
  await waitForText(page, /^Closed[^]*Order for later/)
  expect(await head.getByText(/^Open/).count()).toBe(0)
  await openMenu(page, product.url, NEW_YORK, 1300)
  await waitForText(head, /^Open/)
})
