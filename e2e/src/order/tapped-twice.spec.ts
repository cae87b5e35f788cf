import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBank, bankPage } from '../steps/bank.ts'
import { bookAt, charges, until } from '../steps/provider-book.ts'
import { fillCard, goToCard, WITH_CHALLENGE } from '../steps/card.ts'
import { beginPickup, openDish, openMenu, orderButton, placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, orderIdOf, sheet, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Delays the answers of a call, and counts its distinct request ids. */
async function slowly(page: Page, path: string, ms = 1200): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  await page.route(`**${path}`, async route => {
    ids.add(route.request().headers()['x-request-id'] ?? '')
    await new Promise(resolve => setTimeout(resolve, ms))
    await route.continue().catch(() => {})
  })
  return ids
}

test('Two quick taps add a dish once', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  const dish = await openDish(page, 'Fries')
  await button(dish, /^Add · /).dblclick()
  await dish.waitFor({ state: 'hidden' })
  await button(page, /^Your cart, 1 dish/).waitFor()
})

test('A double tap on a slow network places one order and starts one payment, whose bank check stays open (ORDER-10, PAY-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await beginPickup(page, product.url)
  const placed = await slowly(page, contract.order.submit.path)
  await orderButton(page).dblclick()
  await goToCard(page)
  expect(placed.size).toBe(1)
  const orderId = orderIdOf(page)
  await fillCard(page, WITH_CHALLENGE)
  const paid = await slowly(page, contract.payment.createPayment.path)
  const pay = button(page, /^Pay /)
  await pay.dblclick()
  expect(await pay.getAttribute('aria-busy')).toBe('true')
  await pay.click({ force: true })
  const bank = await bankPage(page)
  await answerBank(bank, 'password')
  await waitForPath(page, '/orderStatus')
  expect(paid.size).toBe(1)
  const book = await until(
    () => bookAt(product.url),
    now => charges(now, orderId).some(one => one.state === 'captured'),
  )
  expect(charges(book, orderId)).toHaveLength(1)
})

test('Repeated taps on reorder add the dishes once (ORDER-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await placePickup(page, product.url)
  await page.goto(`${product.url}/orderDetail?orderId=${orderIdOf(page)}`)
  const requested = await slowly(page, contract.order.reorder.path, 300)
  // The next screen's code is delayed too.
  await page.route('**/assets/quick-sheet*', async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue().catch(() => {})
  })
  const again = button(page, /^Order again/)
  await again.dblclick()
  await page.waitForResponse('**/api/order/or/reorder')
  await again.click({ force: true })
  await waitForText(sheet(page, 'Order again'), 'In person')
  expect(requested.size).toBe(1)
})
