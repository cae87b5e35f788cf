import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { addPlain, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const B1 = '&tableId=Vq9iRU2xxQZheH4c'
const B2 = '&tableId=DZwe5cUeNZEkkQ1X'

const tableOf = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`Table *${number}\\b`) })

/** Sends a dish as a round and opens the table's bill. */
async function sendRound(page: Page, dish: string): Promise<void> {
  await addPlain(page, dish)
  await button(page, 'Checkout').first().click()
  await waitForPath(page, '/createOrder')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await page.getByRole('link', { name: 'Table bill' }).click()
  await waitForPath(page, '/orderConfirm')
}

test('Staff add dishes and merge the bills of two tables, which both parties see; an owed rest is written off before the table is released (ORDER-3, C6)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  const [ana, ben] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await openMenu(ana.page, product.url, 101, 1100, B2)
  const join = sheet(ana.page, 'Join table B2')
  await join.getByLabel('Your name').fill('Ana')
  await button(join, 'Join table').click()
  await join.waitFor({ state: 'hidden' })
  await sendRound(ana.page, 'Chocolate donut')
  await openMenu(ben.page, product.url, 101, 1100, B1)
  await sendRound(ben.page, 'Chocolate donut')

  await openView(page, 'Tables')
  await tableOf(page, 'B2').click()
  const table = sheet(page, /^Table B2$/)
  await button(table, 'Add dishes').click()
  const order = sheet(page, 'Order for table B2')
  await order.getByRole('searchbox').fill('burger')
  await order.getByRole('button', { name: /^The Marigold burger/ }).click()
  const dish = sheet(page, /burger/i).last()
  await inspectScreen(page, 'desk-order-dish')
  await button(dish, /^Add · /).click()
  await order.getByRole('searchbox').fill('edamame')
  await order
    .getByRole('button', { name: /^Edamame/ })
    .last()
    .click()
  await inspectScreen(page, 'desk-order-dishes')
  await button(order, /^Send 2 dishes/).click()
  await order.waitFor({ state: 'hidden' })
  await waitForText(table, 'Round 2')
  await waitForText(ana.page, 'Round 2')
  await waitForText(ana.page, /Edamame/)

  await button(table, 'Combine bills').click()
  const others = sheet(page, 'Combine table B2 with')
  await others.getByRole('radio', { name: 'Table B1' }).check()
  await button(others, 'Combine bills').click()
  await others.waitFor({ state: 'hidden' })
  for (const phone of [ana, ben]) {
    await waitForText(phone.page, 'Round 3')
    // The second donut is half price, from whichever table it was ordered.
    await waitForText(phone.page, 'Bakery: the second at half price')
  }
  await shot(ana.page, 'merged-bill', true)

  await page.keyboard.press('Escape')
  await tableOf(page, 'B2').click()
  const merged = sheet(page, /^Table B2$/)
  await waitForText(merged, /Tables B\d, B\d combined/)
  await inspectScreen(page, 'desk-merged')
  await button(merged, 'Clear table').click()
  const owes = sheet(page, /^Table B2 owes/)
  await inspectScreen(page, 'desk-owes')
  await button(owes, /^Write off/).click()
  const why = sheet(page, /^Reason for writing off/)
  await button(why, 'The guests left').click()
  await button(why, /^Write off/).click()
  await button(sheet(page, /^Write off .*\?$/), 'Yes, write off').click()
  await merged.waitFor({ state: 'hidden' })
  await waitForText(ana.page, 'Nothing left to pay. Our staff closed this bill.')
  for (const { faults } of [ana, ben]) expect(faults).toEqual([])
  await screen.close()
})
