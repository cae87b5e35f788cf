import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { PATIENCE } from '../patience.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, sheet, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

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

test('People switch with their PINs on a shared tablet, which locks when it is not used (L5)', async () => {
  const setPin = async (page: Page, pin: string) => {
    await button(page, 'Account and language').click()
    await button(page, 'Set PIN').click()
    await page.getByLabel('Current password').fill('marigold-demo')
    await page.getByLabel('New PIN').fill(pin)
    await button(page, 'Save PIN').click()
    await waitForText(page, 'PIN saved.')
  }
  const waiter = await signedIn('waiter@marigold.example')
  await setPin(waiter, '2580')
  expect(await button(waiter, 'Share this device').count()).toBe(0)
  await waiter.context().close()
  const page = await signedIn('manager@marigold.example')
  page.setDefaultTimeout(PATIENCE)
  await page.getByRole('combobox', { name: 'Store' }).selectOption('101')
  await setPin(page, '407162')
  await button(page, 'Share this device').click()
  await page.getByLabel('Device name').fill('Bar tablet')
  await button(page, 'Share this device').click()
  await waitForText(page, 'This device is now shared.')
  await page.keyboard.press('Escape')
  await button(page, 'Lock').click()
  await button(page, 'Diego Flores').click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('PIN', { exact: true }).fill('2581')
  await button(page, 'Sign in').click()
  await waitForText(page, 'Wrong PIN.')
  for (const digit of '2580') await button(page, digit).click()
  await button(page, 'Sign in').click()
  await viewsIn(page)
    .getByRole('button', { name: /^Tables/ })
    .waitFor()
  expect(
    await viewsIn(page)
      .getByRole('button', { name: /^Settings/ })
      .count(),
  ).toBe(0)
  await page.evaluate(() => localStorage.setItem('console.activeAt', '0'))
  await button(page, 'Amara Okafor').click()
  await page.getByLabel('PIN', { exact: true }).fill('407162')
  await page.keyboard.press('Enter')
  await button(page, 'Lock').waitFor()
  await page.goto(`${product.url}/console#team/devices`)
  await page.getByRole('article', { name: 'Bar tablet' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.context().close()
})
