import { expect, test } from 'vitest'
import { MAYA, proveMail } from '../steps/account.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, waitForPath, waitForAnnouncement, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('A member views coupons with their stores and adds one by its code, once', async () => {
  const phone = await guestPhone(product.browser)
  const { page } = phone
  await page.goto(`${product.url}/couponIndex`)
  await waitForPath(page, '/login')
  await proveMail(product.url, page, MAYA)
  await waitForPath(page, '/couponIndex')
  await waitForText(page, '10% off your dishes')
  await inspectScreen(page, 'coupon-1-wallet')
  await page.getByRole('tab', { name: 'Expired' }).click()
  await waitForText(page, '$5 off orders over $25')
  await page.getByRole('tab', { name: 'Available' }).click()

  await button(page, 'Details: $5 off orders over $25').click()
  const whole = sheet(page, '$5 off orders over $25')
  await waitForText(whole, 'On orders over $25.00')
  await inspectScreen(page, 'coupon-2-detail')
  await whole.getByRole('link', { name: 'Valid at 1 restaurant' }).click()
  await waitForPath(page, '/couponShopList')
  await waitForText(page, 'Marigold Kitchen, Nolita')
  await inspectScreen(page, 'coupon-3-stores')

  await page.goto(`${product.url}/couponIndex`)
  const coffees = page.getByRole('heading', { name: 'A coffee on us' })
  await coffees.first().waitFor()
  const before = await coffees.count()
  await button(page, 'Add coupon').click()
  const adding = sheet(page, 'Add coupon')
  await adding.getByLabel('Code').fill('coffee-on-the-hous')
  await page.keyboard.press('Enter')
  await waitForText(adding, /Invalid coupon code/)
  await adding.getByLabel('Code').fill('c0ff-ee0n-theh-0vse')
  await page.keyboard.press('Enter')
  await waitForAnnouncement(phone, 'Coupon added.')
  await expect.poll(() => coffees.count()).toBe(before + 1)
  await inspectScreen(page, 'coupon-4-added')
  await button(page, 'Add coupon').click()
  await adding.getByLabel('Code').fill('C0FFEE0NTHEH0VSE')
  await page.keyboard.press('Enter')
  await waitForText(adding, 'You already added this coupon.')

  const other = await guestPhone(product.browser)
  await other.page.goto(`${product.url}/couponIndex`)
  await waitForPath(other.page, '/login')
  await proveMail(product.url, other.page, 'tom@example.com')
  await waitForText(other.page, 'No coupons yet')
  await button(other.page, 'Add coupon').click()
  const late = sheet(other.page, 'Add coupon')
  await late.getByLabel('Code').fill('C0FFEE0NTHEH0VSE')
  await button(late, 'Add coupon').click()
  await waitForText(late, /Invalid coupon code/)
})
