import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addPlain, chooseWay, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, hears, reads, sheet } from './steps/words.ts'

const house = openHouse()
const SHARED_TABLE = 'lTMwDa_zDZvwTO8D'
const AT_TABLE = `&tableId=${SHARED_TABLE}`

async function sitDown(page: Page, nick: string): Promise<void> {
  await openMenu(page, house.url, 101, 1100, AT_TABLE)
  const join = sheet(page, 'Join table A3')
  if (nick !== '') await join.getByLabel('Your name').fill(nick)
  await button(join, 'Join the table').click()
  await join.waitFor({ state: 'hidden' })
}

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Your cart/ }).click()
  const cart = sheet(page, 'Your cart')
  await cart.waitFor()
  return cart
}

test('three phones at a table choose together, see it at once, and one orders for all · CART-11, CART-15', async () => {
  const [ana, ben, third] = [
    await guestPhone(house.browser),
    await guestPhone(house.browser),
    await guestPhone(house.browser),
  ]
  await openMenu(ana.page, house.url, 101, 1100, AT_TABLE)
  await sheet(ana.page, 'Join table A3').waitFor()
  await shot(ana.page, 'shared-1-join')
  await sitDown(ana.page, 'Ana')
  await sitDown(ben.page, 'Ben')
  await reads(ana.page, '2 of you at the table')
  await sitDown(third.page, '')
  await reads(ana.page, '3 of you at the table')

  await addPlain(ana.page, 'Edamame')
  await hears(ben, 'Ana added Edamame')
  await addPlain(ben.page, 'Edamame', 2)
  await hears(third, 'Ben added Edamame')
  const cart = await openCart(ana.page)
  await reads(cart, 'Your dishes')
  await reads(cart, 'Ben')
  await shot(ana.page, 'shared-2-cart')
  await ana.page.keyboard.press('Escape')

  // A phone that was off the network comes back to the truth, and what it chose meanwhile is kept. C3
  await third.context.setOffline(true)
  await addPlain(third.page, 'Edamame')
  await addPlain(ana.page, 'Edamame')
  await third.context.setOffline(false)
  await reads(ben.page, '5 dishes')
  await reads(third.page, '5 dishes')

  await button(ana.page, 'Checkout').first().click()
  await comesTo(ana.page, '/createOrder')
  await button(ben.page, 'Checkout').first().click()
  await comesTo(ben.page, '/createOrder')
  await chooseWay(ana.page, 'In person')
  await chooseWay(ben.page, 'In person')
  await placeOrder(ana.page)
  await comesTo(ana.page, '/orderStatus')
  await placeOrder(ben.page)
  await reads(ben.page, 'Ana has ordered')
  await shot(ben.page, 'shared-3-ordered')
  await button(ben.page, 'See the order').click()
  await comesTo(ben.page, '/orderStatus')
  await reads(ben.page, 'Sent to the restaurant')
  await hears(third, 'Ana ordered')

  await third.page.getByRole('button', { name: '3 of you at the table' }).click()
  const people = sheet(third.page, 'At your table')
  await reads(people, 'Ana')
  await shot(third.page, 'shared-4-people')
  await button(people, 'Leave the table').click()
  await sheet(third.page, 'Join table A3').waitFor()
  for (const { faults } of [ana, ben]) expect(faults).toEqual([])
})
