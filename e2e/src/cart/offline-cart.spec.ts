import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { withWorker } from '../harness.ts'
import { addPlain, openDish, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('A dish added offline is stored on the phone and marked until it is saved (CART-8)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await addPlain(page, 'Edamame')
  await waitForText(page, 'Your cart is saved on this phone')
  await shot(page, 'offline-cart')
  await context.setOffline(false)
  await expect.poll(() => page.getByText('Your cart is saved on this phone').count()).toBe(0)
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await context.close()
})

test('A dish added in its sheet is in the cart although the page is left with the same tap (CART-8)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await page.waitForLoadState('networkidle')
  const add = button(await openDish(page, 'Shoyu ramen'), /^Add · /)
  await Promise.all([
    page.waitForEvent('load'),
    add.evaluate((node: HTMLElement) => {
      node.click()
      location.reload()
    }),
  ])
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await context.close()
})

test('On a hanging connection a message appears after a few seconds, with a retry (API-3)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await page.waitForLoadState('networkidle')
  const held: Route[] = []
  await page.route('**/api/order/cart/modify', route => void held.push(route))
  const ids = () => new Set(held.map(route => route.request().headers()['x-request-id']))
  await addPlain(page, 'Edamame')
  await waitForText(page, 'Slow connection')
  await shot(page, 'slow-line')
  const before = held.length
  await button(page, 'Try again').click()
  await expect.poll(() => held.length).toBeGreaterThan(before)
  expect(ids().size).toBe(1)
  const answered = page.waitForResponse('**/api/order/cart/modify')
  await held.at(-1)?.continue()
  await answered
  await page.unroute('**/api/order/cart/modify')
  await expect.poll(() => page.getByText('Slow connection').count()).toBe(0)
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await context.close()
})

test('A page whose code never arrives shows a message, and its retry returns to the same place (API-3)', async () => {
  const { page } = await guestPhone(product.browser, withWorker)
  let hangs = true
  await page.route('**/assets/*.js', route => (hangs ? undefined : route.continue()))
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1300#there`, { waitUntil: 'commit' })
  await waitForText(page, 'This is taking longer than usual')
  await shot(page, 'no-code')
  hangs = false
  await page.getByRole('link', { name: 'Try again' }).click()
  await button(page, 'Add one Edamame').first().waitFor()
  expect(new URL(page.url()).hash).toBe('#there')
  expect(await page.getByText('This is taking longer than usual').count()).toBe(0)
})

test('A cart change that failed offline is sent after another page was opened (CART-8)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/order/cart/modify', route => route.abort())
  await addPlain(page, 'Edamame')
  await waitForText(page, 'Your cart is saved on this phone')
  await page.unroute('**/api/order/cart/modify')
  const sent = page.waitForRequest('**/api/order/cart/modify')
  // Opens another page in a new document, which clears the menu's memory.
  await page.goto(`${product.url}/setting`)
  await openMenu(page, product.url, 101, 1300)
  await sent
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await context.close()
})
