import { expect, test } from 'vitest'
import { changeData } from './steps/database.ts'
import { placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { judge, still } from './steps/judge.ts'
import { button, comesTo, orderIdOf, reads, sheet } from './steps/words.ts'

const house = openHouse()

const SERVED = {
  name: 'journey_served',
  text: `update customer_order set state = 'completed', ended_at = now(), watch_at = null, version = version + 1
    where order_id = $1`,
}

test('after the meal a guest says how it was, by keyboard too, and orders the same again in one step · ORDER-9', async () => {
  const { page, context, faults } = await guestPhone(house.browser, still)
  const orderId = await placePickup(page, house.url)
  await changeData(house.server, tx => tx.query(SERVED, [orderId]))

  await page.goto(`${house.url}/orderDetail?orderId=${orderId}`)
  const review = page.getByRole('region', { name: 'How was it?' })
  await review.getByRole('radio').nth(2).focus()
  await judge(page, 'after-asked')
  await page.keyboard.press('ArrowRight')
  await reads(review, 'Good')
  await button(review, 'Taste').click()
  await judge(page, 'after-said')
  await page.emulateMedia({ ...still, colorScheme: 'dark' })
  await judge(page, 'after-said-dark')
  await page.emulateMedia({ ...still, colorScheme: 'light' })
  await button(review, 'Send review').click()
  await reads(page, 'Thank you for telling us')
  await judge(page, 'after-thanks')

  await button(page, 'Order again').click()
  const again = sheet(page, 'Order again')
  await reads(again, 'In person')
  // Closed and opened again it is the same order, not twice as much.
  await page.keyboard.press('Escape')
  await again.waitFor({ state: 'hidden' })
  await button(page, 'Order again').click()
  await reads(again, 'In person')
  expect((await again.innerText()).replaceAll(/\s+/g, ' ')).toContain('1 × Edamame')
  await judge(page, 'after-again')
  await page.emulateMedia({ ...still, colorScheme: 'dark' })
  await judge(page, 'after-again-dark')
  await button(again, /^Place order · /).click()
  await comesTo(page, '/orderStatus')
  const next = orderIdOf(page)
  expect(next).not.toBe(orderId)

  await changeData(house.server, tx => tx.query(SERVED, [next]))
  await context.addInitScript(() => localStorage.setItem('myLocale', JSON.stringify({ value: 'ar' })))
  await page.emulateMedia({ ...still, colorScheme: 'light' })
  await page.goto(`${house.url}/orderDetail?orderId=${next}`)
  await page.getByRole('radio').nth(3).check()
  await judge(page, 'after-ar')
  await button(page, 'اطلب مرة أخرى').click()
  await page.getByRole('dialog').locator('dl').waitFor()
  await judge(page, 'after-ar-again')
  await page.setViewportSize({ width: 1280, height: 800 })
  await judge(page, 'after-ar-again-wide')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(faults).toEqual([])
})
