import { expect, test } from 'vitest'
import { MAYA, signIn } from './steps/account.ts'
import { fillCard, goToCard, payNow, PLAIN } from './steps/card.ts'
import { readData, setShop } from './steps/database.ts'
import { openDesk } from './steps/desk.ts'
import { addPlain, beginPickup, checkOut, chooseWay, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, orderIdOf, reads } from './steps/words.ts'

const house = openHouse()

test('a member pays with points and card, the bank card pays the rest; each keeps its part of the bill', async () => {
  const { page, context, faults } = await guestPhone(house.browser)
  await signIn(house.url, page, MAYA)
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  // The account says who takes it.
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Maya')
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

test('a way to pay that the restaurant took away meanwhile is said to be gone, and what is left is there to choose · PAY-5', async () => {
  const { page, context } = await guestPhone(house.browser)
  await beginPickup(page, house.url)
  await chooseWay(page, 'By card now')
  await placeOrder(page)
  await comesTo(page, '/orderConfirmPay')
  const venue = page.getByRole('radio', { name: 'In person' })
  await venue.check()
  const text = "select config->'paymentMethods' as methods from shop where shop_id = $1"
  const [shop] = await readData<{ methods: Record<string, string[]> }>(house.server, text, [101])
  const methods = shop?.methods ?? {}
  const byCard = { ...methods, 1300: (methods['1300'] ?? []).filter(method => method !== 'out-line') }
  await setShop(house.server, 101, { paymentMethods: byCard })
  // A server shows a store as it was a second ago at most.
  await page.waitForTimeout(1200)
  await button(page, 'Pay in person').click()
  await reads(page, 'This way of paying is not possible here. Please choose another one.')
  await venue.waitFor({ state: 'detached' })
  await goToCard(page)
  await setShop(house.server, 101, { paymentMethods: methods })
  await context.close()
})
