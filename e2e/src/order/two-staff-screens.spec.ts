import { contract } from '@comanda/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from '../harness.ts'
import { callerWith, EDAMAME, newCaller, pickupInput } from '../steps/caller.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { accept, openStaffScreen, step, unfoldAll } from '../steps/staff-screen.ts'
import { beginPickup, chooseWay, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, openView, waitForText, sheet, tab } from '../steps/screen.ts'

const product = openProduct()

/** A pickup to be paid at the counter, waiting for acceptance; its number. */
async function order(): Promise<string> {
  const guest = await newCaller(product.url)
  const placed = await guest.call(contract.order.submit, await pickupInput(guest, 101, EDAMAME, 'out-line'))
  return String(placed.data.callNumber)
}

async function staffScreen() {
  const opened = await openStaffScreen(product.browser, product.url, 101)
  return opened
}

test('An unfinished rejection reason is kept; if another person answers the order, the sheet closes with a message (ORDER-9)', async () => {
  const number = await order()
  const [ours, theirs] = [await staffScreen(), await staffScreen()]
  const requested = sheet(ours.page, /^Reject order/)
  await button(ours.order(number), /^Reject /).click()
  await requested.getByLabel('Reason for the guest').fill('The oven is')
  await button(requested, 'Close').click()
  await requested.waitFor({ state: 'hidden' })
  await button(ours.order(number), /^Reject /).click()
  expect(await requested.getByLabel('Reason for the guest').inputValue()).toBe('The oven is')
  await accept(theirs, number)
  await waitForText(ours.page, `Order ${number} has already been updated.`)
  await requested.waitFor({ state: 'hidden' })
  await button(ours.order(number), 'Start preparing').waitFor()
  await Promise.all([ours.close(), theirs.close()])
})

test('A staff member signed out during an edit signs in again and finds the input unchanged (LOGIN-5)', async () => {
  const number = await order()
  const ours = await staffScreen()
  const requested = sheet(ours.page, /^Reject order/)
  await button(ours.order(number), /^Reject /).click()
  await requested.getByLabel('Reason for the guest').fill('The oven is')
  const token = await ours.page.evaluate(() => localStorage.getItem('console.token') ?? '')
  const ended = await callerWith(
    () => product.url,
    () => token,
  ).call(contract.staff.signOut, {})
  expect(ended.code).toBe('000')
  await waitForText(ours.page, 'You’ve been signed out. Sign in again to continue.')
  await ours.page.getByLabel('Account').fill('manager@marigold.example')
  await ours.page.getByLabel('Password').fill('marigold-demo')
  await button(ours.page, 'Sign in').click()
  await button(ours.order(number), /^Reject /).click()
  expect(await requested.getByLabel('Reason for the guest').inputValue()).toBe('The oven is')
  await button(requested, 'Reject').click()
  await requested.waitFor({ state: 'hidden' })
  await ours.close()
})

/** A pickup paid by card. */
async function paidOrder(): Promise<void> {
  const { page, context } = await guestPhone(product.browser)
  await beginPickup(page, product.url)
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await context.close()
}

test('An unfinished refund stays open with a message if another person moves its order (M9)', async () => {
  await paidOrder()
  const [ours, theirs] = [await staffScreen(), await staffScreen()]
  await unfoldAll(ours.page)
  const refund = button(ours.page, /^Refund /)
  const number = (await refund.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? ''
  await accept(theirs, number)
  await refund.click()
  const giving = sheet(ours.page, `Refund ${number}`)
  await button(giving, 'By amount').click()
  await giving.getByLabel('Refund amount').fill('2.00')
  await giving.getByLabel(/^Reason/).fill('One was cold')
  await step(theirs, number, 'Start preparing')
  await waitForText(giving, `Order ${number} has already been updated: Preparing.`)
  expect(await giving.getByLabel(/^Reason/).inputValue()).toBe('One was cold')
  await button(giving, 'Refund $2.00').click()
  await waitForText(giving, 'Refunded')
  await Promise.all([ours.close(), theirs.close()])
})

/** From now on this screen's board is empty, as if all orders had ended. */
async function emptyBoard(page: Page): Promise<void> {
  await page.route('**/api/console/board', async route => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...json, data: { ...json.data, orders: [] } } })
  })
}

test('An unfinished refund stays open with a message if its order leaves the board (M9)', async () => {
  await paidOrder()
  const ours = await staffScreen()
  await unfoldAll(ours.page)
  const refund = button(ours.page, /^Refund /)
  const number = (await refund.last().getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? ''
  await refund.last().click()
  const giving = sheet(ours.page, `Refund ${number}`)
  await giving.getByLabel(/^Reason/).fill('One was cold')
  await emptyBoard(ours.page)
  await waitForText(giving, `Order ${number} is no longer on the board.`)
  expect(await giving.getByLabel(/^Reason/).inputValue()).toBe('One was cold')
  await button(giving, 'Close').click()
  await giving.waitFor({ state: 'hidden' })
  await ours.close()
})

interface Spot {
  x: number
  y: number
}

/** The middle of the visible part of an element. */
async function middleOf(element: Locator): Promise<Spot> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Taps a point with the given event time (epoch s), so that two taps are as quick as a finger's on a slow machine. */
async function tapAt(page: Page, { x, y }: Spot, timestamp: number): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const tap = { x, y, button: 'left', clickCount: 1, timestamp } as const
  await wire.send('Input.dispatchMouseEvent', { ...tap, type: 'mousePressed' })
  await wire.send('Input.dispatchMouseEvent', { ...tap, type: 'mouseReleased' })
  await wire.detach()
}

test('A double tap moves one order, not the next one that appears in the same place (ORDER-9)', async () => {
  const numbers = [await order(), await order()]
  const opened = await staffScreen()
  const { page } = opened
  for (const number of numbers) await accept(opened, number)
  const starts = page.getByRole('region', { name: 'Accepted' }).getByRole('button', { name: 'Start preparing' })
  const preparing = page.getByRole('region', { name: 'Preparing' }).getByRole('article')
  await button(opened.order(numbers[1] ?? ''), 'Start preparing').waitFor()
  const [waiting, begun] = [await starts.count(), await preparing.count()]
  const spot = await middleOf(starts.first())
  const first = Date.now() / 1000
  await tapAt(page, spot, first)
  await expect.poll(() => starts.count()).toBe(waiting - 1)
  await expect.poll(() => middleOf(starts.first())).toEqual(spot)
  await tapAt(page, spot, first + 0.2)
  await atRest(page)
  expect([await starts.count(), await preparing.count()]).toEqual([waiting - 1, begun + 1])
  await tapAt(page, spot, first + 1)
  await expect.poll(() => preparing.count()).toBe(begun + 2)
  await opened.close()
})

test('The second tap of a double tap does not close the sheet opened by the first', async () => {
  const number = await order()
  const { page, order: card, close } = await staffScreen()
  const opener = button(card(number), /^Choose another time/)
  await opener.scrollIntoViewIfNeeded()
  const spot = await middleOf(opener)
  const first = Date.now() / 1000
  await tapAt(page, spot, first)
  const requested = sheet(page, /^Accept order/)
  await requested.waitFor()
  await tapAt(page, spot, first + 0.2)
  await atRest(page)
  expect(await requested.isVisible()).toBe(true)
  await close()
})

test('Input for a table that another person removes is discarded with a message', async () => {
  const [ours, theirs] = [await staffScreen(), await staffScreen()]
  for (const { page } of [ours, theirs]) {
    await openView(page, 'Settings')
    await tab(page, 'Tables').click()
    await button(page, 'Edit: C2').click()
  }
  const requested = sheet(ours.page, 'Table C2')
  await requested.getByLabel('Number').first().fill('C2 at the door')
  await button(requested, 'Close').click()
  await requested.waitFor({ state: 'hidden' })
  await button(sheet(theirs.page, 'Table C2'), 'Remove table').click()
  await button(theirs.page.getByRole('alertdialog'), 'Remove table').click()
  await expect.poll(() => button(theirs.page, 'Edit: C2').count()).toBe(0)
  await openView(ours.page, 'Orders')
  await openView(ours.page, 'Settings')
  // The message is shown for three seconds.
  const message = waitForText(ours.page, 'Unsaved changes to a removed item are discarded.')
  await tab(ours.page, 'Tables').click()
  await message
  await Promise.all([ours.close(), theirs.close()])
})
