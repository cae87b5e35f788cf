import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MAYA, signIn } from '../steps/account.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { addPlain, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, waitForPath, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const XIAOWEN = 'xiaowen@example.com'

/** The digits below the barcode. */
async function shownCode(page: Page): Promise<string> {
  await page.goto(`${product.url}/qrCode`)
  const digits = page.getByText(/^28\d\d( \d{1,4})+$/).first()
  return ((await digits.textContent()) ?? '').replaceAll(' ', '')
}

test('A pay code that fails to load is requested again, and an expired one is hidden (CARD-1)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  const call = '**/api/crm/card/genCardCodeAndSecurity'
  await page.route(call, route => route.abort())
  await page.goto(`${product.url}/qrCode`)
  await waitForText(page, 'Couldn’t load')
  const digits = page.getByText(/^28\d\d( \d{1,4})+$/)
  expect(await digits.count()).toBe(0)
  await page.unroute(call)
  await button(page, 'Try again').click()
  await digits.first().waitFor()
  await page.route(call, route => route.abort())
  await button(page, 'New code').click()
  await waitForText(page, 'Couldn’t load')
  expect(await digits.count()).toBe(0)
  await context.close()
})

test('A member’s pay code pays half of a table’s bill, then the rest; phones and staff see both (CARD-1, ORDER-3)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page, context, faults } = await guestPhone(product.browser)
  await signIn(product.url, page, XIAOWEN)
  await openMenu(page, product.url, 101, 1100, '&tableId=Vq9iRU2xxQZheH4c')
  await addPlain(page, 'Edamame', 2)
  await button(page, 'Checkout').first().click()
  await waitForPath(page, '/createOrder')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await page.getByRole('link', { name: 'Table bill' }).click()
  await waitForPath(page, '/orderConfirm')
  const bill = page.url()

  await openView(screen.page, 'Tables')
  await screen.page.getByRole('button', { name: /Table *B1\b/ }).click()
  const table = sheet(screen.page, /^Table B1$/)
  const takeWith = async (name: string, amount?: string) => {
    const code = await shownCode(page)
    await button(table, /^Pay with card code/).click()
    const requested = sheet(screen.page, /^Pay with card code/)
    await requested.getByLabel('Code on the member’s phone').fill(code)
    await screen.page.keyboard.press('Enter')
    await requested.getByLabel('Amount to charge').waitFor()
    if (amount !== undefined) await requested.getByLabel('Amount to charge').fill(amount)
    await inspectScreen(screen.page, name)
    await button(requested, /^Charge \$/).click()
    await requested.waitFor({ state: 'hidden' })
    await waitForText(page, /paid with your card/)
    await inspectScreen(page, `${name}-phone`, true)
  }
  await takeWith('code-1-part', '2.00')
  await waitForText(table, 'Paid')
  await takeWith('code-2-rest')
  await page.goto(bill)
  await waitForText(page, /paid/i)
  await inspectScreen(page, 'code-3-bill', true)
  expect(faults).toEqual([])
  await screen.close()
  await context.close()
})
