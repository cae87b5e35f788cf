import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addPlain, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { accessibilityFaults } from './harness.ts'
import { openDesk } from './steps/desk.ts'
import { fillCard, payNow, PLAIN } from './steps/card.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, reads, sheet } from './steps/words.ts'

const house = openHouse()
const TABLE = 'DZwe5cUeNZEkkQ1X'
const AT_TABLE = `&tableId=${TABLE}`

async function sitDown(page: Page, nick: string): Promise<void> {
  await openMenu(page, house.url, 101, 1100, AT_TABLE)
  const join = sheet(page, 'Join table B2')
  await join.getByLabel('Your name').fill(nick)
  await button(join, 'Join the table').click()
  await join.waitFor({ state: 'hidden' })
}

/** Sends what is in the table's cart as a round. */
async function sendRound(page: Page): Promise<void> {
  await button(page, 'Checkout').first().click()
  await comesTo(page, '/createOrder')
  await placeOrder(page)
  await comesTo(page, '/orderStatus')
}

const toBill = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'The table’s bill' }).click()
  await comesTo(page, '/orderConfirm')
}

/** Nothing for axe to find, once the news of the table has been read. */
async function isAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll('[role=status] p')].length === 0)
  expect(await accessibilityFaults(page)).toEqual([])
}

/** From the choice of means through the card's form back to the bill. */
async function payByCard(page: Page): Promise<void> {
  await button(page, /^Pay .* by card$/).click()
  await comesTo(page, '/adyen')
  await fillCard(page, PLAIN)
  await payNow(page)
  await comesTo(page, '/payStatus')
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await comesTo(page, '/orderConfirm')
}

test('two phones order two rounds, pay by dish and the rest, and the next party sees nothing · ORDER-3, C6', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const [ana, ben] = [await guestPhone(house.browser), await guestPhone(house.browser)]
  await sitDown(ana.page, 'Ana')
  await sitDown(ben.page, 'Ben')
  await addPlain(ana.page, 'Edamame', 2)
  await sendRound(ana.page)
  await shot(ana.page, 'after-1-status', true)
  const round = new URL(ana.page.url()).searchParams.get('orderId') ?? ''
  await button(ana.page, 'Call the staff').click()
  await button(sheet(ana.page, 'What can we do for you?'), 'We would like to pay').click()
  await reads(desk.page, 'Table B2 would like to pay')
  await shot(desk.page, 'after-1-desk')
  await button(desk.page, 'I am going').click()
  await desk.page.getByText('Table B2 would like to pay').waitFor({ state: 'detached' })
  await addPlain(ben.page, 'Edamame')
  await shot(ben.page, 'after-2-menu')
  await sendRound(ben.page)
  await toBill(ana.page)
  await toBill(ben.page)
  await reads(ana.page, 'Round 2')
  await shot(ana.page, 'after-3-bill', true)
  await isAccessible(ana.page)
  await ana.page.getByRole('checkbox', { name: /^10% off/ }).check()
  await ben.page.getByRole('checkbox', { name: /^10% off/, checked: true }).waitFor()
  await shot(ben.page, 'after-3-offer', true)
  await isAccessible(ben.page)
  await ben.page.getByRole('checkbox', { name: /^10% off/ }).uncheck()
  await ana.page.getByRole('checkbox', { name: /^10% off/, checked: false }).waitFor()

  await ben.page.getByRole('link', { name: /^Pay · / }).click()
  await comesTo(ben.page, '/orderConfirmPay')
  await shot(ben.page, 'after-4-split', true)
  await isAccessible(ben.page)
  await button(ben.page, /^Pay \$/).click()
  await comesTo(ben.page, '/orderConfirmPay')
  await reads(ana.page, 'Paying now')
  await shot(ana.page, 'after-5-being-paid', true)
  await payByCard(ben.page)
  await shot(ben.page, 'after-6-part-paid', true)
  await reads(ana.page, 'Somebody pays this')
  await ana.page.getByRole('link', { name: /^Pay · / }).click()
  await ana.page.getByRole('radio', { name: 'An amount' }).check()
  await ana.page.getByLabel('Your amount').fill('3')
  await ana.page.reload()
  await button(ana.page, 'Pay $3.00').waitFor()
  await ana.page.getByRole('radio', { name: 'All that is left' }).check()
  await shot(ana.page, 'after-7-rest', true)
  await ana.page.evaluate(() => scrollTo(0, 9999))
  await button(ana.page, /^Pay \$/).click()
  await button(ana.page, /^Pay .* by card$/).waitFor()
  expect(await ana.page.evaluate(() => scrollY)).toBe(0)
  await payByCard(ana.page)
  await reads(ana.page, 'All paid. Thank you!')
  await shot(ana.page, 'after-8-all-paid', true)
  await isAccessible(ana.page)
  await reads(ben.page, 'All paid. Thank you!')
  const bill = new URL(ana.page.url()).search
  await ana.page.goto(`${house.url}/refundDetail?orderId=${round}`)
  await reads(ana.page, 'This order was on the table bill')
  await ana.page.getByRole('link', { name: 'See the bill' }).click()
  await comesTo(ana.page, '/orderConfirm')
  await reads(ana.page, 'All paid. Thank you!')
  expect(bill).toContain(new URL(ana.page.url()).searchParams.get('billId'))

  await ana.page.getByRole('link', { name: 'Details and receipt' }).first().click()
  await comesTo(ana.page, '/orderDetail')
  await button(ana.page, 'Request a refund').click()
  await ana.page
    .getByRole('button', { name: /^Add one / })
    .first()
    .click()
  await ana.page.getByLabel('What was wrong?').fill('It was cold')
  await shot(ana.page, 'after-8a-refund')
  await button(ana.page, /^Request \$/).click()
  await comesTo(ana.page, '/refundDetail')
  await reads(ana.page, 'Waiting')
  await isAccessible(ana.page)
  await shot(ana.page, 'after-8b-asked', true)
  await button(desk.page, /^Refund /)
    .first()
    .click()
  await reads(desk.page, 'This order was paid with the table bill.')
  await shot(desk.page, 'after-desk-2-refund')
  await button(desk.page, 'Yes, give it back').click()
  await reads(desk.page, 'Given back')
  await reads(ana.page, 'Agreed')
  await reads(ana.page, 'Sent back to you')
  await shot(ana.page, 'after-8c-refunded', true)

  const next = await guestPhone(house.browser)
  await sitDown(next.page, 'Next')
  await reads(next.page, '1 of you at the table')
  expect(await next.page.getByText('Table’s bill').count()).toBe(0)
  // The visit's marker is the other party's: without it the address leads to the bill.
  const ofBefore = new URL(ana.page.url())
  ofBefore.searchParams.delete('ms')
  await next.page.goto(ofBefore.href)
  await reads(next.page, 'No open bill here')
  await shot(next.page, 'after-9-next', true)
  for (const { faults } of [ana, ben, next]) expect(faults).toEqual([])
  await desk.close()
})
