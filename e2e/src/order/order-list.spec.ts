import { expect, test } from 'vitest'
import { atRest } from '../harness.ts'
import { accept, openStaffScreen } from '../steps/staff-screen.ts'
import { placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('The order list follows the states of its orders, and keeps its rows if more cannot be loaded (ORDER-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await placePickup(page, product.url)
  // The answer claims more orders, which fail to load.
  await page.route('**/api/order/or/list', async route => {
    if ('cursor' in (route.request().postDataJSON() as object)) return route.abort()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    return route.fulfill({ response: answer, json: { ...body, data: { ...body.data, nextCursor: 'more' } } })
  })
  await page.clock.install()
  await page.goto(`${product.url}/orderList`)
  await waitForText(page, 'Order sent')
  await page.getByRole('alert').filter({ hasText: 'Check your connection' }).waitFor()
  await button(page, 'Show more').waitFor()
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const number = await screen.page.getByRole('article').first().getAttribute('aria-label')
  await accept(screen, number ?? '')
  await page.clock.fastForward(20_000)
  await waitForText(page, 'Confirmed')
  await screen.close()
})

test('Returning from an order restores the scroll position of the list (ORDER-9)', async () => {
  const { page } = await guestPhone(product.browser, { viewport: { width: 375, height: 400 } })
  await placePickup(page, product.url)
  await page.goto(`${product.url}/orderList`)
  const order = page.getByRole('link', { name: /Nolita/ })
  await order.waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const remaining = await page.evaluate(() => scrollY)
  expect(remaining).toBeGreaterThan(80)
  // A tap that does not scroll the element into view first.
  await order.evaluate((link: HTMLElement) => link.click())
  await waitForPath(page, '/orderStatus')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await order.waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(remaining, -1)
  // Rendering that ends later does not move it.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(remaining, -1)
})
