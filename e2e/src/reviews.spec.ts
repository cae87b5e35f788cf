import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { signUp } from './steps/account.ts'
import { changeData } from './steps/database.ts'
import { openDesk } from './steps/desk.ts'
import { placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { still } from './steps/judge.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, openView, reads, sheet } from './steps/words.ts'

const house = openHouse()
const SERVED = {
  name: 'journey_served_to_review',
  text: `update customer_order set state = 'completed', ended_at = now(), watch_at = null, version = version + 1
    where order_id = $1`,
}

test('a guest says how it was with a picture, the store sees it and answers, the guest reads the answer', async () => {
  const { page, faults } = await guestPhone(house.browser, still)
  await page.goto(`${house.url}/login`)
  await signUp(house.url, page, 'says.how@example.com', 'Nina')
  await comesTo(page, '/mine')
  const orderId = await placePickup(page, house.url)
  await changeData(house.server, tx => tx.query(SERVED, [orderId]))
  const detail = `${house.url}/orderDetail?orderId=${orderId}`
  await page.goto(detail)
  const review = page.getByRole('region', { name: 'How was it?' })
  await review.getByRole('radio').nth(4).check()
  const buffer = await page.screenshot()
  await review.locator('input[type=file]').setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer })
  await review.getByRole('img', { name: 'Picture 1' }).waitFor()
  await review.getByRole('textbox').fill('Crisp, green, gone in a minute.')
  // A reload takes nothing of it away; of another order nothing was said yet.
  await page.reload()
  await review.getByRole('img', { name: 'Picture 1' }).waitFor()
  expect(await review.getByRole('textbox').inputValue()).toBe('Crisp, green, gone in a minute.')
  const another = await placePickup(page, house.url)
  await changeData(house.server, tx => tx.query(SERVED, [another]))
  await page.goto(`${house.url}/orderDetail?orderId=${another}`)
  await review.getByRole('radio').nth(4).waitFor()
  expect(await review.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.goto(detail)
  await button(review, 'Send review').click()
  await reads(page, 'Thank you for telling us')
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('reviewDraft')))).toEqual([])

  const desk = await openDesk(house.browser, house.url, 101)
  await openView(desk.page, 'Reviews')
  const card = desk.page.getByRole('article').filter({ hasText: 'Crisp, green, gone in a minute.' })
  const picture = card.getByRole('img', { name: 'Picture 1' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await button(card, 'Answer').click()
  await sheet(desk.page, /^Order /)
    .getByRole('textbox')
    .fill('Thank you, Nina! More is on the stove.')
  await button(desk.page, 'Save').click()
  await reads(card, 'Answered by Amara Okafor')
  await shot(desk.page, 'desk-reviews')
  expect.soft(await accessibilityFaults(desk.page)).toEqual([])
  await desk.close()

  await page.goto(detail)
  await reads(page, 'Thank you, Nina! More is on the stove.')
  await shot(page, 'review-answered', true)
  expect.soft(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
})
