import { expect, test } from 'vitest'
import { addPlain, openMenu } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { button, comesTo, reads } from './steps/words.ts'

const house = openHouse()

interface Asked {
  orderType: number
  cartId: string
}

test('a cart for delivery and one for pickup: the form of one never shows or works out the other, however slow the line · PRICE-2', async () => {
  const { page } = await guestPhone(house.browser)
  const asked: Asked[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/order/or/calculate')) asked.push(request.postDataJSON() as Asked)
  })
  await openMenu(page, house.url, 101, 1200)
  await addPlain(page, 'Edamame', 4)
  await button(page, /^Checkout/)
    .first()
    .click()
  await comesTo(page, '/createOrder')
  await reads(page, '4 × Edamame')
  await page.goBack()
  await comesTo(page, '/storeIndex')

  await page.getByRole('link', { name: 'Pickup' }).first().click()
  await page.waitForURL(/bizType=1300/)
  await addPlain(page, 'Steamed rice')
  await reads(page, /1 dish/)
  // The cart is asked for again as the form opens: until it comes nothing else stands in its place.
  const [asking, line] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/order/cart/query', async route => {
    asking.resolve()
    await line.promise
    await route.continue()
  })
  await button(page, /^Checkout/)
    .first()
    .click()
  await comesTo(page, '/createOrder')
  await asking.promise
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.getByText('Edamame').filter({ visible: true }).count()).toBe(0)
  line.resolve()
  await reads(page, '1 × Steamed rice')
  const [delivery, pickup] = [1200, 1300].map(way => asked.filter(one => one.orderType === way).map(one => one.cartId))
  expect(new Set(pickup).size).toBe(1)
  expect(delivery).not.toContain(pickup?.[0])
})
