import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProcesses, type Processes } from './crowd/processes.ts'
import { openBrowser, type TestServer } from './harness.ts'
import { until } from './steps/book.ts'
import { EDAMAME, newCaller, payByCard, pickupAsk } from './steps/caller.ts'
import { accept, openDesk } from './steps/desk.ts'
import { addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { type OwnProvider, startProvider } from './steps/provider.ts'
import { comesTo, reads } from './steps/words.ts'

let provider: OwnProvider
let house: Processes | undefined
let browser: Browser

beforeAll(async () => {
  house = await openProcesses(2, async () => {
    provider = await startProvider(() => house?.servers[0]?.url)
    return provider.env
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

const one = (index: 0 | 1): TestServer => {
  const server = house?.servers[index]
  if (!server) throw new Error('no server')
  return server
}

// Sooner than the eight seconds after which a board asks by itself: it was told.
const TOLD_WITHIN = 5000

test('an order at one process is on the board of the other at once, and its news on the phone', async () => {
  const desk = await openDesk(browser, one(1).url, 101)
  const { page } = await guestPhone(browser)
  await openMenu(page, one(0).url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, 'At the restaurant')
  await placeOrder(page)
  await comesTo(page, '/orderStatus')
  const card = desk.page.getByRole('article').first()
  await card.waitFor({ timeout: TOLD_WITHIN })
  await accept(desk, (await card.getAttribute('aria-label')) ?? '', 20)
  await reads(page, 'Accepted', TOLD_WITHIN)
})

test('jobs run once, whichever process takes them; a guest goes on at the other when one is gone · TC14', async () => {
  const guests = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const { url } = one(index % 2 === 0 ? 0 : 1)
      const guest = await newCaller(url)
      const placed = await guest.insist('/api/order/or/submit', await pickupAsk(guest, 101, EDAMAME, '12_bankCard'))
      const orderId = String(placed.data['orderId'])
      const paid = await payByCard(guest, orderId, url)
      expect(paid.data).toMatchObject({ paymentState: 'paid' })
      return { guest, orderId }
    }),
  )
  await until(
    async () => provider.book().payments,
    payments => payments.length === guests.length && payments.every(payment => payment.state === 'captured'),
  )
  const captures = provider.standin.provider.book.modifications.filter(({ kind }) => kind === 'capture')
  expect(new Set(captures.map(({ paymentPspReference }) => paymentPspReference)).size).toBe(captures.length)

  await one(1).kill()
  const first = guests[0]
  const seen = await first?.guest.ask('/api/order/or/queryOrderDetail', { orderId: first.orderId })
  expect(seen).toMatchObject({ code: '000', data: { payState: 'paid' } })
})
