import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../accessibility.ts'
import { addPlain, checkOut, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const SINGAPORE = 105
const DISH = 'Crystal prawn dumplings'
const strip = (page: Page) => page.getByRole('button', { name: /^Your buffet/ })

async function sitDown(page: Page, nick: string): Promise<void> {
  await openMenu(page, product.url, SINGAPORE, 1100, '&tableId=v9tTrN5cPC2YgX6V')
  const join = sheet(page, 'Join table 19')
  await join.getByLabel('Your name').fill(nick)
  await button(join, 'Join table').click()
  await join.waitFor({ state: 'hidden' })
}

test('Two phones share a buffet: plates within the allowance are free, extras need a confirmation, the buffet is charged once (CART-13)', async () => {
  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await sitDown(ana.page, 'Ana')
  await sitDown(ben.page, 'Ben')
  await button(ana.page, /^Start the buffet/).click()
  const open = sheet(ana.page, 'Start the buffet')
  await waitForText(open, 'last order after 70')
  await shot(ana.page, 'buffet-1-open')
  expect(await accessibilityFaults(ana.page)).toEqual([])
  await button(open, /^Start · /).click()
  await strip(ana.page).waitFor()
  await waitForText(strip(ben.page), '8 plates left')
  const row = ana.page.getByRole('listitem').filter({ has: ana.page.getByRole('button', { name: DISH, exact: true }) })
  await waitForText(row.last(), 'In your buffet')
  await shot(ana.page, 'buffet-2-strip')

  await addPlain(ben.page, DISH, 4)
  await waitForText(strip(ana.page), '4 plates left')
  await addPlain(ben.page, DISH)
  const more = sheet(ben.page, 'Buffet limit reached')
  await shot(ben.page, 'buffet-3-extra')
  await button(more, 'No, thanks').click()
  await button(ana.page, /^Your cart/).click()
  const cart = sheet(ana.page, 'Your cart')
  await waitForText(cart, 'In your buffet')
  await waitForText(cart, 'Dumpling buffet, adult')
  await shot(ana.page, 'buffet-4-cart')
  expect(await accessibilityFaults(ana.page)).toEqual([])
  await ana.page.keyboard.press('Escape')

  await checkOut(ana.page)
  await placeOrder(ana.page)
  await waitForPath(ana.page, '/orderStatus')
  await waitForText(strip(ben.page), '4 plates left')
  await strip(ben.page).click()
  await waitForText(sheet(ben.page, 'Your buffet'), '4 ordered')
  await button(sheet(ben.page, 'Your buffet'), /^Jade dumplings/).click()
  await sheet(ben.page, 'Jade dumplings').waitFor()
  await ben.page.keyboard.press('Escape')
  await sheet(ben.page, 'Jade dumplings').waitFor({ state: 'hidden' })
  await addPlain(ben.page, 'Jade dumplings')
  await button(ben.page, /^Your cart/).click()
  await waitForText(sheet(ben.page, 'Your cart'), 'Jade dumplings')
  expect(await sheet(ben.page, 'Your cart').getByText('Dumpling buffet, adult').count()).toBe(0)
  for (const { faults } of [ana, ben]) expect(faults).toEqual([])
})

test('Two phones with separate carts share a buffet: each pays for its own people, and the allowance counts for both (CART-13)', async () => {
  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  for (const { page } of [ana, ben]) await openMenu(page, product.url, SINGAPORE, 1100, '&tableId=Wt3DSH5zU884XpT7')
  await button(ana.page, /^Start the buffet/).click()
  await button(sheet(ana.page, 'Start the buffet'), /^Start · /).click()
  await strip(ana.page).waitFor()
  await waitForText(strip(ana.page), '8 plates left')

  await ben.page.reload()
  await button(ben.page, /^Join the buffet/).click()
  const join = sheet(ben.page, 'Join the buffet')
  await waitForText(join, /^2 other guests at your table already joined/)
  await shot(ben.page, 'buffet-apart-1-join')
  expect(await accessibilityFaults(ben.page)).toEqual([])
  await button(join, /^Join · /).click()
  await waitForText(strip(ben.page), '12 plates left')
  await waitForText(strip(ana.page), '12 plates left')

  await addPlain(ben.page, DISH, 4)
  await waitForText(strip(ana.page), '8 plates left')
  await button(ben.page, /^Your cart/).click()
  const cart = sheet(ben.page, 'Your cart')
  await waitForText(cart, 'In your buffet')
  expect(await cart.getByText('Dumpling buffet, adult').count()).toBe(1)
  await shot(ben.page, 'buffet-apart-2-cart')
  await ben.page.keyboard.press('Escape')
  await addPlain(ana.page, DISH, 2)
  await waitForText(strip(ana.page), '6 plates left')
  await waitForText(strip(ben.page), '6 plates left')
  await addPlain(ana.page, DISH)
  await sheet(ana.page, 'Buffet limit reached').waitFor()
  for (const { faults } of [ana, ben]) expect(faults).toEqual([])
})
