import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const TABLE = 'B2'

/** Opens the sheet of the table. */
async function openTable(page: Page) {
  await openView(page, 'Tables')
  await page.getByRole('button', { name: new RegExp(`Table *${TABLE}\\b`) }).click()
  return sheet(page, new RegExp(`^Table ${TABLE}$`))
}

/** Sends two dishes to the kitchen for the table. */
async function orderTwoDishes(page: Page) {
  const table = await openTable(page)
  await button(table, 'Start order').click()
  await button(table, 'Add dishes').click()
  const order = sheet(page, `Order for table ${TABLE}`)
  for (const name of ['Edamame', 'Chocolate donut']) {
    await order.getByRole('searchbox').fill(name)
    await order
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
  await button(order, /^Send 2 dishes/).click()
  await order.waitFor({ state: 'hidden' })
  await waitForText(table, 'Round 1')
  return table
}

const cardOf = (page: Page, drawer: string) => page.getByRole('region', { name: drawer, exact: true })
const rowOf = (page: Page, drawer: string, name: string) =>
  cardOf(page, drawer).getByRole('row', { name: new RegExp(`^${name}`) })

/** The amount of a row, in minor units. */
async function amountIn(page: Page, drawer: string, name: string): Promise<number> {
  const text = await rowOf(page, drawer, name).getByRole('cell').innerText()
  return Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
}

/** Where an element ends on the screen. */
async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox({ timeout: 1000 }).catch(() => null)
  return box ? box.y + box.height : Infinity
}

test('An evening at the till: a drawer with its float, a discount, cash by dish with a tip, the rest by card, and the counted drawer (PAY-15, PAY-16, TILL-1)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await openView(page, 'Cash drawers')
  // The drawer that is open in the demo gets the manager's cash until it is closed.
  await button(page, 'Close drawer').click()
  const counting = sheet(page, /^Close drawer: /)
  await counting.getByLabel(/^Counted/).fill('100')
  await button(counting, 'Close drawer').click()
  await counting.waitFor({ state: 'hidden' })
  await button(page, 'Open drawer').click()
  const opening = sheet(page, 'Open drawer')
  await opening.getByLabel('Drawer', { exact: true }).fill('Terrace')
  await opening.getByLabel(/^Float/).fill('100')
  await button(opening, 'Open drawer').click()
  await opening.waitFor({ state: 'hidden' })
  expect(await amountIn(page, 'Terrace', 'Expected')).toBe(100_00)

  const table = await orderTwoDishes(page)
  await button(table, 'Discount or void').click()
  const reduction = sheet(page, 'Discount or void')
  await button(reduction, '10 %').click()
  await button(reduction, 'Long wait').click()
  await inspectScreen(page, 'till-discount')
  await button(reduction, 'Apply').click()
  await reduction.waitFor({ state: 'hidden' })
  await button(table, /^Undo: Discount/).click()
  await button(table, /^Undo: Discount/).waitFor({ state: 'detached' })
  await button(table, 'Discount or void').click()
  await button(reduction, '10 %').click()
  await button(reduction, 'Long wait').click()
  await button(reduction, 'Apply').click()
  await reduction.waitFor({ state: 'hidden' })
  await button(table, /^Undo: Discount/).waitFor()

  await button(table, /^Take payment/).click()
  const first = sheet(page, /^Take payment:/)
  await button(first, 'By dish').click()
  await first.getByRole('checkbox', { name: /Edamame/ }).check()
  await first.getByLabel(/^Tip/).fill('1')
  await inspectScreen(page, 'till-by-dish')
  await button(first, /^Record/).click()
  const toast = page.getByText(/ paid\. .* left\.$/)
  await toast.waitFor()
  await expect.poll(() => bottomOf(toast)).toBeLessThan((await first.boundingBox())?.y ?? 0)
  // The next guest has no tip yet, and the split by dish goes on.
  await expect.poll(() => first.getByLabel(/^Tip/).inputValue()).toBe('')
  await first.getByRole('checkbox', { name: /Chocolate donut/ }).check()
  await button(first, 'Card terminal').click()
  await button(first, /^Record/).click()
  await first.waitFor({ state: 'hidden' })

  await openView(page, 'Cash drawers')
  await expect.poll(() => amountIn(page, 'Terrace', 'Cash taken')).toBeGreaterThan(1_00)
  const expected = await amountIn(page, 'Terrace', 'Expected')
  expect(expected).toBe(100_00 + (await amountIn(page, 'Terrace', 'Cash taken')))
  const cell = rowOf(page, 'Terrace', 'Expected').getByRole('cell')
  expect(await cell.evaluate(one => getComputedStyle(one).textAlign)).toBe('end')
  await button(cardOf(page, 'Terrace'), 'Pay in or out').click()
  const moving = sheet(page, 'Pay in or out')
  await moving.getByLabel(/^Amount/).fill('20')
  await moving.getByLabel('Reason').fill('Flowers')
  await button(moving, 'Pay out').last().click()
  await moving.waitFor({ state: 'hidden' })
  await button(cardOf(page, 'Terrace'), 'Close drawer').click()
  const closing = sheet(page, 'Close drawer: Terrace')
  await closing.getByLabel(/^Counted/).fill(((expected - 20_00 - 50) / 100).toFixed(2))
  await inspectScreen(page, 'till-close')
  await button(closing, 'Close drawer').click()
  await closing.waitFor({ state: 'hidden' })
  await expect.poll(() => amountIn(page, 'Terrace', 'Difference')).toBe(-50)
  await screen.close()
})
