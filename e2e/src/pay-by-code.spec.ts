import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MAYA, signIn } from './steps/account.ts'
import { openDesk } from './steps/desk.ts'
import { addPlain, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { judge } from './steps/judge.ts'
import { button, comesTo, openView, reads, sheet } from './steps/words.ts'

const house = openHouse()
const XIAOWEN = 'xiaowen@example.com'

/** The digits under the bars. */
async function shownCode(page: Page): Promise<string> {
  await page.goto(`${house.url}/qrCode`)
  const digits = page.getByText(/^28\d\d( \d{1,4})+$/).first()
  return ((await digits.textContent()) ?? '').replaceAll(' ', '')
}

test('a code that does not come is asked for again; one that could not be renewed is shown no longer · CARD-1', async () => {
  const { page, context } = await guestPhone(house.browser)
  await signIn(house.url, page, MAYA)
  const call = '**/api/crm/card/genCardCodeAndSecurity'
  await page.route(call, route => route.abort())
  await page.goto(`${house.url}/qrCode`)
  await reads(page, 'That did not load')
  const digits = page.getByText(/^28\d\d( \d{1,4})+$/)
  expect(await digits.count()).toBe(0)
  await page.unroute(call)
  await button(page, 'Try again').click()
  await digits.first().waitFor()
  await page.route(call, route => route.abort())
  await button(page, 'New code').click()
  await reads(page, 'That did not load')
  expect(await digits.count()).toBe(0)
  await context.close()
})

test('a member’s code pays half of a table’s bill, then the rest; phone, table and desk see it · CARD-1, ORDER-3', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page, context, faults } = await guestPhone(house.browser)
  await signIn(house.url, page, XIAOWEN)
  await openMenu(page, house.url, 101, 1100, '&tableId=Vq9iRU2xxQZheH4c')
  await addPlain(page, 'Edamame', 2)
  await button(page, 'Checkout').first().click()
  await comesTo(page, '/createOrder')
  await placeOrder(page)
  await comesTo(page, '/orderStatus')
  await page.getByRole('link', { name: 'The table’s bill' }).click()
  await comesTo(page, '/orderConfirm')
  const bill = page.url()

  await openView(desk.page, 'Tables')
  await desk.page.getByRole('button', { name: /Table *B1\b/ }).click()
  const table = sheet(desk.page, /^Table B1$/)
  const takeWith = async (name: string, amount?: string) => {
    const code = await shownCode(page)
    await button(table, /^Pay by card code/).click()
    const asked = sheet(desk.page, /^Pay by card code/)
    await asked.getByLabel('Code on the member’s phone').fill(code)
    await desk.page.keyboard.press('Enter')
    await asked.getByLabel('How much does this card pay?').waitFor()
    if (amount !== undefined) await asked.getByLabel('How much does this card pay?').fill(amount)
    await judge(desk.page, name)
    await button(asked, /^Take \$/).click()
    await asked.waitFor({ state: 'hidden' })
    await reads(page, /paid with your card/)
    await judge(page, `${name}-phone`, true)
  }
  await takeWith('code-1-part', '2.00')
  await reads(table, 'Paid')
  await takeWith('code-2-rest')
  await page.goto(bill)
  await reads(page, /paid/i)
  await judge(page, 'code-3-bill', true)
  expect(faults).toEqual([])
  await desk.close()
  await context.close()
})
