import { expect, test } from 'vitest'
import { raisePrice } from './steps/database.ts'
import { placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, orderIdOf, reads, sheet } from './steps/words.ts'

const house = openHouse()

test('the same again says before it is paid what became dearer, and what the total is made of · ORDER-9, PRICE-2, O5', async () => {
  const { page } = await guestPhone(house.browser)
  await placePickup(page, house.url)
  const orderId = orderIdOf(page)
  await raisePrice(house.server, 101, 'edamame', 100)
  // The address still names a group that is over and another restaurant’s table: neither is asked for.
  await page.goto(`${house.url}/orderDetail?orderId=${orderId}&shopId=102&tableId=T12&vtId=gone&fun=1`)
  const asked = page.waitForRequest('**/api/order/or/reorder')
  await button(page, 'Order again').click()
  const body: unknown = (await asked).postDataJSON()
  expect(body).not.toHaveProperty('tableId')
  const again = sheet(page, 'Order again')
  await reads(again, /The price has changed\. It was \$\d/)
  await reads(again, /tax/i)
  await button(again, /^Place order · /).waitFor()
  await shot(page, 'again-dearer')
  await button(again, 'Change something').click()
  await reads(page, /The price has changed\. It was \$\d/)
})
