import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { PATIENCE } from './patience.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openProduct } from './steps/product.ts'
import { button, sheet, waitForText } from './steps/screen.ts'
import { openStaffScreen } from './steps/staff-screen.ts'

const product = openProduct()

/** The views in the bar of the console, by name. */
const viewsIn = (page: Page) => page.getByRole('navigation', { name: 'Restaurant console' })

/** A tablet on which a person signs in; it need not show orders. */
async function signedIn(account: string): Promise<Page> {
  const { page } = await guestPhone(product.browser, { viewport: { width: 1280, height: 800 }, isMobile: false })
  await page.goto(`${product.url}/console`)
  await page.getByLabel('Account').fill(account)
  await page.getByLabel('Password').fill('marigold-demo')
  await button(page, 'Sign in').click()
  await button(page, 'Account and language').waitFor()
  return page
}

test('A cook sees the kitchen and dishes alone, a waiter no refunds and no settings (A5)', async () => {
  const cook = await signedIn('kitchen@marigold.example')
  await viewsIn(cook).getByRole('button', { name: 'Kitchen' }).waitFor()
  expect(await viewsIn(cook).getByRole('button', { name: 'Orders' }).count()).toBe(0)
  await button(cook, 'Account and language').click()
  await waitForText(cook, 'Kitchen and Mark dishes sold out')
  const waiter = await signedIn('waiter@marigold.example')
  await viewsIn(waiter)
    .getByRole('button', { name: /^Orders/ })
    .waitFor()
  for (const name of [/^Refunds/, /^Settings/, /^Team/])
    expect(await viewsIn(waiter).getByRole('button', { name }).count()).toBe(0)
  await waiter.context().close()
  await cook.context().close()
})

test('An owner defines a role and gives it to a person at one store; both are in the activity log (A5, L2)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${product.url}/console#team/roles`)
  await button(page, 'New role').click()
  const role = sheet(page, 'New role')
  await role.getByLabel('Role name').fill('Host')
  for (const right of ['Tables', 'Bookings']) await role.getByRole('checkbox', { name: right, exact: true }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(role, 'Save').click()
  await role.waitFor({ state: 'hidden' })
  await page.getByRole('article', { name: 'Host' }).getByText('Bookings').waitFor()
  await page.getByRole('tab', { name: 'Team members' }).click()
  await button(page, 'Edit access of Grace Hall').click()
  const person = sheet(page, 'Grace Hall')
  await person.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Host' })
  expect(await accessibilityFaults(page)).toEqual([])
  await button(person, 'Save').click()
  await person.waitFor({ state: 'hidden' })
  await page.getByRole('article', { name: 'Grace Hall' }).getByText('Host').waitFor()
  const host = await signedIn('cashier@marigold.example')
  await viewsIn(host)
    .getByRole('button', { name: /^Bookings/ })
    .waitFor()
  expect(
    await viewsIn(host)
      .getByRole('button', { name: /^Orders/ })
      .count(),
  ).toBe(0)
  await page.getByRole('tab', { name: 'Activity log' }).click()
  for (const text of ['Role edited', 'Access changed'])
    await page.getByRole('listitem').filter({ hasText: text }).first().waitFor()
  await host.context().close()
  await screen.close()
})
