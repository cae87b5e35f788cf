import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { accessibilityFaults, leaveBrowser, openBrowser, startServer } from '../harness.ts'
import { fillCard, goToCard, PLAIN, payNow } from '../steps/card.ts'
import { fillAddress, fillBrand, fillDetails } from '../steps/first-start.ts'
import { addPlain, checkOut, chooseWay, giveContact, placeOrder, takeTimeOfTomorrow } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'
import { button, openView, sheet, waitForPath, waitForText } from '../steps/screen.ts'
import { shot } from '../steps/shot.ts'
import { uberMenu } from '../steps/uber-menu.ts'

const product = reopenedOnRetry(
  async () => {
    const [server, browser] = await Promise.all([startServer({}, ['--empty']), openBrowser()])
    return { server, browser }
  },
  async ({ server, browser }) => {
    await leaveBrowser(browser)
    await server.stop()
  },
)
/** A time zone where it is about one in the afternoon, so that the second store is open at any time. */
function afternoonZone(): string {
  const east = 13 - new Date().getUTCHours()
  return east < 0 ? `Etc/GMT+${-east}` : `Etc/GMT-${east}`
}
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, timezoneId: afternoonZone() }
const DISHES = 200

/** A workbook of many dishes in ten groups. */
function workbook(): Promise<Buffer> {
  const heads = ['Group', 'Dish', 'Price', 'Tax', 'Allergens'].map(value => ({ value, type: String }))
  const rows = Array.from({ length: DISHES }, (_, i) => [
    { value: `Group ${Math.floor(i / 20) + 1}`, type: String },
    { value: `Dish ${i + 1}`, type: String },
    { value: 5 + i / 100, type: Number },
    { value: '8.25 %', type: String },
    { value: i % 2 === 0 ? 'gluten, milk' : 'none', type: String },
  ])
  return writeWorkbook([heads, ...rows]).toBuffer()
}

/** Imports a file into the draft of the store and publishes it. */
async function importMenu(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openView(page, 'Menu')
  await page.getByRole('tab', { name: 'Import and export' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await waitForText(page, /\d+ added, \d+ changed, \d+ removed/)
  await shot(page, `imported-${file.name}`, true)
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Import into the draft').click()
  await button(page, 'Publish now').click()
  await waitForText(page, 'No differences.')
}

async function openStore(page: Page): Promise<void> {
  await openView(page, 'Get started')
  await waitForText(page, 'Everything is set up.')
  await button(page, 'Open store').click()
  await waitForText(page, 'Place a test order')
}

/** The id of the store's only table, from its code. */
async function addTable(page: Page): Promise<string> {
  await page.goto(`${product().server.url}/console#settings/tables`)
  await button(page, 'Add table').first().click()
  const form = sheet(page, 'Add table')
  await form.getByLabel('Number or name').fill('T1')
  await form.getByLabel('Area').fill('Hall')
  const saving = page.waitForResponse(response => response.url().endsWith(contract.table.saveTable.path))
  await button(form, 'Save').click()
  const answer = (await (await saving).json()) as { data?: { tables?: { tableId: string }[]; tableId?: string } }
  await form.waitFor({ state: 'hidden' })
  return answer.data?.tableId ?? answer.data?.tables?.[0]?.tableId ?? ''
}

test('An exported menu and a workbook of 200 dishes become two open stores that take orders, the last one in rounded cash (SETUP-3, MENU-1, PAY-19)', async () => {
  const { server, browser } = product()
  const { page } = await guestPhone(browser, desktop)
  await page.goto(/http:\S+\/console\/welcome#\S+/.exec(server.output())?.[0] ?? '')
  await fillBrand(page)
  await page.getByLabel('New password').fill('noodles at noon')
  await button(page, 'Create restaurant').click()
  await button(page, /^Set up.*Address$/).click()
  await fillDetails(page, '8.25')
  await button(page, 'Save').click()
  await waitForText(page, 'Saved')
  await page.goto(`${server.url}/console#setup/agreements`)
  await button(page, 'Use these texts').click()
  await waitForText(page, 'Your terms and privacy notice are in effect.')
  const exported = Buffer.from(JSON.stringify(uberMenu()))
  await importMenu(page, { name: 'menu.json', mimeType: 'application/json', buffer: exported })
  await openStore(page)

  const { page: phone } = await guestPhone(browser)
  await phone.goto(`${server.url}/storeIndex?shopId=101&bizType=1300`)
  await addPlain(phone, 'Drink 1')
  await checkOut(phone)
  await giveContact(phone)
  await button(phone, /^(Change|Choose a) time$/)
    .first()
    .click()
  await takeTimeOfTomorrow(phone.getByRole('dialog').filter({ visible: true }), 2)
  await chooseWay(phone, 'Pay by card')
  await placeOrder(phone)
  await goToCard(phone)
  await fillCard(phone, PLAIN)
  await payNow(phone)
  await waitForPath(phone, '/orderStatus')

  await openView(page, 'Stores')
  await button(page, 'New store').click()
  const form = sheet(page, 'New store')
  await form.getByLabel('Store name').fill('Harbour')
  await form.getByLabel('Start from').selectOption({ label: 'Main Street' })
  await button(form, 'Create store').click()
  await form.waitFor({ state: 'hidden' })
  await page.locator('header option:checked', { hasText: 'Harbour' }).waitFor({ state: 'attached' })
  const shopId = await page.locator('header select').inputValue()
  await page.goto(`${server.url}/console#setup/basics`)
  await fillAddress(page, '2 Harbour Street')
  await page.getByRole('checkbox', { name: 'Dine-in' }).check()
  await button(page, 'Save').click()
  await waitForText(page, 'Saved')
  const tableId = await addTable(page)
  await importMenu(page, { name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer: await workbook() })
  await openStore(page)

  await page.goto(`${server.url}/console#settings/payments`)
  await page.getByLabel(/^Round cash to/).fill('1')
  await button(page, 'Save').click()
  await waitForText(page, 'Saved')

  const { page: guest } = await guestPhone(browser)
  await guest.goto(`${server.url}/storeIndex?shopId=${shopId}&bizType=1100&tableId=${tableId}`)
  await button(sheet(guest, 'Join table T1'), 'Join table').click()
  await addPlain(guest, 'Dish 3', 2)
  await checkOut(guest)
  await chooseWay(guest, 'In person')
  await placeOrder(guest)
  await waitForPath(guest, '/orderStatus')
  await openView(page, 'Orders')
  await waitForText(page, /Dish 3/)
  await shot(page, 'imported-order')
  await button(page, /^Accept · /).click()
  await button(page, 'Mark as paid').click()
  const paying = sheet(page, /^Payment for order/)
  await waitForText(paying, /cash rounding/)
  // The guest pays whole dollars in cash. PAY-19
  await button(paying, /^Record payment · \$\d+\.00$/).waitFor()
  await shot(page, 'imported-cash')
  await button(paying, /^Record payment/).click()
  await paying.waitFor({ state: 'hidden' })
  await openView(page, 'Daily closing')
  await waitForText(page, /Rounding/)
})
