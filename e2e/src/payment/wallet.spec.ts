import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { addPlain, checkOut, giveContact, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

/** From Singapore's menu to the payment choice of the order form. */
async function order(page: Page): Promise<void> {
  await openMenu(page, product.url, 105, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page, 'Mei', '91234567')
}

test('A guest declines a wallet payment, then confirms it, and the page continues by itself', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  await order(page)
  await page.getByRole('radio', { name: /^Octopus/ }).check()
  await shot(page, 'wallet-1-choose', true)
  await button(page, /^Pay .* with Octopus$/).click()
  await waitForPath(page, '/payStatus')
  await waitForText(page, 'Pay in Octopus')
  await shot(page, 'wallet-2-open')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Open Octopus').click()
  await shot(page, 'wallet-3-app')
  await button(page, 'Refuse').click()
  await waitForPath(page, '/payStatus')
  await waitForText(page, 'Declined by Octopus')
  await shot(page, 'wallet-4-refused')

  await page.getByRole('link', { name: 'Pay another way' }).click()
  await page.getByRole('radio', { name: /^MPay/ }).check()
  await button(page, /^Pay .* with MPay$/).click()
  await waitForText(page, 'Pay in MPay')
  // Another phone scans the code; this page updates automatically.
  const address = await addressOf(page)
  const other = await context.newPage()
  await other.goto(address)
  await button(other, 'Approve').click()
  await page.bringToFront()
  await waitForPath(page, '/orderStatus')
  await shot(page, 'wallet-5-paid')
  expect(faults).toEqual([])
  await context.close()
})

/** The target of the button: leaves the page briefly and returns. */
async function addressOf(page: Page): Promise<string> {
  await button(page, /^Open /).click()
  await page.waitForURL(/\/walletpay\//)
  const address = page.url()
  await page.goBack()
  await waitForText(page, /^Pay in /)
  return address
}

test('On a wide screen the wallet’s code is shown to be scanned', async () => {
  const { page, context, faults } = await guestPhone(product.browser, { viewport: { width: 1280, height: 800 } })
  await order(page)
  await page.getByRole('radio', { name: /^Octopus/ }).check()
  await button(page, /^Pay .* with Octopus$/).click()
  await page.getByRole('img', { name: 'Payment code for Octopus' }).waitFor()
  await shot(page, 'wallet-6-wide')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('Staff reconcile the wallet provider’s statement: payments without a message are listed and resolved', async () => {
  const { page, context } = await guestPhone(product.browser)
  await order(page)
  await page.getByRole('radio', { name: /^Octopus/ }).check()
  await button(page, /^Pay .* with Octopus$/).click()
  await waitForText(page, 'Pay in Octopus')
  // The message is lost, and the status query fails.
  await control({ webhooks: { drop: 1 }, faults: [{ on: 'query', kind: 'never', times: 99 }] })
  await button(page, 'Open Octopus').click()
  await button(page, 'Approve').click()
  await waitForPath(page, '/payStatus')

  const screen = await openStaffScreen(product.browser, product.url, 105)
  await screen.page.setViewportSize({ width: 1280, height: 800 })
  await openView(screen.page, 'Payment reconciliation')
  const wallets = screen.page.getByRole('region', { name: 'Wallets' })
  await button(wallets, 'Compare now').click()
  await waitForText(wallets, 'Differences')
  await waitForText(screen.page, 'Missing in Comanda')
  await shot(screen.page, 'books-1-breaks', true)
  expect(await accessibilityFaults(screen.page)).toEqual([])
  await button(screen.page, 'Mark as resolved').click()
  await screen.page.getByLabel('Reason').fill('Asked the company, case 17')
  await shot(screen.page, 'books-2-reason')
  await button(screen.page, 'Save').click()
  await waitForText(screen.page, 'No open differences.')
  await screen.page.setViewportSize({ width: 375, height: 812 })
  await shot(screen.page, 'books-3-phone', true)
  expect(await accessibilityFaults(screen.page)).toEqual([])
  await control({ reset: true })
  await context.close()
})

test('A manager closes the day: its figures are fixed, with name and time', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 105)
  await openView(screen.page, 'Daily closing')
  await waitForText(screen.page, 'Received')
  await waitForText(screen.page, 'MPay')
  await button(screen.page, 'Close day').click()
  await shot(screen.page, 'close-1-sure')
  await button(sheet(screen.page, /^Close .*\?$/), 'Close day').click()
  await waitForText(screen.page, /^Closed by Amara Okafor/)
  await shot(screen.page, 'close-2-closed', true)
  expect(await accessibilityFaults(screen.page)).toEqual([])
  await screen.page.setViewportSize({ width: 375, height: 812 })
  await shot(screen.page, 'close-3-phone', true)
  expect(await accessibilityFaults(screen.page)).toEqual([])
  await screen.close()
})

/** Sends a command to the stand-in wallet provider. */
const control = (order: object) =>
  fetch(`${product.url}/walletpay/_control`, { method: 'POST', body: JSON.stringify(order) })
