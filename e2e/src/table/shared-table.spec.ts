import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addPlain, chooseWay, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForAnnouncement, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const SHARED_TABLE = 'lTMwDa_zDZvwTO8D'
const AT_TABLE = `&tableId=${SHARED_TABLE}`

async function sitDown(page: Page, nick: string): Promise<void> {
  await openMenu(page, product.url, 101, 1100, AT_TABLE)
  const join = sheet(page, 'Join table A3')
  if (nick !== '') await join.getByLabel('Your name').fill(nick)
  await button(join, 'Join table').click()
  await join.waitFor({ state: 'hidden' })
}

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Your cart/ }).click()
  const cart = sheet(page, 'Your cart')
  await cart.waitFor()
  return cart
}

test('Three phones at a table share a cart, see changes at once, and one orders for all (CART-11, CART-15)', async () => {
  const [ana, ben, third] = [
    await guestPhone(product.browser),
    await guestPhone(product.browser),
    await guestPhone(product.browser),
  ]
  await openMenu(ana.page, product.url, 101, 1100, AT_TABLE)
  await sheet(ana.page, 'Join table A3').waitFor()
  await shot(ana.page, 'shared-1-join')
  await sitDown(ana.page, 'Ana')
  await sitDown(ben.page, 'Ben')
  await waitForText(ana.page, '2 guests at the table')
  await sitDown(third.page, '')
  await waitForText(ana.page, '3 guests at the table')

  await addPlain(ana.page, 'Edamame')
  await waitForAnnouncement(ben, 'Ana added Edamame')
  await addPlain(ben.page, 'Edamame', 2)
  await waitForAnnouncement(third, 'Ben added Edamame')
  const cart = await openCart(ana.page)
  await waitForText(cart, 'Your dishes')
  await waitForText(cart, 'Ben')
  await shot(ana.page, 'shared-2-cart')
  await ana.page.keyboard.press('Escape')

  // A phone that was offline converges, and its own offline changes are kept. C3
  await third.context.setOffline(true)
  await addPlain(third.page, 'Edamame')
  await addPlain(ana.page, 'Edamame')
  await third.context.setOffline(false)
  await waitForText(ben.page, '5 dishes')
  await waitForText(third.page, '5 dishes')

  await button(ana.page, 'Checkout').first().click()
  await waitForPath(ana.page, '/createOrder')
  await waitForText(ana.page, 'For Ben')
  await waitForText(ana.page, 'Yours')
  await button(ben.page, 'Checkout').first().click()
  await waitForPath(ben.page, '/createOrder')
  await chooseWay(ana.page, 'In person')
  await chooseWay(ben.page, 'In person')
  await placeOrder(ana.page)
  await waitForPath(ana.page, '/orderStatus')
  await placeOrder(ben.page)
  await waitForText(ben.page, 'Ana has ordered')
  await shot(ben.page, 'shared-3-ordered')
  await button(ben.page, 'View order').click()
  await waitForPath(ben.page, '/orderStatus')
  await waitForText(ben.page, 'Order sent')
  await waitForAnnouncement(third, 'Ana ordered')
  await third.page.getByRole('link', { name: 'Ana ordered' }).waitFor()

  await third.page.getByRole('button', { name: '3 guests at the table' }).click()
  const people = sheet(third.page, 'At your table')
  await waitForText(people, 'Ana')
  await shot(third.page, 'shared-4-people')
  await button(people, 'Leave table').click()
  await sheet(third.page, 'Join table A3').waitFor()
  for (const { faults } of [ana, ben]) expect(faults).toEqual([])
})
