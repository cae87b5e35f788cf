import { addDays } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView, sheet, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()
const NEW_YORK = 101
const date = addDays(new Date().toISOString().slice(0, 10), 6)

test('The owner draws a floor plan by keyboard, and Tables and Bookings show it (BOOK-8)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  const { page } = screen
  await page.goto(`${product.url}/console#settings/tables`)
  await button(page, 'Edit floor plan').click()
  const table = page.getByRole('button', { name: 'Table A1', exact: true })
  await table.click()
  const fields = page.getByRole('region', { name: 'Table A1' }).or(page.locator('section[aria-label="Table A1"]'))
  await button(fields, 'Round').click()
  await expect.poll(() => table.getAttribute('data-shape')).toBe('round')
  const before = await table.boundingBox()
  await table.focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(async () => ((await table.boundingBox())?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan(60)
  expect(await accessibilityFaults(page)).toEqual([])
  await inspectScreen(page, 'desk-floor-plan-editor')
  await button(page, 'Save').click()
  await waitForText(page, 'Floor plan saved.')
  await openView(page, 'Tables')
  await button(page, 'Floor plan').click()
  const spot = page.getByRole('button', { name: /^Table A1/ })
  await expect.poll(() => spot.getAttribute('data-shape')).toBe('round')
  expect(await accessibilityFaults(page)).toEqual([])
  await inspectScreen(page, 'desk-floor-plan')
  await page.goto(`${product.url}/console#bookings/plan`)
  await expect.poll(() => page.getByRole('button', { name: /^Table B1/ }).count()).toBe(1)
  await inspectScreen(page, 'desk-bookings-plan')
  await screen.close()
})

test('A guest confirms and cancels a booking of staff by the link in the message, without signing in (BOOK-7)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  const { page } = screen
  await openView(page, 'Bookings')
  await button(page, 'New booking').click()
  const form = sheet(page, 'New booking')
  await form.getByLabel('Guest name').fill('Noor Haddad')
  await form.getByLabel('Phone').fill('212 555 0181')
  await form.locator('input[type=date]').fill(date)
  await button(form, 'Save').click()
  await form.waitFor({ state: 'hidden' })
  const sent = (await (await fetch(`${product.url}/dev/outbox`)).json()) as { destination: string; text: string }[]
  const { text = '' } = sent.find(one => one.destination === '+12125550181') ?? {}
  const link = /\S*\/bookDetail\?\S+/.exec(text)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  const phone = await guestPhone(product.browser)
  await phone.page.goto(`${product.url}${pathname}${search}`)
  await button(phone.page, 'Confirm I’m coming').click()
  await waitForText(phone.page, 'You’ve confirmed you’re coming.')
  await inspectScreen(phone.page, 'phone-booking-confirmed')
  await page.locator('input[type=date]').fill(date)
  await waitForText(page.getByRole('article', { name: 'Noor Haddad' }), 'Confirmed by guest')
  await button(phone.page, 'Cancel booking').click()
  await button(phone.page, 'Yes, cancel').click()
  await waitForText(page.getByRole('article', { name: 'Noor Haddad' }), 'Cancelled')
  await phone.page.context().close()
  await screen.close()
})
