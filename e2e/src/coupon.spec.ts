import { expect, test } from 'vitest'
import { MAYA, proveMail } from './steps/account.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { judge } from './steps/judge.ts'
import { button, comesTo, hears, reads, sheet } from './steps/words.ts'

const house = openHouse()

test('a member looks through their coupons, reads one whole with its stores, and adds one by its code, once', async () => {
  const phone = await guestPhone(house.browser)
  const { page } = phone
  await page.goto(`${house.url}/couponIndex`)
  await comesTo(page, '/login')
  await proveMail(house.url, page, MAYA)
  await comesTo(page, '/couponIndex')
  await reads(page, '10% off your dishes')
  await judge(page, 'coupon-1-wallet')
  await page.getByRole('tab', { name: 'Expired' }).click()
  await reads(page, '$5 off from $25')
  await page.getByRole('tab', { name: 'Usable' }).click()

  await button(page, 'Details: $5 off from $25').click()
  const whole = sheet(page, '$5 off from $25')
  await reads(whole, 'From $25.00 of dishes on')
  await judge(page, 'coupon-2-detail')
  await whole.getByRole('link', { name: 'For 1 restaurant' }).click()
  await comesTo(page, '/couponShopList')
  await reads(page, 'Marigold Kitchen, Nolita')
  await judge(page, 'coupon-3-stores')

  await page.goto(`${house.url}/couponIndex`)
  const coffees = page.getByRole('heading', { name: 'A coffee on us' })
  await coffees.first().waitFor()
  const before = await coffees.count()
  await button(page, 'Add a coupon').click()
  const adding = sheet(page, 'Add a coupon')
  await adding.getByLabel('Code').fill('coffee-on-the-hous')
  await button(adding, 'Add a coupon').click()
  await reads(adding, /This code does not bring a coupon/)
  await adding.getByLabel('Code').fill('c0ff-ee0n-theh-0vse')
  await button(adding, 'Add a coupon').click()
  await hears(phone, 'The coupon is in your wallet.')
  await expect.poll(() => coffees.count()).toBe(before + 1)
  await judge(page, 'coupon-4-added')

  const other = await guestPhone(house.browser)
  await other.page.goto(`${house.url}/couponIndex`)
  await comesTo(other.page, '/login')
  await proveMail(house.url, other.page, 'tom@example.com')
  await reads(other.page, 'No coupon waits for you')
  await button(other.page, 'Add a coupon').click()
  const late = sheet(other.page, 'Add a coupon')
  await late.getByLabel('Code').fill('C0FFEE0NTHEH0VSE')
  await button(late, 'Add a coupon').click()
  await reads(late, /This code does not bring a coupon/)
})
