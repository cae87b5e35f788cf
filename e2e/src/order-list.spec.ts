import { expect, test } from 'vitest'
import { accept, openDesk } from './steps/desk.ts'
import { placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { button, comesTo, reads } from './steps/words.ts'

const house = openHouse()

test('the list of orders moves with the kitchen, and keeps what it has where more does not come · ORDER-9', async () => {
  const { page } = await guestPhone(house.browser)
  await placePickup(page, house.url)
  // There is said to be more, which does not come.
  await page.route('**/api/order/or/list', async route => {
    if ('cursor' in (route.request().postDataJSON() as object)) return route.abort()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    return route.fulfill({ response: answer, json: { ...body, data: { ...body.data, nextCursor: 'more' } } })
  })
  await page.clock.install()
  await page.goto(`${house.url}/orderList`)
  await reads(page, 'Sent to the restaurant')
  await page.getByRole('alert').filter({ hasText: 'Check your connection' }).waitFor()
  await button(page, 'Show more').waitFor()
  const desk = await openDesk(house.browser, house.url, 101)
  const number = await desk.page.getByRole('article').first().getAttribute('aria-label')
  await accept(desk, number ?? '')
  await page.clock.fastForward(20_000)
  await reads(page, 'Accepted')
  await desk.close()
})

test('back from an order the list is where it was left · ORDER-9', async () => {
  const { page } = await guestPhone(house.browser, { viewport: { width: 375, height: 400 } })
  await placePickup(page, house.url)
  await page.goto(`${house.url}/orderList`)
  const order = page.getByRole('link', { name: /Nolita/ })
  await order.waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(80)
  // A tap that brings nothing into sight first.
  await order.evaluate((link: HTMLElement) => link.click())
  await comesTo(page, '/orderStatus')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await order.waitFor()
  // Whatever the list does as it is drawn has been done.
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
})
