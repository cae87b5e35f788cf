import { expect, test } from 'vitest'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { accept, openStaffScreen, step } from '../steps/staff-screen.ts'
import {
  addAsProposed,
  addPlain,
  checkOut,
  chooseWay,
  giveContact,
  openDish,
  placeOrder,
  takeTimeOfTomorrow,
} from '../steps/guest.ts'
import { newGuestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('A guest orders for pickup, pays by card, follows the order to its call, and reorders', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page, context, faults } = await newGuestPhone(product.browser, { locale: 'fr-FR' })

  await page.goto(`${product.url}/selectStore`)
  await button(sheet(page, 'Choose your language'), 'English').click()
  await page.getByRole('link', { name: /^Pickup.*Nolita/ }).click()
  await waitForPath(page, '/storeIndex')

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
  await waitForText(cart, /Double.*Sesame.*Aged cheddar/)
  await shot(page, 'pickup-3-cart')
  await button(cart, 'Close').click()

  await checkOut(page)
  await shot(page, 'pickup-4-order', true)
  await giveContact(page)
  await button(page, /^(Change|Choose a) time$/)
    .first()
    .click()
  const times = page.getByRole('dialog').filter({ visible: true })
  await times.waitFor()
  await shot(page, 'pickup-5-slots')
  await takeTimeOfTomorrow(times, 2)
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)

  await goToCard(page)
  await fillCard(page, PLAIN)
  await shot(page, 'pickup-7-card')
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
  await shot(page, 'pickup-9-status')

  const number = await screen.page.getByRole('article').first().getAttribute('aria-label')
  expect(number).toBeTruthy()
  const no = number ?? ''
  await shot(screen.page, 'pickup-desk-1-new')
  await accept(screen, no)
  await waitForText(page, 'Confirmed')
  await step(screen, no, 'Start preparing')
  await waitForText(page, 'We’re making your food.')
  await step(screen, no, 'Mark as ready')
  await waitForText(page, 'Order number')
  await shot(page, 'pickup-10-ready')
  await shot(screen.page, 'pickup-desk-2-ready')
  const called = await page.getByText('Order number').locator('xpath=..').locator('strong').innerText()
  await step(screen, called, 'Complete')
  await waitForText(page, 'Picked up')
  await shot(page, 'pickup-11-done')

  await page.getByRole('link', { name: 'Details and receipt' }).click()
  const review = page.getByRole('region', { name: 'How was it?' })
  await review.getByRole('radio', { name: '5 stars: Excellent' }).first().check()
  await button(review, 'Freshness').click()
  await review.getByRole('textbox').fill('Best burger in town.')
  await shot(page, 'pickup-12-review', true)
  await button(review, 'Send review').click()
  await waitForText(page, /Thanks for your review[^]*Freshness[^]*Best burger in town/)
  await shot(page, 'pickup-12-said', true)

  await page.goto(`${product.url}/orderList`)
  await page.getByRole('tab', { name: 'Past' }).click()
  await waitForText(page, /Nolita/)
  await shot(page, 'pickup-12-list')
  await button(page, /^Order again/)
    .first()
    .click()
  const again = sheet(page, 'Order again')
  await waitForText(again, /Burger meal[^]*As soon as possible[^]*Maya[^]*Card/)
  await shot(page, 'pickup-13-again')
  await button(again, /^Pay .* by card$/).click()
  await waitForPath(page, '/adyen')

  expect(faults).toEqual([])
  await context.close()
  await screen.close()
})
