import { expect, test } from 'vitest'
import { MAYA, signIn } from '../steps/account.ts'
import { addPlain, beginPickup, checkOut, giveContact, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, sheet, waitForAnnouncement, waitForPath, waitForText } from '../steps/screen.ts'

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

test('An amount above the card’s limit is paid with its password, which is asked for over the order form (PAY-1, CARD-1)', async () => {
  const phone = await guestPhone(product.browser)
  const { page, context, faults } = phone
  await signIn(product.url, page, MAYA)
  await page.goto(`${product.url}/editMemberCardPassword`)
  await page.getByLabel('New password', { exact: true }).fill('135790')
  await page.getByLabel('Confirm new password').fill('135790')
  await button(page, 'Save password').click()
  await waitForAnnouncement(phone, 'Card password set.')
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame', 4)
  await checkOut(page)
  await giveContact(page)
  await waitForText(page, 'Fully covered. Nothing else is charged.')
  await button(page, /^Order and pay · /).click()
  const confirm = sheet(page, 'Confirm payment')
  const password = confirm.getByLabel('Card password or security code')
  await expect.poll(() => password.evaluate(it => it === document.activeElement)).toBe(true)
  await shot(page, 'means-8-password')
  await password.fill('975310')
  await button(confirm, /^Order and pay · /).click()
  await confirm.getByText(/^Wrong password/).waitFor()
  await password.fill('135790')
  await password.press('Enter')
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  // Repeated, the order asks for the password too.
  await page.goto(page.url().replace('/orderStatus', '/orderDetail'))
  await button(page, /^Order again/).click()
  const again = sheet(page, 'Order again')
  await again.getByText('Member card', { exact: true }).waitFor()
  await button(again, /^Order and pay · /).click()
  await password.fill('135790')
  await button(confirm, /^Order and pay · /).click()
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  expect(faults).toEqual([])
  await context.close()
})
