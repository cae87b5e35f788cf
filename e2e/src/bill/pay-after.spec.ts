import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addPlain, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { accessibilityFaults } from '../harness.ts'
import { openStaffScreen, unfoldAll } from '../steps/staff-screen.ts'
import { fillCard, payNow, PLAIN } from '../steps/card.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const TABLE = 'DZwe5cUeNZEkkQ1X'
const AT_TABLE = `&tableId=${TABLE}`

async function sitDown(page: Page, nick: string): Promise<void> {
  await openMenu(page, product.url, 101, 1100, AT_TABLE)
  const join = sheet(page, 'Join table B2')
  await join.getByLabel('Your name').fill(nick)
  await button(join, 'Join table').click()
  await join.waitFor({ state: 'hidden' })
}

/** Sends the table's cart as a round. */
async function sendRound(page: Page): Promise<void> {
  await button(page, 'Checkout').first().click()
  await waitForPath(page, '/createOrder')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
}

const toBill = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Table bill' }).click()
  await waitForPath(page, '/orderConfirm')
}

/** Checks the page with axe after its announcements disappeared. */
async function isAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll('[role=status] p')].length === 0)
  expect(await accessibilityFaults(page)).toEqual([])
}

/** From the choice of payment methods through the card form back to the bill. */
async function payByCard(page: Page): Promise<void> {
  await button(page, /^Pay .* by card$/).click()
  await waitForPath(page, '/adyen')
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/payStatus')
  await page.getByRole('link', { name: 'Back to table' }).click()
  await waitForPath(page, '/orderConfirm')
}

test('Two phones order two rounds and pay by dish and by rest; the next party sees none of it (ORDER-3, C6)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await sitDown(ana.page, 'Ana')
  await sitDown(ben.page, 'Ben')
  await addPlain(ana.page, 'Edamame', 2)
  await sendRound(ana.page)
  await shot(ana.page, 'after-1-status', true)
  const round = new URL(ana.page.url()).searchParams.get('orderId') ?? ''
  await button(ana.page, 'Call staff').click()
  await button(sheet(ana.page, 'How can we help?'), 'We’d like to pay').click()
  await waitForText(screen.page, 'Table B2 wants to pay')
  await shot(screen.page, 'after-1-desk')
  await button(screen.page, 'On my way').click()
  await screen.page.getByText('Table B2 wants to pay').waitFor({ state: 'detached' })
  await addPlain(ben.page, 'Edamame', 10)
  await shot(ben.page, 'after-2-menu')
  await sendRound(ben.page)
  await toBill(ana.page)
  await toBill(ben.page)
  await waitForText(ana.page, 'Round 2')
  await shot(ana.page, 'after-3-bill', true)
  await isAccessible(ana.page)
  await waitForText(ana.page, 'Best offer applied')
  await button(ben.page, 'Change offer').click()
  await ben.page.getByRole('checkbox', { name: /^10% off/, checked: true }).waitFor()
  await shot(ben.page, 'after-3-offer', true)
  await isAccessible(ben.page)
  await ben.page.getByRole('checkbox', { name: /^10% off/ }).uncheck()
  await ana.page.getByRole('checkbox', { name: /^10% off/, checked: false }).waitFor()

  await ben.page.getByRole('link', { name: /^Pay · / }).click()
  await waitForPath(ben.page, '/orderConfirmPay')
  await shot(ben.page, 'after-4-split', true)
  await isAccessible(ben.page)
  await button(ben.page, /^Pay \$/).click()
  await waitForPath(ben.page, '/orderConfirmPay')
  await waitForText(ana.page, 'Paying now')
  await shot(ana.page, 'after-5-being-paid', true)
  await payByCard(ben.page)
  await shot(ben.page, 'after-6-part-paid', true)
  await waitForText(ana.page, 'Being paid')
  await ana.page.getByRole('link', { name: /^Pay · / }).click()
  await ana.page.getByRole('radio', { name: 'Custom amount' }).check()
  await ana.page.getByLabel('Your amount').fill('3')
  await ana.page.reload()
  await button(ana.page, 'Pay $3.00').waitFor()
  await ana.page.getByRole('radio', { name: 'Pay the rest' }).check()
  await shot(ana.page, 'after-7-rest', true)
  await ana.page.evaluate(() => scrollTo(0, 9999))
  await button(ana.page, /^Pay \$/).click()
  await button(ana.page, /^Pay .* by card$/).waitFor()
  expect(await ana.page.evaluate(() => scrollY)).toBe(0)
  await payByCard(ana.page)
  await waitForText(ana.page, 'All paid. Thank you!')
  await shot(ana.page, 'after-8-all-paid', true)
  await isAccessible(ana.page)
  await waitForText(ben.page, 'All paid. Thank you!')
  const bill = new URL(ana.page.url()).search
  await ana.page.goto(`${product.url}/refundDetail?orderId=${round}`)
  await waitForText(ana.page, 'This order was on the table bill')
  await ana.page.getByRole('link', { name: 'View bill' }).click()
  await waitForPath(ana.page, '/orderConfirm')
  await waitForText(ana.page, 'All paid. Thank you!')
  expect(bill).toContain(new URL(ana.page.url()).searchParams.get('billId'))

  const ofBill = ana.page.url()
  await ana.page.getByRole('link', { name: 'Details and receipt' }).first().click()
  await waitForPath(ana.page, '/orderDetail')
  await button(ana.page, 'Request a refund').click()
  await ana.page
    .getByRole('button', { name: /^Add one / })
    .first()
    .click()
  await ana.page.getByLabel('What was wrong?').fill('It was cold')
  await shot(ana.page, 'after-8a-refund')
  await button(ana.page, /^Request \$/).click()
  await waitForPath(ana.page, '/refundDetail')
  await waitForText(ana.page, 'Pending')
  await isAccessible(ana.page)
  await shot(ana.page, 'after-8b-asked', true)
  await unfoldAll(screen.page)
  await button(screen.page, /^Refund /)
    .first()
    .click()
  await waitForText(screen.page, 'This order was paid with the table bill.')
  await shot(screen.page, 'after-desk-2-refund')
  await button(screen.page, 'Approve refund').click()
  await waitForText(screen.page, 'Refunded')
  await waitForText(ana.page, 'Approved')
  await waitForText(ana.page, 'Refunded')
  await shot(ana.page, 'after-8c-refunded', true)

  const next = await guestPhone(product.browser)
  await sitDown(next.page, 'Next')
  await waitForText(next.page, '1 guest at the table')
  expect(await next.page.getByText('Table’s bill').count()).toBe(0)
  // The visit marker belongs to the previous party: without it the address opens the bill.
  const ofBefore = new URL(ofBill)
  ofBefore.searchParams.delete('ms')
  await next.page.goto(ofBefore.href)
  await waitForText(next.page, 'No open bill')
  await shot(next.page, 'after-9-next', true)
  for (const { faults } of [ana, ben, next]) expect(faults).toEqual([])
  await screen.close()
})
