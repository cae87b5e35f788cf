import { expect, test } from 'vitest'
import { signUp } from '../steps/account.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { countTaps } from '../steps/count-taps.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('A guest joins with 1 tap beside signing up; a member tops up with a saved card in 3 taps and sees the new balance (CARD-1, CARD-3)', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  const { taps, reset } = await countTaps(context)
  await page.goto(`${product.url}/vip`)
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await waitForPath(page, '/login')
  await signUp(product.url, page, 'taps.member@example.com', 'Tara')
  await waitForPath(page, '/mine')
  await waitForText(page, 'Welcome, Tara')
  expect(taps()).toBeLessThanOrEqual(3)

  await page.goto(`${product.url}/cardRecharge`)
  await button(page, /^Pay \$51\.25/).click()
  await goToCard(page)
  await fillCard(page, PLAIN)
  await page.getByRole('switch', { name: 'Save this card' }).check()
  await payNow(page)
  await waitForText(page, '$50.00 added to your card')

  await page.goto(`${product.url}/mine`)
  await waitForText(page, '$58.00')
  reset()
  await page.getByRole('link', { name: 'Top up' }).click()
  await button(page, /^Pay \$51\.25/).click()
  await waitForPath(page, '/orderConfirmPay')
  await button(page, /^Pay .* Visa/).click()
  await waitForText(page, '$50.00 added to your card')
  expect(taps()).toBeLessThanOrEqual(3)
  await waitForText(page, '$113.00')
  expect(faults).toEqual([])
})
