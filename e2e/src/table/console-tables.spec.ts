import { expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { openStaffScreen, saved } from '../steps/staff-screen.ts'
import { addPlain, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, waitForPath, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const AT_TABLE = '&tableId=DZwe5cUeNZEkkQ1X'

const tableOf = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`Table *${number}\\b`) })

/** Guests need the PIN of a shared table to join it. */
async function askForPins(page: Page): Promise<void> {
  await page.goto(`${product.url}/console#settings/tables`)
  const pin = page.getByRole('radio', { name: 'Table PIN' })
  await pin.check()
  await button(page, 'Save').click()
  await saved(page)
}

test('Staff open a table, phones join by PIN and code, a round is moved and settled, and the phones show it (C6, ORDER-3)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await askForPins(page)
  await inspectScreen(page, 'desk-settings-tables')
  await openView(page, 'Tables')
  await tableOf(page, 'B2').waitFor()
  await inspectScreen(page, 'desk-floor')
  await tableOf(page, 'B2').click()
  const table = sheet(page, /^Table B2$/)
  await button(table, 'Start order').click()
  await waitForText(table, 'PIN required to join')
  const pin = (await table.locator('bdi', { hasText: /^\d{4}$/ }).textContent()) ?? ''
  await inspectScreen(page, 'desk-table-open')

  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await openMenu(ana.page, product.url, 101, 1100, AT_TABLE)
  const requested = sheet(ana.page, 'Join table B2')
  await requested.getByLabel('Your name').fill('Ana')
  await button(requested, 'Join table').click()
  await requested.getByLabel('PIN').fill(pin)
  await button(requested, 'Join table').click()
  await requested.waitFor({ state: 'hidden' })
  // The code shown by staff contains the PIN, so it need not be typed.
  await openMenu(ben.page, product.url, 101, 1100, `${AT_TABLE}&pin=${pin}`)
  const shown = sheet(ben.page, 'Join table B2')
  await shown.getByLabel('Your name').fill('Ben')
  await button(shown, 'Join table').click()
  await shown.waitFor({ state: 'hidden' })
  await waitForText(ana.page, '2 guests at the table')
  await waitForText(table, '2')

  await addPlain(ana.page, 'Edamame', 2)
  await button(ana.page, 'Checkout').first().click()
  await waitForPath(ana.page, '/createOrder')
  await placeOrder(ana.page)
  await waitForPath(ana.page, '/orderStatus')
  await waitForText(table, 'Round 1')
  await waitForText(table, /Edamame/)
  await inspectScreen(page, 'desk-table-bill')

  await button(table, 'Move to another table').click()
  const where = sheet(page, 'Move table B2 to')
  await where.getByRole('radio', { name: 'Table B1' }).check()
  await inspectScreen(page, 'desk-table-move')
  await button(where, 'Move here').click()
  await waitForText(ben.page, 'You’ve moved to another table')
  const moved = sheet(page, /^Table B1$/)
  await waitForText(moved, 'Round 1')
  await button(moved, /^Take payment/).click()
  await button(sheet(page, /^Take payment/), /^Record payment/).click()
  await moved.waitFor({ state: 'hidden' })
  for (const { faults } of [ana, ben]) expect(faults).toEqual([])

  await button(page, 'Table codes').click()
  const codes = sheet(page, 'Table codes')
  await button(codes, 'Print 8 cards').waitFor()
  await codes.getByRole('img', { name: 'Code for table A1' }).waitFor()
  await inspectScreen(page, 'desk-table-codes')
  const card = () => codes.getByRole('img', { name: 'Code for table A1' }).getAttribute('src')
  const inEnglish = await card()
  await codes.getByLabel('العربية').check()
  await expect.poll(card).not.toBe(inEnglish)
  await inspectScreen(page, 'desk-table-codes-two-languages')
  const pdf = await downloadOf(page, button(codes, 'Download PDF'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const pictures = await downloadOf(page, button(codes, 'Download pictures'))
  expect(pictures.includes('table-A1.png') && pictures.includes('table-B1.png')).toBe(true)
  await screen.close()
})

/** The content of the file that the button downloads. */
async function downloadOf(page: Page, from: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), from.click()])
  return readFile(await file.path())
}

test('A released table has no party, and its phone shows it at once (C6)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  const ana = await guestPhone(product.browser)
  await openMenu(ana.page, product.url, 101, 1100, '&tableId=lTMwDa_zDZvwTO8D')
  const join = sheet(ana.page, 'Join table A3')
  await join.getByLabel('Your name').fill('Ana')
  await button(join, 'Join table').click()
  await join.waitFor({ state: 'hidden' })
  await openView(page, 'Tables')
  await tableOf(page, 'A3').click()
  const table = sheet(page, /^Table A3$/)
  await button(table, 'Clear table').click()
  await button(sheet(page, 'Clear table A3?'), 'Clear table').click()
  await table.waitFor({ state: 'hidden' })
  await sheet(ana.page, 'Join table A3').waitFor()
  await screen.close()
})
