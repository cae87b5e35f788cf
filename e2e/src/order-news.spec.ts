import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessibility.ts'
import { MAYA, signIn } from './steps/account.ts'
import { placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { reads } from './steps/words.ts'

const house = openHouse()

/** What the house has written, the latest first. */
const letters = async () => JSON.stringify(await (await fetch(`${house.url}/dev/outbox`)).json())

test('who asks for news in the settings is written to as the restaurant has the order · ORDER-9', async () => {
  const { page, context, faults } = await guestPhone(house.browser)
  await page.goto(`${house.url}/setting`)
  await reads(page, 'Sign in to get updates by e-mail or text')
  await signIn(house.url, page, MAYA)
  await page.goto(`${house.url}/setting`)
  const news = page.getByRole('group', { name: 'Orders' }).getByRole('checkbox', { name: /E-mail/ })
  const saved = page.waitForResponse(answer => answer.url().endsWith('/savePreferences'))
  await news.check()
  await saved
  await page.reload()
  await expect.poll(() => news.isChecked()).toBe(true)
  // Under the bar at the top a half-hidden radio button counts as too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await accessibilityFaults(page)).toEqual([])

  await placePickup(page, house.url)
  expect(await letters()).toMatch(/Marigold Kitchen, Nolita has your order .*\/orderDetail\?orderId=/)
  expect(faults).toEqual([])
  await context.close()
})
