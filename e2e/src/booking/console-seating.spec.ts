import { addDays } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { guestPhone } from '../steps/guest-phone.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView, sheet, waitForPath, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()
const NEW_YORK = 101

test('A booking of another day is seated after a confirmation, shows at its table, and is undone there (BOOK-2)', async () => {
  const date = addDays(new Date().toISOString().slice(0, 10), 2)
  const { page, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/bookIndex?shopId=${NEW_YORK}&partySize=2&date=${date}`)
  await page.getByRole('radio', { name: /^(?:6:30|18:30)/ }).check()
  await button(page, /^Continue/).click()
  await waitForPath(page, '/bookEdit')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('2125550123')
  await button(page, 'Book table').click()
  await waitForPath(page, '/bookDetail')

  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  const desk = screen.page
  await openView(desk, 'Bookings')
  await desk.locator('input[type=date]').fill(date)
  const card = desk.getByRole('article', { name: 'Ada' })
  await button(card, 'Seat').click()
  const question = desk.getByRole('alertdialog', { name: 'Seat Ada now?' })
  await waitForText(question, /6:30/)
  await inspectScreen(desk, 'desk-seat-early')
  await button(question, 'Seat now').click()
  await question.waitFor({ state: 'hidden' })
  // A seated booking is no longer listed here.
  await card.waitFor({ state: 'hidden' })

  await openView(desk, 'Tables')
  const table = desk.getByRole('button', { name: /Seated.*Ada/ })
  await table.waitFor()
  await inspectScreen(desk, 'desk-floor-seated')
  await table.click()
  const opened = sheet(desk, /^Table /)
  await waitForText(opened, 'Ada')
  await inspectScreen(desk, 'desk-table-seated')
  await button(opened, 'Undo seating').click()
  await button(opened, 'Undo seating').waitFor({ state: 'hidden' })
  await desk.keyboard.press('Escape')
  expect(await table.count()).toBe(0)
  expect(faults).toEqual([])
  await screen.close()
})

test('Staff book a table for a guest who calls, and change its time (BOOK-3)', async () => {
  const date = addDays(new Date().toISOString().slice(0, 10), 3)
  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  const { page } = screen
  await openView(page, 'Bookings')
  await button(page, 'New booking').click()
  const form = sheet(page, 'New booking')
  await form.getByLabel('Guest name').fill('Grace Hopper')
  await form.getByLabel('Phone').fill('212 555 0188')
  await form.locator('input[type=date]').fill(date)
  await form.getByLabel('Time').fill('18:45')
  await form.getByLabel('Guests').fill('3')
  await form.getByLabel('Wishes').fill('High chair')
  await inspectScreen(page, 'desk-booking-new')
  await button(form, 'Save').click()
  await form.waitFor({ state: 'hidden' })
  await page.locator('input[type=date]').fill(date)
  const card = page.getByRole('article', { name: 'Grace Hopper' })
  await waitForText(card, 'High chair')
  await button(card, 'Change').click()
  const change = sheet(page, 'Change Grace Hopper’s booking')
  expect(await change.getByLabel('Time').inputValue()).toBe('18:45')
  await change.getByLabel('Time').fill('20:15')
  await button(change, 'Save').click()
  await change.waitFor({ state: 'hidden' })
  await waitForText(page, /8:15/)
  await inspectScreen(page, 'desk-booking-changed')
  await screen.close()
})
