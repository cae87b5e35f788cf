import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { openDesk } from './steps/desk.ts'
import { addPlain, checkOut, giveContact, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, openView, reads, sheet } from './steps/words.ts'

const house = openHouse()

/** From Singapore's menu to the page where one chooses how to pay. */
async function order(page: Page): Promise<void> {
  await openMenu(page, house.url, 105, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page, 'Mei', '91234567')
  await placeOrder(page)
  await comesTo(page, '/orderConfirmPay')
}

test('a guest pays with a wallet: says no once, then yes; the page goes on by itself', async () => {
  const { page, context, faults } = await guestPhone(house.browser)
  await order(page)
  await page.getByRole('radio', { name: /^Octopus/ }).check()
  await shot(page, 'wallet-1-choose', true)
  await button(page, /^Pay .* with Octopus$/).click()
  await comesTo(page, '/payStatus')
  await reads(page, 'Pay in Octopus')
  await shot(page, 'wallet-2-open')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Open Octopus').click()
  await shot(page, 'wallet-3-app')
  await button(page, 'Refuse').click()
  await comesTo(page, '/payStatus')
  await reads(page, 'Octopus said no')
  await shot(page, 'wallet-4-refused')

  await page.getByRole('link', { name: 'Pay another way' }).click()
  await page.getByRole('radio', { name: /^MPay/ }).check()
  await button(page, /^Pay .* with MPay$/).click()
  await reads(page, 'Pay in MPay')
  // The code is scanned by another phone: this page hears of it by itself.
  const address = await addressOf(page)
  const other = await context.newPage()
  await other.goto(address)
  await button(other, 'Approve').click()
  await page.bringToFront()
  await reads(page, 'Paid. Thank you!')
  await shot(page, 'wallet-5-paid')
  expect(faults).toEqual([])
  await context.close()
})

/** Where the button leads: the page is left for a moment and come back to. */
async function addressOf(page: Page): Promise<string> {
  await button(page, /^Open /).click()
  await page.waitForURL(/\/walletpay\//)
  const address = page.url()
  await page.goBack()
  await reads(page, /^Pay in /)
  return address
}

test('on a wide screen the code is there to be scanned', async () => {
  const { page, context, faults } = await guestPhone(house.browser, { viewport: { width: 1280, height: 800 } })
  await order(page)
  await page.getByRole('radio', { name: /^Octopus/ }).check()
  await button(page, /^Pay .* with Octopus$/).click()
  await page.getByRole('img', { name: 'Payment code for Octopus' }).waitFor()
  await shot(page, 'wallet-6-wide')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('staff compare the wallet company’s book with ours: what its words never told is listed, and looked into', async () => {
  const { page, context } = await guestPhone(house.browser)
  await order(page)
  await page.getByRole('radio', { name: /^Octopus/ }).check()
  await button(page, /^Pay .* with Octopus$/).click()
  await reads(page, 'Pay in Octopus')
  // Its message is lost, and it does not answer when asked.
  await control({ webhooks: { drop: 1 }, faults: [{ on: 'query', kind: 'never', times: 99 }] })
  await button(page, 'Open Octopus').click()
  await button(page, 'Approve').click()
  await comesTo(page, '/payStatus')

  const desk = await openDesk(house.browser, house.url, 105)
  await desk.page.setViewportSize({ width: 1280, height: 800 })
  await openView(desk.page, 'Provider books')
  const wallets = desk.page.getByRole('region', { name: 'Wallets' })
  await button(wallets, 'Compare now').click()
  await reads(wallets, 'Does not agree')
  await reads(desk.page, 'Missing here')
  await shot(desk.page, 'books-1-breaks', true)
  expect(await accessibilityFaults(desk.page)).toEqual([])
  await button(desk.page, 'Looked into it').click()
  await desk.page.getByLabel('Reason').fill('Asked the company, case 17')
  await shot(desk.page, 'books-2-reason')
  await button(desk.page, 'Keep it').click()
  await reads(desk.page, 'No open breaks.')
  await desk.page.setViewportSize({ width: 375, height: 812 })
  await shot(desk.page, 'books-3-phone', true)
  expect(await accessibilityFaults(desk.page)).toEqual([])
  await control({ reset: true })
  await context.close()
})

test('a manager closes the day: its figures stay, with who and when', async () => {
  const desk = await openDesk(house.browser, house.url, 105)
  await openView(desk.page, 'Close the day')
  await reads(desk.page, 'Came in')
  await reads(desk.page, 'MPay')
  await button(desk.page, 'Close this day').click()
  await shot(desk.page, 'close-1-sure')
  await button(sheet(desk.page, /^Close .*\?$/), 'Close this day').click()
  await reads(desk.page, /^Closed by Amara Okafor/)
  await shot(desk.page, 'close-2-closed', true)
  expect(await accessibilityFaults(desk.page)).toEqual([])
  await desk.page.setViewportSize({ width: 375, height: 812 })
  await shot(desk.page, 'close-3-phone', true)
  expect(await accessibilityFaults(desk.page)).toEqual([])
  await desk.close()
})

/** Orders the wallet company's stand-in about. */
const control = (order: object) =>
  fetch(`${house.url}/walletpay/_control`, { method: 'POST', body: JSON.stringify(order) })
