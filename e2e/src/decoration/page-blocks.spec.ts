import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { MAYA, signIn } from '../steps/account.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('A dish is found on the home page and leads to its menu (DECO-1, MENU-10)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await page.goto(`${product.url}/home`)
  await page.getByRole('searchbox', { name: 'Search dishes' }).fill('ramen')
  const dish = page.getByRole('link', { name: /ramen/i }).first()
  await dish.waitFor()
  await page
    .getByRole('status')
    .getByText(/dish(?:es)? found/)
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await context.close()
})

test('A page of the brand has its own tabs and button, a map, and the reviews that staff published (DECO-1, DECO-5)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await page.goto(`${product.url}/customDecorateH5?decorationPageId=ygf`)
  await waitForText(page, 'Sign in to see your coupons.')
  await waitForText(page, 'What guests say')
  await page.getByText(/Best burger this side/).waitFor()
  const tabs = page.getByRole('navigation').getByRole('link')
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['Home', 'Menu', 'Gift cards', 'Account'])
  const place = page.getByRole('heading', { name: 'Find the table' })
  await place.scrollIntoViewIfNeeded()
  await page
    .getByRole('link', { name: /^Directions/ })
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Book a table', exact: true }).click()
  await waitForPath(page, '/bookIndex')
  await context.close()
})

test('A page shows the coupons of a guest who is signed in, with those to collect below them (DECO-1, CARD-6)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  await page.goto(`${product.url}/customDecorateH5?decorationPageId=ygf`)
  const coupons = page.getByRole('heading', { name: 'Bring a coupon' }).locator('..')
  await coupons.getByRole('heading', { name: '25% off your pickup' }).waitFor()
  await button(coupons, /^Claim/)
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await coupons.getByRole('link', { name: 'Use now' }).first().click()
  await page.waitForURL(({ pathname }) => pathname !== '/customDecorateH5')
  await context.close()
})

test('A menu has the components of the brand below its dishes, with the store of the menu (DECO-1)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await page.goto(`${product.url}/storeIndex?shopId=102&bizType=1300`)
  const dishes = page.getByRole('heading', { level: 3 })
  await dishes.first().waitFor()
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return page.getByRole('heading', { name: 'What guests say' }).count()
    })
    .toBe(1)
  await waitForText(page, 'Opening hours')
  expect(await accessibilityFaults(page)).toEqual([])
  await context.close()
})

/** Records how far parts of the page move without a tap. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = Object.assign(globalThis, { shifts: [] }).shifts
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('A line of the brand is above the dishes, which do not move when it loads and stay in the upper half of the screen (DECO-1)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await watchShifts(page)
  // A font that arrives late moves text by itself.
  await context.route('**/*.woff2', route => route.abort())
  await page.goto(`${product.url}/storeIndex?g=3000&shopId=301&bizType=1300`)
  await waitForText(page, 'Pearls fresh every two hours')
  const dish = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  expect((await dish.first().boundingBox())?.y).toBeLessThan(812 / 2)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  await context.close()
})
