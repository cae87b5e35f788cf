import { test } from 'vitest'
import type { Page } from 'playwright-core'
import { openDesk, saved } from './steps/desk.ts'
import { addPlain, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { judge } from './steps/judge.ts'
import { button, comesTo, openView, reads, sheet } from './steps/words.ts'

const house = openHouse()
/** B1 pays at the end, and each phone there has a cart of its own. */
const AT_TABLE = '&tableId=Vq9iRU2xxQZheH4c'
const tableOf = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`Table *${number}\\b`) })

test('where the store asks for the PIN, a guest with a cart of their own joins the waiter’s bill by it, the cart kept; nobody without · ORDER-3, C6', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page } = desk
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${house.url}/console#settings/tables`)
  await page.getByRole('radio', { name: 'With the PIN of the party' }).check()
  await button(page, 'Save').click()
  await saved(page)
  await openView(page, 'Tables')
  await tableOf(page, 'B1').click()
  const table = sheet(page, /^Table B1$/)
  await button(table, 'Start an order').click()
  await reads(table, 'PIN to sit down here')
  const pin = (await table.locator('bdi', { hasText: /^\d{4}$/ }).textContent()) ?? ''

  const [ana, ben] = [await guestPhone(house.browser), await guestPhone(house.browser)]
  await openMenu(ana.page, house.url, 101, 1100, AT_TABLE)
  await button(ana.page, 'Enter the table’s PIN to order here').waitFor()
  await judge(ana.page, 'seat-1-menu')
  await addPlain(ana.page, 'Edamame', 2)
  await button(ana.page, 'Checkout').first().click()
  await comesTo(ana.page, '/createOrder')
  await placeOrder(ana.page)
  const asked = sheet(ana.page, 'Are you at the table?')
  await asked.getByLabel('PIN').fill(pin === '0000' ? '0001' : '0000')
  await button(asked, 'I am at the table').click()
  await reads(asked, 'That is not the PIN of this table.')
  await judge(ana.page, 'seat-2-asked')
  await asked.getByLabel('PIN').fill(pin)
  await button(asked, 'I am at the table').click()
  await comesTo(ana.page, '/orderStatus')
  await reads(table, 'Round 1')
  await reads(table, /2 × .*Edamame|Edamame/)

  // The code that staff show carries the PIN: nothing is typed, and the table's bill is there at once.
  await openMenu(ben.page, house.url, 101, 1100, `${AT_TABLE}&pin=${pin}`)
  await reads(ben.page, `PIN for the others at your table: ${pin}`)
  await ben.page.getByRole('link', { name: /1 round/ }).waitFor()
  await judge(ben.page, 'seat-3-seated')

  await button(table, 'Move to another table').click()
  const where = sheet(page, 'Where does table B1 go?')
  await where.getByRole('radio', { name: 'Table B2' }).check()
  await button(where, 'Save').click()
  await where.waitFor({ state: 'hidden' })
  await ben.page.reload()
  await sheet(ben.page, 'You sit at another table now').waitFor()
  await judge(ben.page, 'seat-4-moved')
})
