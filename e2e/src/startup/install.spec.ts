import { expect, test } from 'vitest'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('After the first paid order an iPhone is shown how to install the app, once (APP-4)', async () => {
  const { page } = await guestPhone(product.browser, { userAgent: SAFARI })
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'to your home screen')
  await page.getByText('to your home screen').scrollIntoViewIfNeeded()
  await shot(page, 'install-offer')
  await button(page, 'Got it').click()
  await page.reload()
  await waitForText(page, 'Details and receipt')
  expect(await page.getByText('to your home screen').count()).toBe(0)
})
