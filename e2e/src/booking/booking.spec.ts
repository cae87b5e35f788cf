import { addDays } from '@comanda/domain/store'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, type Phone } from '../harness.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { readData, setShop } from '../steps/database.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, openView, sheet, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()
const NEW_YORK = 101
const TOKYO = 103

const fine = async (page: Page, name: string): Promise<void> => {
  await shot(page, name, true)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}
/** The date in so many days at the store; deposit terms start with day three. */
const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days)

/** Chooses a time for a party and enters the contact. */
async function choose({ page }: Phone, partySize: number, date: string): Promise<void> {
  await page.goto(`${product.url}/bookIndex?shopId=${NEW_YORK}&partySize=${partySize}&date=${date}`)
  await page.getByRole('radio', { name: /^(?:6:30|18:30)/ }).check()
}

async function fillContact(page: Page, firstName: string): Promise<void> {
  await waitForPath(page, '/bookEdit')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Phone').fill('2125550123')
}

const bookingIdOf = (page: Page): string => new URL(page.url()).searchParams.get('bookingId') ?? ''

test('A large party pays a deposit, gets joined tables, and is refunded when it cancels in time', async () => {
  const date = inDays(4)
  const guest = await guestPhone(product.browser)
  const { page } = guest
  await choose(guest, 8, date)
  await waitForText(page, /A \$1[26]0\.00 deposit is due when you book/)
  await fine(page, 'booking-1-times')
  await button(page, /^Continue/).click()
  await fillContact(page, 'Maya')
  // Typed text survives looking at other times.
  await button(page, 'Choose another time').click()
  await waitForPath(page, '/bookIndex')
  await page.getByRole('radio', { name: /^(?:6:30|18:30)/ }).check()
  await button(page, /^Continue/).click()
  await waitForPath(page, '/bookEdit')
  expect(await page.getByLabel('First name').inputValue()).toBe('Maya')
  await waitForText(page, /Cancel by .* for a full refund/)
  await fine(page, 'booking-2-terms')
  await button(page, /^Book and pay \$1(23|64)\.00$/).click()
  // There is one method, so that no page asks for it. PAY-5
  await waitForPath(page, '/adyen')
  await button(page, /^Pay \$/).waitFor()
  await fine(page, 'booking-3-pay')

  // A guest who leaves before paying can resume the payment.
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  await page.goto(`${product.url}/bookDetail?bookingId=${orderId}`)
  await waitForText(page, /Pay by/)
  await fine(page, 'booking-4-waits')
  await page.getByRole('link', { name: 'Pay deposit' }).click()
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/payStatus')
  await page.getByRole('link', { name: 'View booking' }).click()
  await waitForPath(page, '/bookDetail')
  await waitForText(page, 'Your table is booked. See you soon!')
  await waitForText(page, /Paid\. Refunded when you’re seated/)
  await fine(page, 'booking-5-booked')
  expect(bookingIdOf(page)).toBe(orderId)

  const screen = await openStaffScreen(product.browser, product.url, NEW_YORK)
  await openView(screen.page, 'Bookings')
  await screen.page.locator('input[type=date]').fill(date)
  const card = screen.page.getByRole('article', { name: 'Maya' })
  await waitForText(card, 'Table A1 + A2 + A3')
  await waitForText(card, /Deposit \$1[26]0\.00 paid/)
  await button(card, 'Change table').click()
  const move = sheet(screen.page, 'Table for Maya')
  for (const name of ['A1', 'A2', 'A3'])
    await move.getByRole('checkbox', { name: new RegExp(`Table ${name}`) }).uncheck()
  for (const name of ['B1', 'B2']) await move.getByRole('checkbox', { name: new RegExp(`Table ${name}`) }).check()
  await waitForText(move, '10 seats selected')
  await fine(screen.page, 'booking-6-move')
  await button(move, 'Save').click()
  await waitForText(card, 'Table B1 + B2')
  await fine(screen.page, 'booking-7-console')
  await screen.close()

  await button(page, 'Cancel booking').click()
  await waitForText(sheet(page, 'Cancel this booking?'), /Your \$1[26]0\.00 deposit will be refunded/)
  await shot(page, 'booking-8-cancel')
  await button(page, 'Yes, cancel').click()
  await waitForText(page, /Refunded to .*card.* on /)
  await fine(page, 'booking-9-back')
})

test('A small party books without a deposit and finds its booking in the list', async () => {
  const guest = await guestPhone(product.browser)
  const { page } = guest
  await choose(guest, 2, inDays(4))
  await button(page, /^Continue/).click()
  await fillContact(page, 'Lea')
  await waitForText(page, 'No deposit needed.')
  await button(page, 'Book table').click()
  await waitForPath(page, '/bookDetail')
  await waitForText(page, 'Your table is booked. See you soon!')
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain('BEGIN%3AVCALENDAR')
  await page.goto(`${product.url}/bookList`)
  await waitForText(page, 'Booked')
  await fine(page, 'booking-list')
})

test('The waiting list shows a party its place, the call and its table, wherever the page is scrolled (BOOK-1)', async () => {
  const [shop] = await readData<{ config: { booking: object } }>(
    product.server,
    `select config from shop where shop_id = ${TOKYO}`,
  )
  const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]
  // Open all day, but with no bookable time in the next hours.
  const hours = { 1100: always, 1200: always, 1300: always }
  await setShop(product.server, TOKYO, { booking: { ...shop?.config.booking, leadMinutes: 300 }, hours })
  const { page, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/bookIndex?shopId=${TOKYO}`)
  await button(page, 'Join the waiting list').click()
  const join = sheet(page, 'Waiting list')
  await join.getByLabel('First name').fill('Mio')
  await join.getByLabel('Phone').fill('312345678')
  await button(join, 'Join the waiting list').click()
  await join.waitFor({ state: 'hidden' })
  const notice = async (text: string | RegExp) => {
    await waitForText(page, text)
    const box = await page.getByText(text).first().boundingBox()
    const [top, foot] = [box?.y ?? -1, (box?.y ?? -1) + (box?.height ?? 0)]
    expect([top > 0, foot < 812]).toEqual([true, true])
  }
  await notice('You’re next')
  await fine(page, 'booking-wait-1')
  await page.goto(`${product.url}/home`)
  await page.getByRole('link', { name: /You’re next/ }).click()
  await waitForPath(page, '/bookIndex')
  await notice('You’re next')

  const screen = await openStaffScreen(product.browser, product.url, TOKYO)
  await openView(screen.page, 'Bookings')
  await button(screen.page, 'Notify guest').click()
  await notice('Your table is ready')
  await fine(page, 'booking-wait-2')
  await button(screen.page, 'Remove').click()
  const removal = sheet(screen.page, 'Remove Mio from the waiting list?')
  await button(removal, 'Remove').click()
  await notice('You’ve left the waiting list.')
  await fine(page, 'booking-wait-3')
  expect(await join.isVisible()).toBe(false)
  await screen.close()
  expect(faults).toEqual([])
})
