import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { addPlain, checkOut, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, orderIdOf, waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Reloads the page in another language. */
async function turnTo(page: Page, locale: 'en_US' | 'ar'): Promise<void> {
  await page.addInitScript(id => {
    localStorage.setItem('myLocale', JSON.stringify({ value: id }))
  }, locale)
  await page.reload()
}

/** The distance from the left edge to a text that occurs once on the page. */
const leftOf = (page: Page, words: string): Promise<number> =>
  page.evaluate(wanted => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = (text.textContent ?? '').indexOf(wanted)
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + wanted.length)
      return range.getBoundingClientRect().left
    }
    throw new Error(`Nowhere on the page: ${wanted}`)
  }, words)

test('In Arabic, addresses, phone numbers and card numbers keep their direction', async () => {
  const { page, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/saveAddress?shopId=101&bizType=1200`)
  await page.getByLabel('Street and number').fill('12 Prince Street')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State').fill('NY')
  await page.getByLabel('ZIP code').fill('10012')
  await page.getByRole('region', { name: 'Map around Marigold Kitchen, Nolita' }).press('Enter')
  await page.getByLabel('First name').fill('مايا')
  await page.getByRole('textbox', { name: 'Phone' }).fill('2125550187')
  await button(page, 'Save').click()
  await page.waitForURL(({ pathname }) => pathname !== '/saveAddress')
  await openMenu(page, product.url, 101, 1200)
  await addPlain(page, 'Chocolate donut', 6)
  await checkOut(page)

  await turnTo(page, 'ar')
  await waitForText(page, /Prince Street/)
  expect(await leftOf(page, '12 ')).toBeLessThan(await leftOf(page, 'Prince Street'))
  // Three of six donuts at half price, beside the dish and in the lines of the total.
  const saved = page.locator('main').getByText(/−5\.92/)
  await expect.poll(() => saved.count()).toBe(2)
  for (const one of await saved.allInnerTexts()) expect(one).toMatch(/\u200E−5\.92/)

  await turnTo(page, 'en_US')
  await placeOrder(page)
  await goToCard(page)
  const orderId = orderIdOf(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await page.goto(`${product.url}/orderDetail?orderId=${orderId}`)
  await waitForText(page, 'Visa ending in 1111')
  await turnTo(page, 'ar')
  await waitForText(page, /المنتهية/)
  expect(await leftOf(page, 'Visa')).toBeGreaterThan(await leftOf(page, '1111'))
  expect(await leftOf(page, '+1')).toBeLessThan(await leftOf(page, '212'))
  expect(await leftOf(page, '12 ')).toBeLessThan(await leftOf(page, 'Prince Street'))
  expect(faults).toEqual([])
})
