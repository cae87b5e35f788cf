import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { addPlain, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

interface CalculateRequest {
  orderType: number
  cartId: string
}

test('With a delivery and a pickup cart, each order form shows and prices its own cart only, on a slow network too (PRICE-2)', async () => {
  const { page } = await guestPhone(product.browser)
  const requested: CalculateRequest[] = []
  page.on('request', request => {
    if (request.url().endsWith(contract.order.calculate.path))
      requested.push(request.postDataJSON() as CalculateRequest)
  })
  await openMenu(page, product.url, 101, 1200)
  await addPlain(page, 'Edamame', 4)
  await button(page, /^Checkout/)
    .first()
    .click()
  await waitForPath(page, '/createOrder')
  await waitForText(page, '4 × Edamame')
  await page.goBack()
  await waitForPath(page, '/storeIndex')

  await page.getByRole('link', { name: 'Pickup' }).first().click()
  await page.waitForURL(/bizType=1300/)
  await addPlain(page, 'Steamed rice')
  await waitForText(page, /1 dish/)
  // The order form reloads the cart: until it arrives, nothing else may be shown in its place.
  const [asking, line] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/order/cart/query', async route => {
    asking.resolve()
    await line.promise
    await route.continue()
  })
  await button(page, /^Checkout/)
    .first()
    .click()
  await waitForPath(page, '/createOrder')
  await asking.promise
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.getByText('Edamame').filter({ visible: true }).count()).toBe(0)
  line.resolve()
  await waitForText(page, '1 × Steamed rice')
  const [delivery, pickup] = [1200, 1300].map(way =>
    requested.filter(one => one.orderType === way).map(one => one.cartId),
  )
  expect(new Set(pickup).size).toBe(1)
  expect(delivery).not.toContain(pickup?.[0])
})
