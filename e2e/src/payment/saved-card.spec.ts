import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { signUp } from '../steps/account.ts'
import { answerBank, bankPage } from '../steps/bank.ts'
import { fillCard, goToCard, payNow, PLAIN, WITH_CHALLENGE } from '../steps/card.ts'
import { countTaps } from '../steps/count-taps.ts'
import { addAsProposed, beginPickup, checkOut, chooseWay, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

/** Sends a command to the stand-in provider. */
const control = (command: object) =>
  fetch(`${product.url}/checkoutshopper/_control`, { method: 'POST', body: JSON.stringify(command) })

interface SentRequest {
  path: string
  body: { shopperConversionId?: string }
}

/** The checkout named by each payment request. PAY-6 */
async function checkoutsSent(): Promise<(string | undefined)[]> {
  const requests = (await (await fetch(`${product.url}/checkoutshopper/_requests`)).json()) as SentRequest[]
  return requests.filter(({ path }) => path === '/v72/payments').map(({ body }) => body.shopperConversionId)
}

const saveSwitch = (page: Page) => page.getByRole('switch', { name: 'Save this card' })

test('A member saves a card and pays with one tap next time, with the bank’s check where it is required (PAY-8)', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/login`)
  await signUp(product.url, page, 'saver@example.com', 'Robin')
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await beginPickup(page, product.url)
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)
  await goToCard(page)
  await fillCard(page, PLAIN)
  await saveSwitch(page).check()
  await shot(page, 'saved-1-consent', true)
  expect(await accessibilityFaults(page)).toEqual([])
  await payNow(page)
  await waitForPath(page, '/orderStatus')

  await beginPickup(page, product.url)
  expect(await page.getByRole('radio', { name: /^Visa •• 1111/ }).isChecked()).toBe(true)
  await shot(page, 'saved-2-choose', true)
  expect(await accessibilityFaults(page)).toEqual([])
  // After a decline, the other payment methods are still on the screen.
  await control({ trouble: { payment: 1 } })
  await button(page, /^Pay .* with Visa •• 1111$/).click()
  await waitForPath(page, '/orderConfirmPay')
  await waitForText(page, 'Insufficient funds.')
  await shot(page, 'saved-2-refused', true)
  await page.getByRole('radio', { name: /^In person/ }).waitFor()
  await button(page, /^Pay .* with Visa •• 1111$/).click()
  await waitForPath(page, '/orderStatus')
  const checkouts = await checkoutsSent()
  expect(checkouts).toHaveLength(3)
  expect(checkouts[1]).toBe(checkouts[2])
  expect(new Set(checkouts).size).toBe(2)

  const { taps } = await countTaps(context)
  await openMenu(page, product.url, 101, 1100, '&tableId=23vWg5fDWhLNGlX2')
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  expect(taps(), 'taps of a dine-in order with a saved card').toBeLessThanOrEqual(4)

  await beginPickup(page, product.url)
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)
  await goToCard(page)
  await fillCard(page, WITH_CHALLENGE)
  await saveSwitch(page).check()
  await payNow(page)
  await answerBank(await bankPage(page), 'password')
  await waitForPath(page, '/orderStatus')

  await beginPickup(page, product.url)
  await button(page, /^Pay .* with Visa •• 0006$/).click()
  await waitForPath(page, '/adyen')
  const bank = await bankPage(page)
  await shot(page, 'saved-3-bank', true)
  await answerBank(bank, 'wrong')
  await waitForText(page, /Your bank could not|could not confirm|another card/)
  await shot(page, 'saved-4-refused', true)
  await page.getByRole('link', { name: 'Pay another way' }).click()
  await waitForPath(page, '/orderConfirmPay')
  await button(page, 'Manage saved cards').click()
  const cards = sheet(page, 'Saved cards')
  await shot(page, 'saved-5-manage')
  await button(cards, 'Remove Visa •• 0006').click()
  await shot(page, 'saved-6-remove')
  await button(sheet(page, 'Remove Visa •• 0006?'), 'Remove').click()
  await button(cards, 'Remove Visa •• 0006').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /^Visa •• 1111/ }).check()
  await button(page, /^Pay .* with Visa •• 1111$/).click()
  await waitForPath(page, '/orderStatus')
  expect(faults).toEqual([])
})
