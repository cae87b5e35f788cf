import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { signUp } from './steps/account.ts'
import { fillCard, payNow, PLAIN } from './steps/card.ts'
import { openDesk } from './steps/desk.ts'
import { addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, openView, orderIdOf, reads, sheet } from './steps/words.ts'

const house = openHouse()

test('an empty card is topped up and pays the order in one step; some of it is asked back and given · PAY-7, M9', async () => {
  const { page, context, faults } = await guestPhone(house.browser)
  const fine = async (name: string): Promise<void> => {
    await shot(page, name, true)
    expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
  }
  await page.goto(`${house.url}/vip`)
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await comesTo(page, '/login')
  await signUp(house.url, page, 'smart@example.com', 'Sam')
  await comesTo(page, '/vip')
  await button(page, 'Join, free of charge').click()
  await comesTo(page, '/mine')

  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame', 2)
  await checkOut(page)
  await fine('smart-0-create')
  await giveContact(page)
  await chooseWay(page, 'By card now')
  await placeOrder(page)
  await comesTo(page, '/orderConfirmPay')
  const orderId = orderIdOf(page)
  await reads(page, 'Top up and pay with your card')
  await button(page, 'Choose an amount').click()
  await fine('smart-1-gears')
  await button(page, /^Top up .* and pay$/).click()
  await reads(page, 'Please tick the agreement first.')
  await page.getByRole('checkbox', { name: /terms of topping up/ }).check()
  await button(page, /^Top up .* and pay$/).click()
  await comesTo(page, '/adyen')
  await fillCard(page, PLAIN)
  await payNow(page)
  await comesTo(page, '/payStatus')
  await reads(page, /it has paid your order/)
  await reads(page, /points? earned/)
  await fine('smart-2-paid')

  await page.goto(`${house.url}/orderDetail?orderId=${orderId}`)
  await reads(page, 'Paid')
  await fine('smart-3-detail')
  await button(page, /Request a refund/).click()
  await button(page, 'One more: Edamame')
    .or(page.getByRole('button', { name: /Edamame/ }))
    .last()
    .click()
  await page.getByLabel('What was wrong?').fill('It was cold')
  await fine('smart-4-ask')
  await button(page, /^Ask for \$/).click()
  await comesTo(page, '/refundDetail')
  await reads(page, /The restaurant is looking at it/)

  const desk = await openDesk(house.browser, house.url, 101)
  await openView(desk.page, 'Refunds')
  await reads(desk.page, 'It was cold')
  await shot(desk.page, 'smart-desk-1-requests')
  await button(desk.page, 'Look at it').first().click()
  await reads(desk.page, 'By dish')
  await shot(desk.page, 'smart-desk-2-sheet')
  await button(desk.page, 'Yes, give it back').click()
  await reads(desk.page, 'Given back')

  await page.goto(`${house.url}/refundDetail?orderId=${orderId}`)
  await reads(page, 'Agreed')
  await reads(page, /Back to: Member card/)
  await fine('smart-5-refund')
  await page.goto(`${house.url}/orderDetail?orderId=${orderId}`)
  await reads(page, 'Partly refunded')

  await desk.page.keyboard.press('Escape')
  await openView(desk.page, 'Members')
  await desk.page.getByLabel('Find a member').last().fill('smart@example.com')
  await button(desk.page, 'Search').click()
  await button(desk.page, 'Top-ups').click()
  const topUps = sheet(desk.page, 'Top-ups')
  await reads(topUps, /Only what is unused goes back/)
  await shot(desk.page, 'smart-desk-3-top-ups')
  await button(topUps, /^Refund /).click()
  const giving = sheet(desk.page, /^Refund /)
  await giving.getByLabel('How much goes back?').fill('5')
  await giving.getByLabel(/^Why\?/).fill('She moves away')
  await shot(desk.page, 'smart-desk-4-give')
  await button(giving, /^Give \$5/).click()
  await reads(giving, 'Given back')

  await page.goto(`${house.url}/cardHistory`)
  await fine('smart-6-statement')
  await page.getByRole('link', { name: 'Top-up returned' }).click()
  await comesTo(page, '/refundDetail')
  await reads(page, /Back to: Card/)
  await reads(page, '$5.00')
  await fine('smart-7-top-up-refund')
  expect(faults).toEqual([])
  await desk.close()
  await context.close()
})
