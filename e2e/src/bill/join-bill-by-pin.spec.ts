import { test } from 'vitest'
import type { Page } from 'playwright-core'
import { openStaffScreen, saved } from '../steps/staff-screen.ts'
import { addPlain, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, waitForPath, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
/** B1 pays at the end, and each phone there has its own cart. */
const AT_TABLE = '&tableId=Vq9iRU2xxQZheH4c'
const tableOf = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`Table *${number}\\b`) })

test('In a store with table PINs a guest with an own cart joins the staff’s bill with the PIN and keeps the cart (ORDER-3, C6)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await page.goto(`${product.url}/console#settings/tables`)
  await page.getByRole('radio', { name: 'Table PIN' }).check()
  await button(page, 'Save').click()
  await saved(page)
  await openView(page, 'Tables')
  await tableOf(page, 'B1').click()
  const table = sheet(page, /^Table B1$/)
  await button(table, 'Start order').click()
  await waitForText(table, 'PIN required to join')
  const pin = (await table.locator('bdi', { hasText: /^\d{4}$/ }).textContent()) ?? ''

  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await openMenu(ana.page, product.url, 101, 1100, AT_TABLE)
  await button(ana.page, 'Enter the table PIN to order').waitFor()
  await inspectScreen(ana.page, 'seat-1-menu')
  await addPlain(ana.page, 'Edamame', 2)
  await button(ana.page, 'Checkout').first().click()
  await waitForPath(ana.page, '/createOrder')
  await placeOrder(ana.page)
  const requested = sheet(ana.page, 'Are you at the table?')
  await requested.getByLabel('PIN').fill(pin === '0000' ? '0001' : '0000')
  await button(requested, 'I’m at the table').click()
  await waitForText(requested, 'Wrong PIN. Check it or ask our staff.')
  await inspectScreen(ana.page, 'seat-2-asked')
  await requested.getByLabel('PIN').fill(pin)
  await button(requested, 'I’m at the table').click()
  await waitForPath(ana.page, '/orderStatus')
  await waitForText(table, 'Round 1')
  await waitForText(table, /2 × .*Edamame|Edamame/)

  // The code shown by staff contains the PIN; the table's bill appears at once.
  await openMenu(ben.page, product.url, 101, 1100, `${AT_TABLE}&pin=${pin}`)
  await waitForText(ben.page, `Table PIN: ${pin}`)
  await ben.page.getByRole('link', { name: /1 round/ }).waitFor()
  await inspectScreen(ben.page, 'seat-3-seated')

  await button(table, 'Move to another table').click()
  const where = sheet(page, 'Move table B1 to')
  await where.getByRole('radio', { name: 'Table B2' }).check()
  await button(where, 'Move here').click()
  await where.waitFor({ state: 'hidden' })
  await ben.page.reload()
  await sheet(ben.page, 'You’ve moved to another table').waitFor()
  await inspectScreen(ben.page, 'seat-4-moved')
})
