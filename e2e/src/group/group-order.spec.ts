import { expect, test } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('In a group order each phone chooses, the host orders for all, and the others never see the address (CART-11)', async () => {
  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await openMenu(ana.page, product.url, 101, 1300)
  await addPlain(ana.page, 'Edamame')
  await button(ana.page, 'Order together').first().click()
  const start = sheet(ana.page, 'Order together')
  await start.getByLabel('Your name').fill('Ana')
  await shot(ana.page, 'group-1-start')
  expect(await accessibilityFaults(ana.page)).toEqual([])
  await button(start, 'Start and invite').click()
  await waitForText(ana.page, 'Just you so far. Invite friends')
  await button(ana.page, /^Your cart, 1 dish/).waitFor()
  await button(ana.page, /Just you so far/).click()
  const together = sheet(ana.page, 'Group order')
  await together.getByRole('img', { name: 'QR code to join this order' }).waitFor()
  await shot(ana.page, 'group-2-share')
  expect(await accessibilityFaults(ana.page)).toEqual([])
  await ana.page.keyboard.press('Escape')

  await ben.page.goto(ana.page.url())
  const join = sheet(ben.page, 'Ana invited you')
  await join.getByLabel('Your name').fill('Ben')
  await shot(ben.page, 'group-3-join')
  await button(join, 'Join order').click()
  await waitForText(ana.page, '2 people in this order')
  await addPlain(ben.page, 'Edamame', 2)
  await button(ana.page, /^Your cart, 3 dishes/).click()
  await waitForText(sheet(ana.page, 'Your cart'), 'Ben')
  await shot(ana.page, 'group-4-cart')
  await ana.page.keyboard.press('Escape')

  await button(ben.page, 'Done').first().click()
  await waitForText(ben.page, 'The host places this order')
  await ben.page.getByRole('link', { name: 'Back to menu' }).click()
  await checkOut(ana.page)
  await waitForText(ben.page, 'Ana is placing the order')
  await giveContact(ana.page, 'Secretary')
  await chooseWay(ana.page, 'In person')
  await placeOrder(ana.page)
  await waitForPath(ana.page, '/orderStatus')
  await waitForText(ben.page, /^Ordered/)
  await shot(ben.page, 'group-5-ordered')
  expect(await ben.page.content()).not.toMatch(/Secretary|5550187/)
  expect([ana.faults, ben.faults]).toEqual([[], []])
})
