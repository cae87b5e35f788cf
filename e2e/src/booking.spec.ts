import { addDays } from '@comanda/domain/store'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, type Phone } from './harness.ts'
import { fillCard, goToCard, payNow, PLAIN } from './steps/card.ts'
import { readData, setShop } from './steps/database.ts'
import { openDesk } from './steps/desk.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, reads, sheet } from './steps/words.ts'

const house = openHouse()
const NEW_YORK = 101
const TOKYO = 103

const fine = async (page: Page, name: string): Promise<void> => {
  await shot(page, name, true)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}
/** A day of the store's, so many from now; from three on the terms of a deposit are still to come. */
const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days)

/** Chooses a time for so many, and says who comes. */
async function choose({ page }: Phone, partySize: number, date: string): Promise<void> {
  await page.goto(`${house.url}/bookIndex?shopId=${NEW_YORK}&partySize=${partySize}&date=${date}`)
  await page.getByRole('radio', { name: /^(?:6:30|18:30)/ }).check()
}

async function fillContact(page: Page, firstName: string): Promise<void> {
  await comesTo(page, '/bookEdit')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Telephone').fill('2125550123')
}

const bookingIdOf = (page: Page): string => new URL(page.url()).searchParams.get('bookingId') ?? ''

test('a large party leaves a deposit, sits at tables put together, and gets its money back when it cancels in time', async () => {
  const date = inDays(4)
  const guest = await guestPhone(house.browser)
  const { page } = guest
  await choose(guest, 8, date)
  await reads(page, /A deposit of \$1[26]0\.00 is paid when you book/)
  await fine(page, 'booking-1-times')
  await button(page, /^Continue/).click()
  await fillContact(page, 'Maya')
  // Who looks at other times finds what they typed.
  await button(page, 'Choose another time').click()
  await comesTo(page, '/bookIndex')
  await page.getByRole('radio', { name: /^(?:6:30|18:30)/ }).check()
  await button(page, /^Continue/).click()
  await comesTo(page, '/bookEdit')
  expect(await page.getByLabel('First name').inputValue()).toBe('Maya')
  await reads(page, /Cancel until .* and the deposit comes back/)
  await fine(page, 'booking-2-terms')
  await button(page, /^Book and pay \$1[26]0\.00$/).click()
  await comesTo(page, '/orderConfirmPay')
  await reads(page, 'Your deposit')
  await fine(page, 'booking-3-pay')

  // Who leaves before paying finds the way back to it.
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  await page.goto(`${house.url}/bookDetail?bookingId=${orderId}`)
  await reads(page, /Please pay by/)
  await fine(page, 'booking-4-waits')
  await page.getByRole('link', { name: /^Pay \$/ }).click()
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await comesTo(page, '/payStatus')
  await page.getByRole('link', { name: 'See the booking' }).click()
  await comesTo(page, '/bookDetail')
  await reads(page, 'Your table is waiting for you.')
  await reads(page, /Paid\. It comes back to your card/)
  await fine(page, 'booking-5-booked')
  expect(bookingIdOf(page)).toBe(orderId)

  const desk = await openDesk(house.browser, house.url, NEW_YORK)
  await desk.page.getByRole('button', { name: 'Bookings' }).click()
  await desk.page.locator('input[type=date]').fill(date)
  const card = desk.page.getByRole('article', { name: 'Maya' })
  await reads(card, 'Table A1 + A2 + A3')
  await reads(card, /Deposit \$1[26]0\.00 paid/)
  await button(card, 'Another table').click()
  const move = sheet(desk.page, 'Table for Maya')
  for (const name of ['A1', 'A2', 'A3'])
    await move.getByRole('checkbox', { name: new RegExp(`Table ${name}`) }).uncheck()
  for (const name of ['B1', 'B2']) await move.getByRole('checkbox', { name: new RegExp(`Table ${name}`) }).check()
  await reads(move, '10 seats chosen')
  await fine(desk.page, 'booking-6-move')
  await button(move, 'Save').click()
  await reads(card, 'Table B1 + B2')
  await fine(desk.page, 'booking-7-console')
  await desk.close()

  await button(page, 'Cancel the booking').click()
  await reads(sheet(page, 'Cancel this booking?'), /Your deposit of \$1[26]0\.00 goes back/)
  await shot(page, 'booking-8-cancel')
  await button(page, 'Yes, cancel it').click()
  await reads(page, /It went back to .*card.* on /)
  await fine(page, 'booking-9-back')
})

test('a small party books without a deposit, and finds its booking in the list', async () => {
  const guest = await guestPhone(house.browser)
  const { page } = guest
  await choose(guest, 2, inDays(4))
  await button(page, /^Continue/).click()
  await fillContact(page, 'Lea')
  await reads(page, 'No deposit is needed.')
  await button(page, 'Book this table').click()
  await comesTo(page, '/bookDetail')
  await reads(page, 'Your table is waiting for you.')
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain('BEGIN%3AVCALENDAR')
  await page.goto(`${house.url}/bookList`)
  await reads(page, 'Booked')
  await fine(page, 'booking-list')
})

test('a party waits for a table to the end: its place, the call and its seat are told in sight, wherever the guest was on the page · BOOK-1', async () => {
  const [shop] = await readData<{ config: { booking: object } }>(
    house.server,
    `select config from shop where shop_id = ${TOKYO}`,
  )
  const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]
  // Open all day, and nothing can be booked for the next hours.
  const hours = { 1100: always, 1200: always, 1300: always }
  await setShop(house.server, TOKYO, { booking: { ...shop?.config.booking, leadMinutes: 300 }, hours })
  const { page, faults } = await guestPhone(house.browser)
  await page.goto(`${house.url}/bookIndex?shopId=${TOKYO}`)
  await button(page, 'Join the waiting list').click()
  const join = sheet(page, 'Waiting list for now')
  await join.getByLabel('First name').fill('Mio')
  await join.getByLabel('Telephone').fill('312345678')
  await button(join, 'Join the waiting list').click()
  await join.waitFor({ state: 'hidden' })
  const told = async (words: string | RegExp) => {
    await reads(page, words)
    const box = await page.getByText(words).first().boundingBox()
    const [top, foot] = [box?.y ?? -1, (box?.y ?? -1) + (box?.height ?? 0)]
    expect([top > 0, foot < 812]).toEqual([true, true])
  }
  await told('You are next')
  await fine(page, 'booking-wait-1')

  const desk = await openDesk(house.browser, house.url, TOKYO)
  await desk.page.getByRole('button', { name: 'Bookings' }).click()
  await button(desk.page, 'Call in').click()
  await told('Your table is ready')
  await fine(page, 'booking-wait-2')
  await button(desk.page, 'Remove').click()
  await told('You are no longer on the waiting list.')
  await fine(page, 'booking-wait-3')
  await desk.close()
  expect(faults).toEqual([])
})
