import { expect, test } from 'vitest'
import { inspectScreen, noMotion } from './steps/inspect-screen.ts'
import { openProduct } from './steps/product.ts'
import { button, openView, sheet, waitForText } from './steps/screen.ts'
import { openStaffScreen } from './steps/staff-screen.ts'

const product = openProduct()

test('Staff take a phone order on one page: it survives a reload, is priced by the server, is in the kitchen at once, and is paid in two ways (COUNTER-1, PAY-21)', async () => {
  const { page } = await openStaffScreen(product.browser, product.url, 101)
  await page.emulateMedia(noMotion)
  await openView(page, 'New order')
  const menu = page.getByRole('region', { name: 'Menu' })
  const ticket = page.getByRole('region', { name: 'Order', exact: true })
  await button(ticket, 'Pickup').click()
  await ticket.getByLabel(/^Name/).fill('Zebedee')
  await ticket.getByLabel(/^Phone/).fill('(212) 555-0143')
  await menu.getByRole('searchbox').fill('edamame')
  await ticket.getByLabel(/^Note for the kitchen/).fill('Ring the bell twice')
  const dish = menu.getByRole('button', { name: /^Edamame/ })
  await dish.first().click()
  await dish.first().click()
  await page.reload()
  await waitForText(ticket, 'Edamame')
  expect(await ticket.getByLabel(/^Name/).inputValue()).toBe('Zebedee')
  await waitForText(ticket, 'Total')
  await inspectScreen(page, 'desk-take-order')
  await button(ticket, /^Send order · \$/).click()
  await waitForText(page, 'Order sent to the kitchen.')
  await waitForText(ticket, 'Select dishes to add them.')
  // Paid at once, a part in cash and the rest on the terminal.
  const payment = sheet(page, /^Take payment:/)
  await payment.getByLabel(/^Amount of this payment/).fill('2')
  await inspectScreen(page, 'desk-split-payment')
  await button(payment, 'Add payment').click()
  await waitForText(payment, 'Cash · $2.00')
  await button(payment, 'Card terminal').click()
  await inspectScreen(page, 'desk-last-payment')
  await button(payment, /^Record payment/).click()
  await payment.waitFor({ state: 'hidden' })
  await button(ticket, 'Delivery').click()
  await ticket.getByLabel('Find the address').fill('Mulberry')
  await page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option').first().click()
  await expect.poll(() => ticket.getByLabel('Address', { exact: true }).inputValue()).toContain('Mulberry')
  expect(await ticket.getByLabel(/^Postcode/).inputValue()).not.toBe('')
  await openView(page, 'Kitchen')
  await waitForText(page, 'Ring the bell twice')
})
