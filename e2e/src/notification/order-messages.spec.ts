import { expect, test } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { MAYA, signIn } from '../steps/account.ts'
import { placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { waitForText } from '../steps/screen.ts'

const product = openProduct()

/** The messages sent by the product, latest first. */
const letters = async () => JSON.stringify(await (await fetch(`${product.url}/dev/outbox`)).json())

test('A guest who turns order messages on is sent a message for each step of the order (ORDER-9)', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/setting`)
  await waitForText(page, 'Sign in to get updates by email or text.')
  await signIn(product.url, page, MAYA)
  await page.goto(`${product.url}/setting`)
  const news = page.getByRole('group', { name: 'Orders' }).getByRole('checkbox', { name: /Email/ })
  const saved = page.waitForResponse(answer => answer.url().endsWith('/savePreferences'))
  await news.check()
  await saved
  await page.reload()
  await expect.poll(() => news.isChecked()).toBe(true)
  // Below the top bar axe would report a half-covered radio button as too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await accessibilityFaults(page)).toEqual([])

  await placePickup(page, product.url)
  expect(await letters()).toMatch(/Marigold Kitchen, Nolita has received your order .*\/orderDetail\?orderId=/)
  expect(faults).toEqual([])
  await context.close()
})
