import { expect, test } from 'vitest'
import { raisePrice } from '../steps/database.ts'
import { addPlain, openMenu, placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, orderIdOf, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('A reorder shows higher prices, dishes already in the cart and the parts of its total before it is paid (ORDER-9, PRICE-2, O5)', async () => {
  const { page } = await guestPhone(product.browser)
  await placePickup(page, product.url)
  const orderId = orderIdOf(page)
  await raisePrice(product.server, 101, 'edamame', 100)
  await openMenu(page, product.url, 101, 1300)
  const answered = page.waitForResponse('**/api/order/cart/modify')
  await addPlain(page, 'Miso soup')
  await answered
  // The address still names an ended group and another restaurant's table: neither is requested.
  await page.goto(`${product.url}/orderDetail?orderId=${orderId}&shopId=102&tableId=T12&vtId=gone&fun=1`)
  const requested = page.waitForRequest('**/api/order/or/reorder')
  await button(page, /^Order again/).click()
  const body: unknown = (await requested).postDataJSON()
  expect(body).not.toHaveProperty('tableId')
  const again = sheet(page, 'Order again')
  await waitForText(again, /Price changed from \$\d/)
  await waitForText(again, 'Includes the dishes that were already in your cart.')
  await waitForText(again, /tax/i)
  await button(again, /^Place order · /).waitFor()
  await shot(page, 'again-dearer')
  await button(again, 'Edit order').click()
  await waitForText(page, /Price changed from \$\d/)
})
