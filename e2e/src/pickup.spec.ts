import { expect, test } from 'vitest'
import { fillCard, goToCard, payNow, PLAIN } from './steps/card.ts'
import { accept, openDesk, step } from './steps/desk.ts'
import {
  addAsProposed,
  addPlain,
  checkOut,
  chooseWay,
  giveContact,
  openDish,
  placeOrder,
  takeTimeOfTomorrow,
} from './steps/guest.ts'
import { newGuestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, reads, sheet } from './steps/words.ts'

const house = openHouse()

test('a guest picks up: chooses, pays by card, sees it made, is called, orders again', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page, context, faults } = await newGuestPhone(house.browser)

  await page.goto(`${house.url}/selectStore`)
  await button(sheet(page, 'Choose your language'), 'English').click()
  await page.getByRole('link', { name: /^Pickup.*Nolita/ }).click()
  await comesTo(page, '/storeIndex')

  const burger = await openDish(page, 'The Marigold burger')
  await burger.getByRole('radio', { name: 'Double' }).check()
  await burger.getByRole('radio', { name: 'Sesame' }).check()
  await button(burger, 'Add one Aged cheddar').click()
  await shot(page, 'pickup-1-dish')
  await button(burger, /^Add · /).click()
  await burger.waitFor({ state: 'hidden' })
  await addAsProposed(page, 'Burger meal')
  await addPlain(page, 'Edamame')
  await shot(page, 'pickup-2-menu')

  await page.getByRole('button', { name: /^Your cart, 3 dishes/ }).click()
  const cart = sheet(page, 'Your cart')
  await reads(cart, /Double.*Sesame.*Aged cheddar/)
  await shot(page, 'pickup-3-cart')
  await button(cart, 'Close').click()

  await checkOut(page)
  await shot(page, 'pickup-4-order', true)
  await giveContact(page)
  await button(page, /^(Another|Choose a) time$/)
    .first()
    .click()
  const times = page.getByRole('dialog').filter({ visible: true })
  await times.waitFor()
  await shot(page, 'pickup-5-slots')
  await takeTimeOfTomorrow(times, 2)
  await chooseWay(page, 'By card now')
  await placeOrder(page)

  await comesTo(page, '/orderConfirmPay')
  await shot(page, 'pickup-6-pay')
  await goToCard(page)
  await fillCard(page, PLAIN)
  await shot(page, 'pickup-7-card')
  await payNow(page)
  await comesTo(page, '/payStatus')
  await reads(page, 'Paid. Thank you!')
  await shot(page, 'pickup-8-paid')
  await page.getByRole('link', { name: 'Follow your order' }).click()
  await comesTo(page, '/orderStatus')
  await reads(page, 'Sent to the restaurant')
  await shot(page, 'pickup-9-status')

  const number = await desk.page.getByRole('article').first().getAttribute('aria-label')
  expect(number).toBeTruthy()
  const no = number ?? ''
  await shot(desk.page, 'pickup-desk-1-new')
  await accept(desk, no)
  await reads(page, 'Accepted')
  await step(desk, no, 'Start making')
  await reads(page, 'Your food is being made right now.')
  await step(desk, no, 'Ready: call it out')
  await reads(page, 'Your number')
  await shot(page, 'pickup-10-ready')
  await shot(desk.page, 'pickup-desk-2-ready')
  const called = await page.getByText('Your number').locator('xpath=..').locator('strong').innerText()
  await step(desk, called, 'Handed over')
  await reads(page, 'Picked up')
  await shot(page, 'pickup-11-done')

  await page.getByRole('link', { name: 'Details and receipt' }).click()
  const review = page.getByRole('region', { name: 'How was it?' })
  await review.getByRole('radio', { name: '5 stars: Wonderful' }).first().check()
  await button(review, 'Freshness').click()
  await review.getByRole('textbox').fill('Best burger in town.')
  await shot(page, 'pickup-12-review', true)
  await button(review, 'Send review').click()
  await reads(page, /Thank you for telling us[^]*Freshness[^]*Best burger in town/)
  await shot(page, 'pickup-12-said', true)

  await page.goto(`${house.url}/orderList`)
  await page.getByRole('tab', { name: 'Before' }).click()
  await reads(page, /Nolita/)
  await shot(page, 'pickup-12-list')
  await button(page, 'Order again').first().click()
  const again = sheet(page, 'Order again')
  await reads(again, /Burger meal[^]*As soon as possible[^]*Maya[^]*Card/)
  await shot(page, 'pickup-13-again')
  await button(again, /^Go on to pay · /).click()
  await comesTo(page, '/orderConfirmPay')

  expect(faults).toEqual([])
  await context.close()
  await desk.close()
})
