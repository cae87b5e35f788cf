import { contract } from '@comanda/contract'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { EDAMAME, newCaller, pickupInput } from '../steps/caller.ts'
import { accept, openStaffScreen } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button } from '../steps/screen.ts'

const product = openProduct()
const MANY = 12

async function order(): Promise<string> {
  const guest = await newCaller(product.url)
  const placed = await guest.call(contract.order.submit, await pickupInput(guest, 101, EDAMAME, 'out-line'))
  return String(placed.data.callNumber)
}

/** Whether the element is completely visible and not covered. */
const inSight = (at: Locator) =>
  at.evaluate(element => {
    const { left: remaining, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(remaining + width / 2, top + height / 2)
    return top >= 0 && top + height <= innerHeight && (there === element || element.contains(there))
  })

test('On a full board the order that has waited longest is on top with its waiting time, and the column heads stay visible (ORDER-9)', async () => {
  const first = await order()
  let last = first
  for (let n = 1; n < MANY; n++) last = await order()
  const { page, order: card, close } = await openStaffScreen(product.browser, product.url, 101)
  const column = page.getByRole('region', { name: 'New' })
  const head = column.getByRole('heading', { name: /^New/ })
  await expect.poll(() => column.getByRole('article').count()).toBe(MANY)
  expect(await column.getByRole('article').first().getAttribute('aria-label')).toBe(first)
  expect(await card(first).textContent()).toMatch(/Respond within \d+:\d\d/)
  expect(await head.textContent()).toMatch(new RegExp(`${MANY}.*Waiting \\d+:\\d\\d`))
  await page.setViewportSize({ width: 1440, height: 900 })
  const bottoms = () =>
    column.getByRole('article').evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
  await expect.poll(async () => (await bottoms()).filter(bottom => bottom <= 900).length).toBeGreaterThanOrEqual(8)
  await page.setViewportSize({ width: 1280, height: 800 })
  const accept = button(card(last), /^Accept · /)
  expect(await inSight(accept)).toBe(false)
  await accept.scrollIntoViewIfNeeded()
  await shot(page, 'rush-1-desk')
  expect([await inSight(accept), await inSight(head)]).toEqual([true, true])
  await page.setViewportSize({ width: 375, height: 812 })
  await accept.scrollIntoViewIfNeeded()
  await shot(page, 'rush-2-phone')
  const tabs = page.getByRole('group', { name: 'Orders' }).getByRole('button')
  expect([await inSight(accept), await tabs.count()]).toEqual([true, 5])
  for (const tab of await tabs.all()) expect(await inSight(tab)).toBe(true)
  await close()
})

test('On a narrow screen two columns share a stack, which shows the waiting orders of both; all works by keyboard and touch (ORDER-9)', async () => {
  // Includes those of the previous test.
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  const cards = (name: string) => page.getByRole('region', { name }).getByRole('article')
  await expect.poll(() => cards('New').count()).toBeGreaterThanOrEqual(MANY)
  const numbers = await cards('New').evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
  for (const number of numbers.slice(0, 8)) await accept(screen, number)
  for (const number of numbers.slice(0, 4)) await button(screen.order(number), 'Start preparing').press('Enter')
  await expect.poll(async () => [await cards('Accepted').count(), await cards('Preparing').count()]).toEqual([4, 4])
  await shot(page, 'rush-3-shared')
  for (const column of ['Accepted', 'Preparing']) {
    for (const n of [0, 1]) expect(await inSight(cards(column).nth(n))).toBe(true)
  }
  const first = cards('Preparing').first()
  const all = first.getByRole('button', { name: /^Order .* details$/ })
  expect(await inSight(button(first, 'Mark as ready'))).toBe(true)
  await all.press('Enter')
  await button(first, 'Delay').waitFor()
  await shot(page, 'rush-4-unfolded')
  await all.click()
  await button(first, 'Delay').waitFor({ state: 'hidden' })
  // A phone shows one column at a time.
  await page.setViewportSize({ width: 375, height: 812 })
  await page
    .getByRole('group', { name: 'Orders' })
    .getByRole('button', { name: /Preparing$/ })
    .click()
  await first.getByText('Edamame').waitFor()
  await shot(page, 'rush-5-phone')
  await screen.close()
})
