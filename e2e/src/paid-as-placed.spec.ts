import { expect, test } from 'vitest'
import { MAYA, signIn } from './steps/account.ts'
import { beginPickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openProduct } from './steps/product.ts'
import { shot } from './steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from './steps/screen.ts'

const product = openProduct()

test('A member card that covers the total pays with the order in one tap (PAY-1, PAY-9)', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  await beginPickup(page, product.url)
  await waitForText(page, 'Fully covered. Nothing else is charged.')
  await shot(page, 'means-5-covered', true)
  await button(page, /^Order and pay · /).click()
  await waitForPath(page, '/orderStatus')
  const paid = await page.evaluate(async () => document.body.textContent)
  expect(paid).not.toContain('Pay now')
  await shot(page, 'means-6-placed')

  await page.goto(page.url().replace('/orderStatus', '/orderDetail'))
  await button(page, /^Order again/).click()
  await button(sheet(page, 'Order again'), /^Order and pay · /).click()
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(await page.evaluate(async () => document.body.textContent)).not.toContain('Pay now')
  await shot(page, 'means-7-again')
  expect(faults).toEqual([])
  await context.close()
})
