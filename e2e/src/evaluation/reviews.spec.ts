import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { signUp } from '../steps/account.ts'
import { changeData } from '../steps/database.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const SERVED = {
  name: 'journey_served_to_review',
  text: `update customer_order set state = 'completed', ended_at = now(), watch_at = null, version = version + 1
    where order_id = $1`,
}

test('A guest writes a review with a picture, and reads the store’s reply', async () => {
  const { page, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/login`)
  await signUp(product.url, page, 'says.how@example.com', 'Nina')
  await waitForPath(page, '/mine')
  const orderId = await placePickup(page, product.url)
  await changeData(product.server, tx => tx.query(SERVED, [orderId]))
  const detail = `${product.url}/orderDetail?orderId=${orderId}`
  await page.goto(detail)
  const review = page.getByRole('region', { name: 'How was it?' })
  await review.getByRole('radio').nth(4).check()
  const buffer = await page.screenshot()
  await review.locator('input[type=file]').setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer })
  await review.getByRole('img', { name: 'Photo 1' }).waitFor()
  await review.getByRole('textbox').fill('Crisp, green, gone in a minute.')
  // A reload keeps the input; another order's form is empty.
  await page.reload()
  await review.getByRole('img', { name: 'Photo 1' }).waitFor()
  expect(await review.getByRole('textbox').inputValue()).toBe('Crisp, green, gone in a minute.')
  const another = await placePickup(page, product.url)
  await changeData(product.server, tx => tx.query(SERVED, [another]))
  await page.goto(`${product.url}/orderDetail?orderId=${another}`)
  await review.getByRole('radio').nth(4).waitFor()
  expect(await review.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.goto(detail)
  await button(review, 'Send review').click()
  await waitForText(page, 'Thanks for your review')
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('reviewDraft')))).toEqual([])

  const screen = await openStaffScreen(product.browser, product.url, 101)
  await openView(screen.page, 'Reviews')
  const card = screen.page.getByRole('article').filter({ hasText: 'Crisp, green, gone in a minute.' })
  const picture = card.getByRole('img', { name: 'Picture 1' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await button(card, 'Reply').click()
  await sheet(screen.page, /^Order /)
    .getByRole('textbox')
    .fill('Thank you, Nina! More is on the stove.')
  await button(screen.page, 'Save').click()
  await waitForText(card, 'Reply by Amara Okafor')
  await shot(screen.page, 'desk-reviews')
  expect.soft(await accessibilityFaults(screen.page)).toEqual([])
  await screen.close()

  await page.goto(detail)
  await waitForText(page, 'Thank you, Nina! More is on the stove.')
  await shot(page, 'review-answered', true)
  expect.soft(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
})
