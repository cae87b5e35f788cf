import { addDays } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, openView, sheet, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()
const NEW_YORK = 101
const date = addDays(new Date().toISOString().slice(0, 10), 5)

test('A party of eight is booked by phone over two tables, moved on the timeline, and its changes are listed (BOOK-4, BOOK-5)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  const { page } = screen
  await openView(page, 'Bookings')
  await button(page, 'New booking').click()
  const form = sheet(page, 'New booking')
  await form.getByLabel('Guest name').fill('Mia Wong')
  await form.getByLabel('Phone').fill('212 555 0177')
  await form.locator('input[type=date]').fill(date)
  await form.getByLabel('Time').fill('18:30')
  await form.getByLabel('Guests').fill('8')
  await form.getByLabel('Tables').selectOption('Choose tables')
  await form.getByRole('checkbox', { name: /Table B1/ }).check()
  await button(form, 'Save').click()
  await waitForText(form, /Add a table/)
  await form.getByRole('checkbox', { name: /Table B2/ }).check()
  await form.getByLabel('Allergies').fill('Nuts')
  await form.getByLabel('High chairs').fill('1')
  await form.getByLabel('Occasion').selectOption('Birthday')
  await inspectScreen(page, 'desk-booking-tables')
  await button(form, 'Save').click()
  await form.waitFor({ state: 'hidden' })

  await page.locator('input[type=date]').fill(date)
  const card = page.getByRole('article', { name: 'Mia Wong' })
  await waitForText(card, 'Table B1 + B2')
  await waitForText(card, 'Allergies: Nuts')
  await page.emulateMedia({ media: 'print' })
  await waitForText(page.locator('.printed'), /Mia Wong/)
  await shot(page, 'desk-bookings-print')
  await page.emulateMedia({ media: 'screen' })

  await button(page, 'Timeline').click()
  const block = page.getByRole('button', { name: /Mia Wong/ })
  await expect.poll(() => block.count()).toBe(2)
  await block.first().focus()
  await page.keyboard.press('Space')
  await page.locator('[data-dragging=true]').waitFor()
  for (const time of [/Mia Wong: 6:45/, /Mia Wong: 7:00/]) {
    await page.keyboard.press('ArrowRight')
    await page.getByText(time).waitFor({ state: 'attached' })
  }
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog', { name: 'Move Mia Wong?' })
  await waitForText(question, /7:00/)
  await inspectScreen(page, 'desk-timeline-move')
  await button(question, 'Move').click()
  await question.waitFor({ state: 'hidden' })
  await page
    .getByRole('button', { name: /7:00.*Mia Wong/ })
    .first()
    .waitFor()
  await inspectScreen(page, 'desk-timeline')

  const moved = page.getByRole('button', { name: /7:00.*Mia Wong/ }).first()
  const box = await moved.boundingBox()
  if (!box) throw new Error('The block has no place')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40 + 44, box.y + 24, { steps: 6 })
  await page.mouse.up()
  await waitForText(question, /7:(?:15|30|45)/)
  await button(question, 'Back').click()

  await moved.click()
  const opened = sheet(page, 'Mia Wong')
  await button(opened, 'History').click()
  const history = sheet(page, /^Changes to booking/)
  await waitForText(history, /Time: .*6:30.* → .*7:00/)
  await inspectScreen(page, 'desk-booking-history')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await button(page, 'Week').click()
  await waitForText(page, /8 guests · \d+ seats free/)
  await inspectScreen(page, 'desk-bookings-week')
  await button(page, 'Month').click()
  await waitForText(page, /8 guests · \d+ seats free/)
  await inspectScreen(page, 'desk-bookings-month')
  for (const [name, width, height] of [
    ['tablet', 1024, 768],
    ['phone', 375, 812],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const view of ['Month', 'Timeline', 'By time']) {
      await button(page, view).click()
      await inspectScreen(page, `${name}-bookings-${view.replace(' ', '-')}`)
    }
  }
  await screen.close()
})

test('A walk-in is seated at the best free table and shown there; a late party keeps its table (BOOK-4)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  const { page } = screen
  await openView(page, 'Bookings')
  await button(page, 'Seat walk-in').click()
  const form = sheet(page, 'Seat walk-in')
  await form.getByLabel('Guest name').fill('Leo')
  await inspectScreen(page, 'desk-walk-in')
  await button(form, 'Seat').click()
  await waitForText(page, /^Seated at table [A-C]\d\.$/)
  await form.waitFor({ state: 'hidden' })
  await openView(page, 'Tables')
  await page.getByRole('button', { name: /Seated.*Leo/ }).click()
  const table = sheet(page, /^Table /)
  await waitForText(table, 'Walk-in')
  await button(table, 'Undo seating').click()
  await button(table, 'Undo seating').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')

  await openView(page, 'Bookings')
  await button(page, 'New booking').click()
  const booking = sheet(page, 'New booking')
  await booking.getByLabel('Guest name').fill('Noor')
  await booking.locator('input[type=date]').fill(date)
  await button(booking, 'Save').click()
  await booking.waitFor({ state: 'hidden' })
  await page.locator('input[type=date]').fill(date)
  const card = page.getByRole('article', { name: 'Noor' })
  await button(card, 'Late').click()
  const late = sheet(page, 'Noor is running late')
  await late.getByRole('radio', { name: '30 minutes' }).check()
  await button(late, 'Save').click()
  await waitForText(card, '30 min late')
  await screen.close()
})
