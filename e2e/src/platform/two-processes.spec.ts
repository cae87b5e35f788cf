import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProcesses, type Processes } from '../phones/processes.ts'
import { leaveBrowser, openBrowser, type TestServer } from '../harness.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'
import { until } from '../steps/provider-book.ts'
import { EDAMAME, newCaller, payByCard, pickupInput } from '../steps/caller.ts'
import { accept, openStaffScreen } from '../steps/staff-screen.ts'
import { addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { startProvider } from '../steps/provider.ts'
import { waitForPath, waitForText } from '../steps/screen.ts'

const opened = reopenedOnRetry(
  async () => {
    const running: { product?: Processes } = {}
    const provider = await startProvider(() => running.product?.servers[0]?.url)
    const [product, browser] = await Promise.all([openProcesses(2, async () => provider.env), openBrowser()])
    running.product = product
    return { provider, product, browser }
  },
  async ({ provider, product, browser }) => {
    await leaveBrowser(browser)
    await product.close()
    await provider.close()
  },
)

const one = (index: 0 | 1): TestServer => {
  const server = opened().product.servers[index]
  if (!server) throw new Error('no server')
  return server
}

/** Counts the changes that the event stream announced to this page; polling is not counted. */
async function tellings(page: Page): Promise<() => number> {
  const line = await page.context().newCDPSession(page)
  let hints = 0
  line.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    if (eventName === 'change') hints += 1
  })
  await line.send('Network.enable')
  return () => hints
}

/** Waits until the page has received another hint. */
const waitForHint = (hints: () => number, before: number) =>
  until(
    async () => hints(),
    now => now > before,
  )

test('An order placed at one process appears on the board of another at once, and its changes on the phone', async () => {
  const { browser } = opened()
  const screen = await openStaffScreen(browser, one(1).url, 101)
  const { page } = await guestPhone(browser)
  const [seenByStaff, seenByGuest] = [await tellings(screen.page), await tellings(page)]
  await openMenu(page, one(0).url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, 'In person')
  const orders = seenByStaff()
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await waitForHint(seenByStaff, orders)
  const card = screen.page.getByRole('article').first()
  await card.waitFor()
  // The phone subscribes before the first change.
  await Promise.all([page.waitForResponse(answer => answer.url().includes('/api/push/stream')), page.reload()])
  const news = seenByGuest()
  await accept(screen, (await card.getAttribute('aria-label')) ?? '', 20)
  await waitForHint(seenByGuest, news)
  await waitForText(page, 'Confirmed')
})

test('Jobs run once in any process, and guests continue at the other process if one ends (O7)', async () => {
  const guests = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const { url } = one(index % 2 === 0 ? 0 : 1)
      const guest = await newCaller(url)
      const placed = await guest.call(contract.order.submit, await pickupInput(guest, 101, EDAMAME, '12_bankCard'))
      const orderId = placed.data.orderId
      const paid = await payByCard(guest, orderId, url)
      expect(paid.data).toMatchObject({ paymentState: 'paid' })
      return { guest, orderId }
    }),
  )
  await until(
    async () => opened().provider.book().payments,
    payments => payments.length === guests.length && payments.every(payment => payment.state === 'captured'),
  )
  const captures = opened().provider.standin.provider.book.modifications.filter(({ kind }) => kind === 'capture')
  expect(new Set(captures.map(({ paymentPspReference }) => paymentPspReference)).size).toBe(captures.length)

  await one(1).kill()
  const first = guests[0]
  const seen = await first?.guest.callOnce(contract.order.queryOrderDetail, { orderId: first.orderId })
  expect(seen).toMatchObject({ code: '000', data: { payState: 'paid' } })
})
