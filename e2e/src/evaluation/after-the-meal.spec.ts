import { expect, test } from 'vitest'
import { changeData } from '../steps/database.ts'
import { placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, waitForPath, orderIdOf, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

const SERVED = {
  name: 'journey_served',
  text: `update customer_order set state = 'completed', ended_at = now(), watch_at = null, version = version + 1
    where order_id = $1`,
}

test('After the meal a guest writes a review, by keyboard too, and reorders in one step (ORDER-9)', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  const orderId = await placePickup(page, product.url)
  await changeData(product.server, tx => tx.query(SERVED, [orderId]))

  await page.goto(`${product.url}/orderDetail?orderId=${orderId}`)
  const review = page.getByRole('region', { name: 'How was it?' })
  await review.getByRole('radio').nth(2).focus()
  await inspectScreen(page, 'after-asked')
  await page.keyboard.press('ArrowRight')
  await waitForText(review, 'Good')
  await button(review, 'Taste').click()
  await inspectScreen(page, 'after-review')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspectScreen(page, 'after-review-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await button(review, 'Send review').click()
  await waitForText(page, 'Thanks for your review')
  await inspectScreen(page, 'after-thanks')

  await button(page, /^Order again/).click()
  const again = sheet(page, 'Order again')
  await waitForText(again, 'In person')
  // Closed and reopened, it adds the same order, not a second one.
  await page.keyboard.press('Escape')
  await again.waitFor({ state: 'hidden' })
  await button(page, /^Order again/).click()
  await waitForText(again, 'In person')
  expect((await again.innerText()).replaceAll(/\s+/g, ' ')).toContain('1 × Edamame')
  await inspectScreen(page, 'after-again')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspectScreen(page, 'after-again-dark')
  await button(again, /^Place order · /).click()
  await waitForPath(page, '/orderStatus')
  const next = orderIdOf(page)
  expect(next).not.toBe(orderId)

  await changeData(product.server, tx => tx.query(SERVED, [next]))
  await context.addInitScript(() => localStorage.setItem('myLocale', JSON.stringify({ value: 'ar' })))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${product.url}/orderDetail?orderId=${next}`)
  await page.getByRole('radio').nth(3).check()
  await inspectScreen(page, 'after-ar')
  await button(page, /^اطلب مرة أخرى/).click()
  await page.getByRole('dialog').locator('dl').waitFor()
  await inspectScreen(page, 'after-ar-again')
  await page.setViewportSize({ width: 1280, height: 800 })
  await inspectScreen(page, 'after-ar-again-wide')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(faults).toEqual([])
})
