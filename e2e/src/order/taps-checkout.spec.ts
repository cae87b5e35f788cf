import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MAYA, signIn } from '../steps/account.ts'
import { fillCard, payNow, PLAIN } from '../steps/card.ts'
import { countTaps } from '../steps/count-taps.ts'
import { changeData } from '../steps/database.ts'
import { addAsProposed, checkOut, openMenu, placeOrder } from '../steps/guest.ts'
import { atRest } from '../harness.ts'
import { guestPhone, newGuestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, orderIdOf, sheet, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()
const SERVED = {
  name: 'journey_served',
  text: `update customer_order set state = 'completed', ended_at = now(), watch_at = null, version = version + 1
    where order_id = $1`,
}
const TABLE = '&tableId=23vWg5fDWhLNGlX2'

/** The pages a phone shows from now on, without consecutive repetitions. */
function pagesOf(page: Page): string[] {
  const pages: string[] = []
  page.on('framenavigated', frame => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pages.at(-1) !== pathname) pages.push(pathname)
  })
  return pages
}

test('A member at a table orders with the card balance in 4 taps on 2 pages', async () => {
  const { page, context } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  const taps = await countTaps(context)
  const pages = pagesOf(page)
  await openMenu(page, product.url, 101, 1100, TABLE)
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(taps.taps()).toBeLessThanOrEqual(4)
  expect(pages).toEqual(['/storeIndex', '/createOrder', '/orderStatus'])

  // The balance is proposed again for the next order. PAY-5
  await openMenu(page, product.url, 101, 1100, TABLE)
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await button(page, /^Order and pay · /).waitFor()
})

test('A new guest at a table orders and pays with a card in 5 taps and the card’s fields', async () => {
  const { page, context } = await newGuestPhone(product.browser)
  const taps = await countTaps(context)
  await openMenu(page, product.url, 101, 1100, TABLE)
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await placeOrder(page)
  await waitForPath(page, '/adyen')
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(taps.taps()).toBeLessThanOrEqual(5)
})

test('A member orders a pickup in 4 taps, and orders it again from its card with 1 (ORDER-9)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  const taps = await countTaps(context)
  await openMenu(page, product.url, 101, 1300)
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  expect(taps.taps()).toBeLessThanOrEqual(4)

  const first = orderIdOf(page)
  await changeData(product.server, tx => tx.query(SERVED, [first]))
  await page.goto(`${product.url}/orderList?state=past`)
  await button(page, /^Order again/)
    .first()
    .waitFor()
  taps.reset()
  await button(page, /^Order again/)
    .first()
    .click()
  await waitForText(sheet(page, 'Order again'), /^Ordering in \d s$/)
  await shot(page, 'order-again-soon')
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(orderIdOf(page)).not.toBe(first)
  expect(taps.taps()).toBeLessThanOrEqual(1)
})

test('Cancel within the seconds of a reorder orders nothing and leaves the cart as it was (ORDER-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  await openMenu(page, product.url, 101, 1300)
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  const first = orderIdOf(page)
  await page.clock.install()
  await page.goto(`${product.url}/orderDetail?orderId=${first}`)
  await button(page, /^Order again/).click()
  const again = sheet(page, 'Order again')
  await waitForText(again, /^Ordering in \d s$/)
  await button(again, 'Cancel').click()
  await again.waitFor({ state: 'hidden' })
  await page.clock.fastForward(10_000)
  await atRest(page)
  expect(new URL(page.url()).pathname).toBe('/orderDetail')
  await openMenu(page, product.url, 101, 1300)
  expect(await button(page, /^Checkout/).count()).toBe(0)
})
