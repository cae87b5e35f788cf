import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookAt, until } from '../steps/provider-book.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { MAYA, signIn } from '../steps/account.ts'
import { askForNewTerms, fillSlot, raisePrice, readData, setShop } from '../steps/database.ts'
import { type StaffScreen, openStaffScreen, reject } from '../steps/staff-screen.ts'
import {
  addAsProposed,
  addPlain,
  checkOut,
  chooseWay,
  giveContact,
  openMenu,
  placeOrder,
  takeTimeOfTomorrow,
} from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, openView, orderIdOf, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

/** A guest with a completed pickup form, one tap before the order. Without a stream the form does not follow the store. */
async function readyToOrder(way: 'Pay by card' | 'In person', dish = 'Edamame', stream = false): Promise<Page> {
  const { page, context } = await guestPhone(product.browser)
  if (!stream) await context.route('**/api/push/stream*', route => route.abort())
  await openMenu(page, product.url, 101, 1300)
  await addAsProposed(page, 'Burger meal')
  await addPlain(page, dish)
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, way)
  return page
}

/** The console's dish list, filtered to one dish. */
async function findDish(screen: StaffScreen, dish: string) {
  await openView(screen.page, 'Dishes')
  await screen.page.getByLabel('Search dishes').fill(dish)
  return screen.page.getByRole('listitem').filter({ hasText: dish })
}

const BREAK = /New orders paused until \d{1,2}:\d\d/

/** Whether the menu shows a pause to a guest who returns to the page, which refreshes at once. */
async function tellsBreak(page: Page): Promise<boolean> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  return page.getByText(BREAK).isVisible()
}

/** The cart is unchanged: both dishes are in it. */
async function cartKept(page: Page): Promise<void> {
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1300`)
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
}

test('A dish that sold out is shown at submission, and the rest can be ordered without it', async () => {
  const page = await readyToOrder('In person', 'Miso soup')
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const row = await findDish(screen, 'Miso soup')
  await row.getByRole('switch').click()
  await waitForText(row, 'Sold out')
  await shot(screen.page, 'refused-desk-dishes')
  await placeOrder(page)
  const notice = sheet(page, 'Not enough left')
  await waitForText(notice, /Not enough left of Miso soup/)
  await shot(page, 'refused-1-sold-out')
  await button(notice, 'OK').click()
  await shot(page, 'refused-2-marked')
  await button(page, 'Order without it').click()
  await button(page, 'Order without it').waitFor({ state: 'hidden' })
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await row.getByRole('switch').click()
  await screen.close()
})

test('A changed price is shown before anything is ordered', async () => {
  const page = await readyToOrder('In person')
  const was = await button(page, /^Place order/).innerText()
  await raisePrice(product.server, 101, 'edamame', 100)
  await placeOrder(page)
  const notice = sheet(page, 'The total has changed')
  await waitForText(notice, /You haven’t ordered yet/)
  await shot(page, 'refused-3-price')
  expect(await button(notice, /^Order for/).innerText()).not.toContain(was.slice(-6))
  await button(notice, /^Order for/).click()
  await waitForPath(page, '/orderStatus')
})

test('A paused store shows until when, keeps the cart, and announces that it is open again', async () => {
  const page = await readyToOrder('In person')
  const follows = await readyToOrder('In person', 'Edamame', true)
  const { page: chooses } = await guestPhone(product.browser)
  await openMenu(chooses, product.url, 101, 1300)
  const screen = await openStaffScreen(product.browser, product.url, 101)
  await button(screen.page, 'Pause ordering').click()
  const pause = sheet(screen.page, 'Pause ordering')
  for (const type of ['Dine-in', 'Delivery']) await button(pause, type).click()
  await button(pause, 'Our kitchen is taking a short break.').click()
  await shot(screen.page, 'refused-4-pause')
  await button(pause, '15 min').click()
  await waitForText(screen.page, /Pickup paused until .* · Our kitchen is taking a short break\./)
  await placeOrder(page)
  const notice = sheet(page, 'Order not placed')
  await waitForText(
    notice,
    /has paused new orders until \d{1,2}:\d\d\s[AP]M\. Your cart is saved\. Our kitchen is taking a short break\./,
  )
  await shot(page, 'refused-4-paused')
  await button(notice, 'OK').click()
  await button(page, 'Try again').waitFor()
  await button(follows, 'Try again').waitFor()
  // No preparation time is shown during the pause.
  await expect.poll(() => page.getByText(/about \d+ minutes/).count()).toBe(0)
  // A guest who is choosing sees the notice above the cart without any action.
  await expect.poll(() => tellsBreak(chooses)).toBe(true)
  await shot(chooses, 'refused-5-paused-menu')
  await button(screen.page, 'Resume ordering').click()
  await button(screen.page, 'Pause ordering').waitFor()
  // An open form with a stream follows the store without any action.
  await button(follows, 'Try again').waitFor({ state: 'hidden' })
  await button(page, 'Try again').click()
  await button(page, 'Try again').waitFor({ state: 'hidden' })
  await waitForText(page, /about \d+ minutes/)
  await expect.poll(() => tellsBreak(chooses)).toBe(false)
  await cartKept(page)
  await screen.close()
})

test('A store that has closed shows when it opens, and a later time can be chosen at once', async () => {
  const page = await readyToOrder('In person')
  const [shop] = await readData<{ hours: object }>(
    product.server,
    "select config->'hours' as hours from shop where shop_id = $1",
    [101],
  )
  // Some hours from now at any time of day: the store is closed until then.
  const later = new Date(Date.now() + 5 * 3_600_000)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' })
  const from = Number(clock.format(later)) * 60
  const window = { weekdays: [0, 1, 2, 3, 4, 5, 6], from, to: from + 60 }
  await setShop(product.server, 101, { hours: { 1100: [window], 1200: [window], 1300: [window] } })
  await placeOrder(page)
  const notice = sheet(page, 'Order not placed')
  await waitForText(notice, /The restaurant is closed\. Opens .*\d{1,2}:\d\d/)
  await button(notice, 'Choose a time').click()
  await button(page.getByRole('dialog'), 'Confirm time').click()
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await setShop(product.server, 101, { hours: shop?.hours })
})

test('A full time slot is refused, and another one can be chosen', async () => {
  const page = await readyToOrder('In person')
  await button(page, 'Change time').click()
  const start = await takeTimeOfTomorrow(page.getByRole('dialog'), 3)
  const taken = page.getByText(/^Tomorrow, /).first()
  const [from = ''] = (await taken.innerText()).split(' – ')
  await fillSlot(product.server, 101, start)
  await placeOrder(page)
  await waitForText(page, /That time is full/)
  await shot(page, 'refused-6-slot')
  // The form names the full time slot, not the next proposal.
  await page.reload()
  await waitForText(page, /That time is full/)
  expect((await taken.innerText()).slice(0, from.length)).toBe(from)
  await cartKept(page)
})

test('A rejected order shows the reason and is refunded', async () => {
  const page = await readyToOrder('Pay by card')
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const before = (await bookAt(product.url)).held
  await placeOrder(page)
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  const called = await page.getByText('Order number').locator('xpath=..').locator('strong').innerText()
  await reject(screen, called, 'The oven has broken down')
  await waitForText(page, 'Declined')
  await waitForText(page, 'Reason: The oven has broken down')
  await waitForText(page, /Your refund is on its way|You’ve been refunded/)
  await waitForText(page, 'You’ve been refunded.')
  await shot(page, 'refused-7-rejected')
  await until(
    () => bookAt(product.url),
    book => JSON.stringify(book.held) === JSON.stringify(before),
  )
  await screen.close()
})

test('An order without an answer is cancelled and refunded', async () => {
  await setShop(product.server, 101, { acceptWithin: 3 })
  const page = await readyToOrder('Pay by card')
  const before = (await bookAt(product.url)).held
  await placeOrder(page)
  await goToCard(page)
  const orderId = orderIdOf(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await page.goto(`${product.url}/orderStatus?orderId=${orderId}`)
  await waitForText(page, 'The restaurant didn’t respond in time, so we cancelled your order. Sorry about that.')
  await shot(page, 'refused-8-no-answer')
  await until(
    () => bookAt(product.url),
    book => JSON.stringify(book.held) === JSON.stringify(before),
  )
  const rows = await readData<{ state: string }>(
    product.server,
    'select state from customer_order where order_id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ state: 'rejected' }])
  await setShop(product.server, 101, { acceptWithin: 600 })
})

test('New terms are asked before the next order from a page that was open, and the order is placed once they are accepted (LOGIN-11)', async () => {
  const { page } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  // The app reads the terms to accept once after it has loaded: the new ones come after that.
  const noneYet = page.waitForResponse(answer => answer.url().endsWith(contract.auth.agreementsToAccept.path))
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await chooseWay(page, 'In person')
  await noneYet
  await askForNewTerms(product.server)
  await placeOrder(page)
  const question = sheet(page, 'Our terms have changed')
  await waitForText(question, 'Please accept them to keep ordering:')
  await shot(page, 'refused-terms')
  await button(question, 'Accept and continue').click()
  await question.waitFor({ state: 'hidden' })
  await waitForPath(page, '/orderStatus')
})
