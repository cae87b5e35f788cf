import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MAYA, signIn } from './steps/account.ts'
import { fillCard, payNow, PLAIN } from './steps/card.ts'
import { countTaps } from './steps/count-taps.ts'
import { addAsProposed, checkOut, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone, newGuestPhone } from './steps/guest-phone.ts'
import { openProduct } from './steps/product.ts'
import { button, orderIdOf, sheet, waitForPath, waitForText } from './steps/screen.ts'

const product = openProduct()
const TABLE = '&tableId=23vWg5fDWhLNGlX2'

/** The pages a phone shows from now on, each once in a row. */
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

test('A member orders a pickup in 4 taps, and the sheet of the reorder places and pays it with 1', async () => {
  const { page, context } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  const taps = await countTaps(context)
  await openMenu(page, product.url, 101, 1300)
  await addAsProposed(page, 'Shoyu ramen')
  await checkOut(page)
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  expect(taps.taps()).toBeLessThanOrEqual(4)

  await page.goto(`${product.url}/orderDetail?orderId=${orderIdOf(page)}`)
  await button(page, 'Order again').click()
  const again = sheet(page, 'Order again')
  await button(again, /^Order and pay · /).waitFor()
  taps.reset()
  await button(again, /^Order and pay · /).click()
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(taps.taps()).toBeLessThanOrEqual(1)
})
