import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { signUp } from '../steps/account.ts'
import { fillCard, payNow, PLAIN } from '../steps/card.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { addPlain, checkOut, giveContact, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, openView, orderIdOf, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('An empty member card is topped up and pays the order in one step; a part of it is refunded on request (PAY-7, M9)', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  const fine = async (name: string): Promise<void> => {
    await shot(page, name, true)
    expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
  }
  await page.goto(`${product.url}/vip`)
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await waitForPath(page, '/login')
  await signUp(product.url, page, 'smart@example.com', 'Sam')
  // Signing in from here joins at once.
  await waitForPath(page, '/mine')

  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame', 2)
  await checkOut(page)
  await fine('smart-0-create')
  await giveContact(page)
  await button(page, 'Top up and get a bonus').click()
  await waitForPath(page, '/orderConfirmPay')
  const orderId = orderIdOf(page)
  await waitForText(page, 'Top up and get a bonus')
  await button(page, 'Choose amount').click()
  await fine('smart-1-gears')
  await button(page, /^Top up .* and pay$/).click()
  await waitForText(page, 'Accept the terms first.')
  await page.getByRole('checkbox', { name: /top-up terms/ }).check()
  await button(page, /^Top up .* and pay$/).click()
  await waitForPath(page, '/adyen')
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/payStatus')
  await waitForText(page, /paid your order with it/)
  await waitForText(page, /points? earned/)
  await fine('smart-2-paid')

  await page.goto(`${product.url}/orderDetail?orderId=${orderId}`)
  await waitForText(page, 'Paid')
  await fine('smart-3-detail')
  await button(page, /Request a refund/).click()
  await button(page, 'One more: Edamame')
    .or(page.getByRole('button', { name: /Edamame/ }))
    .last()
    .click()
  await page.getByLabel('What was wrong?').fill('It was cold')
  await fine('smart-4-ask')
  await button(page, /^Request \$/).click()
  await waitForPath(page, '/refundDetail')
  await waitForText(page, /The restaurant is reviewing it/)

  const screen = await openStaffScreen(product.browser, product.url, 101)
  await openView(screen.page, 'Refunds')
  await waitForText(screen.page, 'It was cold')
  await shot(screen.page, 'smart-desk-1-requests')
  await button(screen.page, 'View').first().click()
  await waitForText(screen.page, 'By dish')
  await shot(screen.page, 'smart-desk-2-sheet')
  await button(screen.page, 'Approve refund').click()
  await waitForText(screen.page, 'Refunded')

  await page.goto(`${product.url}/refundDetail?orderId=${orderId}`)
  await waitForText(page, 'Approved')
  await waitForText(page, /Refunded to .*Member card/)
  await fine('smart-5-refund')
  await page.goto(`${product.url}/orderDetail?orderId=${orderId}`)
  await waitForText(page, 'Partly refunded')

  await screen.page.keyboard.press('Escape')
  await openView(screen.page, 'Members')
  await screen.page.getByRole('tab', { name: 'Balances' }).click()
  await screen.page.getByLabel('Find member').last().fill('smart@example.com')
  await button(screen.page.getByRole('main'), 'Search').click()
  await button(screen.page, 'Top-ups').click()
  const topUps = sheet(screen.page, 'Top-ups')
  await waitForText(topUps, /Only the unused part is refunded/)
  await shot(screen.page, 'smart-desk-3-top-ups')
  await button(topUps, /^Refund /).click()
  const giving = sheet(screen.page, /^Refund /)
  await giving.getByLabel('Refund amount').fill('5')
  await giving.getByLabel(/^Reason/).fill('She moves away')
  await shot(screen.page, 'smart-desk-4-give')
  await button(giving, /^Refund \$5/).click()
  await waitForText(giving, 'Refunded')

  await page.goto(`${product.url}/cardHistory`)
  await fine('smart-6-statement')
  await page.getByRole('link', { name: 'Top-up refunded' }).click()
  await waitForPath(page, '/refundDetail')
  await waitForText(page, /Refunded to .*(Visa|Mastercard)/)
  await waitForText(page, '$5.00')
  await fine('smart-7-top-up-refund')
  expect(faults).toEqual([])
  await screen.close()
  await context.close()
})
