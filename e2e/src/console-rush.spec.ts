import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { EDAMAME, newCaller, pickupAsk } from './steps/caller.ts'
import { openDesk } from './steps/desk.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button } from './steps/words.ts'

const house = openHouse()
const MANY = 12

async function order(): Promise<string> {
  const guest = await newCaller(house.url)
  const placed = await guest.insist('/api/order/or/submit', await pickupAsk(guest, 101, EDAMAME, 'out-line'))
  return String(placed.data['callNumber'])
}

/** Whether all of it is on the screen, and nothing above it. */
const inSight = (at: Locator) =>
  at.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && top + height <= innerHeight && (there === element || element.contains(there))
  })

test('in a rush the one that waits longest is on top and says how long, and the heads of the board stay in sight · ORDER-9', async () => {
  const first = await order()
  let last = first
  for (let n = 1; n < MANY; n++) last = await order()
  const { page, order: card, close } = await openDesk(house.browser, house.url, 101)
  const column = page.getByRole('region', { name: 'New' })
  const head = column.getByRole('heading', { name: /^New/ })
  await expect.poll(() => column.getByRole('article').count()).toBe(MANY)
  expect(await column.getByRole('article').first().getAttribute('aria-label')).toBe(first)
  expect(await card(first).textContent()).toMatch(/Waiting \d+:\d\d/)
  expect(await head.textContent()).toMatch(new RegExp(`${MANY}.*Waiting \\d+:\\d\\d`))
  const accept = button(card(last), 'Accept')
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
