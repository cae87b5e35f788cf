import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from './steps/book.ts'
import { fillCard, goToCard, payNow, PLAIN } from './steps/card.ts'
import { openDesk } from './steps/desk.ts'
import { addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, orderIdOf, reads } from './steps/words.ts'

const house = openHouse()

/** The newest six digits that were sent to this address. */
async function codeFor(address: string): Promise<string> {
  const find = async () => {
    const text = JSON.stringify(await (await fetch(`${house.url}/dev/outbox`)).json())
    const at = text.indexOf(address)
    return at < 0 ? undefined : /\b(\d{6})\b/.exec(text.slice(at))?.[1]
  }
  return (await until(find, code => code !== undefined)) ?? ''
}

/** The demo's member, who has points and value on a card. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${house.url}/login`)
  const byMail = page.getByRole('tab', { name: 'E-mail' }).or(page.getByRole('radio', { name: 'E-mail' }))
  await byMail.first().click()
  await page.getByLabel('E-mail address').fill(email)
  await button(page, 'Send me a code').click()
  await reads(page, /We sent a code of six digits/)
  const code = page.getByLabel('Code').first()
  await code.fill(await codeFor(email))
  await page.waitForURL(url => url.pathname !== '/login')
}

test('a member pays with points and card, the bank card pays the rest; each keeps its part of the bill', async () => {
  const { page, context, faults } = await guestPhone(house.browser)
  await signIn(page, 'maya@example.com')
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, 'By card now')
  await reads(page, /This order earns you/)
  await page.getByRole('checkbox', { name: /points/i }).check()
  await shot(page, 'means-0-glance', true)
  await placeOrder(page)
  await comesTo(page, '/orderConfirmPay')
  await reads(page, 'What you have')
  await shot(page, 'means-1-choose', true)
  await expect.poll(() => page.getByRole('checkbox', { name: /points/i }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: /Circle/ }).check()
  for (const most of ['3.00', '1.50']) {
    await button(page, 'Use less').first().click()
    await page.getByLabel('Use at most').last().fill(most)
  }
  await reads(page, '−$3.00')
  await reads(page, '−$1.50')
  await reads(page, 'Left to pay')
  await shot(page, 'means-2-chosen', true)
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await comesTo(page, '/payStatus')
  await reads(page, 'Paid. Thank you!')
  await shot(page, 'means-3-paid')

  const desk = await openDesk(house.browser, house.url, 101)
  await button(desk.page, /^Refund /)
    .first()
    .click()
  await reads(desk.page, 'Points')
  await button(desk.page, 'By amount').click()
  await desk.page.getByLabel('How much goes back?').fill('3.00')
  await desk.page.getByLabel('Why? The guest reads this.').fill('One portion was missing')
  await shot(desk.page, 'means-desk-1-refund')
  await button(desk.page, 'Give $3.00 back').click()
  await reads(desk.page, 'Given back')
  await shot(desk.page, 'means-desk-2-given')
  await page.goto(`${house.url}/refundDetail?orderId=${orderIdOf(page)}`)
  await reads(page, /Member card/)
  await shot(page, 'means-4-refund', true)
  expect(faults).toEqual([])
  await context.close()
})

test('a card that covers all of it pays as it is ordered: one tap, and the kitchen has it · PAY-1, PAY-9', async () => {
  const { page, context, faults } = await guestPhone(house.browser)
  await signIn(page, 'maya@example.com')
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, 'By card now')
  await page.getByRole('checkbox', { name: /Circle/ }).check()
  await reads(page, 'Everything is covered. Nothing else is charged.')
  await shot(page, 'means-5-covered', true)
  await placeOrder(page)
  await comesTo(page, '/orderStatus')
  const paid = await page.evaluate(async () => document.body.textContent)
  expect(paid).not.toContain('Pay now')
  await shot(page, 'means-6-placed')
  expect(faults).toEqual([])
  await context.close()
})
