import { expect, test } from 'vitest'
import { addPlain, openMenu } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, reads } from './steps/words.ts'

const house = openHouse()

test('without a line a dish is kept on the phone, which says so until it is saved · CART-8', async () => {
  const { page, context } = await guestPhone(house.browser)
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await addPlain(page, 'Edamame')
  await reads(page, 'Offline: your cart is kept on this phone')
  await shot(page, 'offline-cart')
  await context.setOffline(false)
  await expect.poll(() => page.getByText('Offline: your cart').count(), { timeout: 25_000 }).toBe(0)
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await context.close()
})

test('on a line that hangs the guest is told after a few seconds, and has it tried again at once · API-3', async () => {
  const { page, context } = await guestPhone(house.browser)
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await page.waitForLoadState('networkidle')
  const held: string[] = []
  await page.route('**/api/order/cart/modify', route => void held.push(route.request().headers()['x-request-id'] ?? ''))
  await addPlain(page, 'Edamame')
  await reads(page, 'Your connection is slow')
  await shot(page, 'slow-line')
  await page.unroute('**/api/order/cart/modify')
  const sent = page.waitForRequest('**/api/order/cart/modify')
  await button(page, 'Try again').click()
  expect(held).toContain((await sent).headers()['x-request-id'])
  await expect.poll(() => page.getByText('Your connection is slow').count()).toBe(0)
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await context.close()
})
