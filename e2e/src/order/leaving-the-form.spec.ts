import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addPlain, beginPickup, checkOut, chooseWay, openMenu, placeOrder, placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, orderIdOf, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

const BUSY = JSON.stringify({ code: '10600', data: null, message: 'Working on it' })

/** Delays the processing of orders until the returned function is called. */
async function keepBusy(page: Page, call: 'submit' | 'quickSubmit'): Promise<() => void> {
  let busy = true
  await page.route(`**/api/order/or/${call}`, route =>
    busy ? route.fulfill({ contentType: 'application/json', body: BUSY }) : route.continue(),
  )
  return () => {
    busy = false
  }
}

test('A guest who leaves the form during submission stays on the new page and is shown the result there (ORDER-4)', async () => {
  const { page, faults } = await guestPhone(product.browser)
  await beginPickup(page, product.url)
  await chooseWay(page, 'In person')
  const goOn = await keepBusy(page, 'submit')
  const requested = page.waitForResponse('**/api/order/or/submit')
  await placeOrder(page)
  await requested
  await page.goBack()
  await waitForPath(page, '/storeIndex')
  goOn()
  const notice = sheet(page, 'Your order is placed.')
  await notice.waitFor()
  expect(new URL(page.url()).pathname).toBe('/storeIndex')
  await button(notice, 'View order').click()
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(faults).toEqual([])
})

test('A guest who closes the reorder sheet during submission is shown the result without a page change (ORDER-4, ORDER-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await placePickup(page, product.url)
  await page.goto(`${product.url}/orderDetail?orderId=${orderIdOf(page)}`)
  await button(page, /^Order again/).click()
  const again = sheet(page, 'Order again')
  const goOn = await keepBusy(page, 'quickSubmit')
  const requested = page.waitForResponse('**/api/order/or/quickSubmit')
  await button(again, /^Place order · /).click()
  await requested
  await page.keyboard.press('Escape')
  await again.waitFor({ state: 'hidden' })
  goOn()
  await sheet(page, 'Your order is placed.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/orderDetail')
})

/** A table with a shared cart. */
const AT_SHARED_TABLE = '&tableId=lTMwDa_zDZvwTO8D'

async function sitDown(page: Page, nick: string): Promise<void> {
  await openMenu(page, product.url, 101, 1100, AT_SHARED_TABLE)
  const join = sheet(page, 'Join table A3')
  await join.getByLabel('Your name').fill(nick)
  await button(join, 'Join table').click()
  await join.waitFor({ state: 'hidden' })
}

test('A guest whose shared cart was ordered by another person is shown that person, not an error (CART-15, ORDER-4)', async () => {
  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await sitDown(ana.page, 'Ana')
  await sitDown(ben.page, 'Ben')
  await addPlain(ana.page, 'Edamame')
  for (const { page } of [ana, ben]) {
    await checkOut(page)
    await chooseWay(page, 'In person')
  }
  const goOn = await keepBusy(ben.page, 'submit')
  const requested = ben.page.waitForResponse('**/api/order/or/submit')
  await placeOrder(ben.page)
  await requested
  await ben.page.goBack()
  await waitForPath(ben.page, '/storeIndex')
  await placeOrder(ana.page)
  await waitForPath(ana.page, '/orderStatus')
  goOn()
  const notice = sheet(ben.page, /Ana has ordered/)
  await notice.waitFor()
  expect(new URL(ben.page.url()).pathname).toBe('/storeIndex')
  await button(notice, 'View order').click()
  await waitForPath(ben.page, '/orderStatus')
  expect(orderIdOf(ben.page)).toBe(orderIdOf(ana.page))
})
