import type { Locator, Page } from 'playwright-core'
import { button, waitForPath, orderIdOf, sheet } from './screen.ts'

/** Opens a store's menu and waits for its dishes. */
export async function openMenu(page: Page, url: string, shopId: number, bizType: number, more = ''): Promise<void> {
  await page.goto(`${url}/storeIndex?shopId=${shopId}&bizType=${bizType}${more}`)
  await page
    .getByRole('button', { name: /^(Add one|Choose) / })
    .first()
    .waitFor()
}

/** Adds a dish without options, `times` times. */
export async function addPlain(page: Page, dish: string, times = 1): Promise<void> {
  const plus = page.getByRole('button', { name: `Add one ${dish}`, exact: true }).first()
  for (let i = 0; i < times; i++) await plus.click()
}

/** Opens the sheet of a dish with options and returns it. */
export async function openDish(page: Page, dish: string) {
  await page.getByRole('button', { name: dish, exact: true }).first().click()
  const open = sheet(page, dish)
  await open.waitFor()
  return open
}

/** Adds a dish with the preselected options of its sheet. */
export async function addAsProposed(page: Page, dish: string): Promise<void> {
  const open = await openDish(page, dish)
  await button(open, /^Add · /).click()
  await open.waitFor({ state: 'hidden' })
}

/** The button of the order form, once amounts and payment methods are loaded. */
export const orderButton = (page: Page): Locator =>
  button(page, /^(Place order|Order and pay) · |^Pay |^Choose an address$/).and(page.locator(':not([aria-disabled])'))

/** From the menu to the order form, once its amounts are loaded. */
export async function checkOut(page: Page): Promise<void> {
  await button(page, /^Checkout/)
    .first()
    .click()
  await waitForPath(page, '/createOrder')
  await orderButton(page).waitFor()
}

/** Enters the recipient: a first name and a phone number of the store's country. */
export async function giveContact(page: Page, firstName = 'Maya', phone = '2125550187'): Promise<void> {
  const change = button(page, 'Change contact')
  await page.getByLabel('First name').or(change).first().waitFor()
  if (await change.isVisible()) await change.click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
}

/** Chooses the nth of tomorrow's times, counted from 0, and returns its start; today may have only minutes left. */
export async function takeTimeOfTomorrow(times: Locator, nth: number): Promise<string> {
  await times.getByRole('tab', { name: 'Tomorrow' }).click()
  const time = times.getByRole('tabpanel').getByRole('radio').nth(nth)
  const start = (await time.getAttribute('value')) ?? ''
  await time.check()
  await button(times, 'Confirm time').click()
  await times.waitFor({ state: 'hidden' })
  return start
}

/**
 * Chooses the payment method in the order form, in place of a member card that covers everything; `Pay by card` uses a new card
 * even if there are stored ones.
 */
export async function chooseWay(page: Page, way: 'Pay by card' | 'In person'): Promise<void> {
  const method = page.getByRole('radio', { name: way === 'In person' ? /^In person/ : /^(Card|New card)(?!\w)/ })
  const covering = page.getByRole('checkbox', { name: /Circle/, checked: true })
  await method.or(covering).first().waitFor()
  if (await covering.isVisible()) await covering.uncheck()
  await method.check()
}

/** Places the order: a new card opens its form; other methods pay at once or in person. */
export const placeOrder = (page: Page): Promise<void> => orderButton(page).click()

/** Places an order with a new card and stays on its payment page without paying. */
export async function placeUnpaid(page: Page): Promise<void> {
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)
  await waitForPath(page, '/adyen')
  await page.goto(page.url().replace('/adyen', '/orderConfirmPay'))
}

/** Opens the order form of a pickup in New York with a recipient; the payment method is not chosen yet. */
export async function beginPickup(page: Page, url: string): Promise<void> {
  await openMenu(page, url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page)
}

/** Places a pickup in New York to be paid in person and returns its id. */
export async function placePickup(page: Page, url: string): Promise<string> {
  await beginPickup(page, url)
  await chooseWay(page, 'In person')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  return orderIdOf(page)
}
