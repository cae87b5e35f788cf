import type { Browser, Page } from 'playwright-core'
import { test } from 'vitest'
import { EDAMAME, newCaller, pickupAsk } from './steps/caller.ts'
import { openDesk } from './steps/desk.ts'
import { openHouse } from './steps/house.ts'
import { judge, still } from './steps/judge.ts'
import { button, openView, reads, sheet } from './steps/words.ts'

const house = openHouse()
const OFFICE = 'office@marigold.example'

/** Somebody of the office at the members' screen. */
async function atMembers(browser: Browser, account?: string) {
  const desk = await openDesk(browser, house.url, 101, account)
  await desk.page.emulateMedia(still)
  await openView(desk.page, 'Members')
  return desk
}

async function find(page: Page, contact: string) {
  await page.getByLabel('Find a member').last().fill(contact)
  await button(page, 'Search').click()
}

test('a member is found and corrected; much waits for somebody else, who says yes · L2', async () => {
  const first = await atMembers(house.browser)
  const { page } = first
  await find(page, 'nobody@example.com')
  await reads(page, 'Nobody was found. Please check the number or address.')
  await find(page, 'xiaowen@example.com')
  await reads(page, '2,480 points')
  await judge(page, 'members-found')
  await button(page, /^Correct: Member card/).click()
  const asked = sheet(page, 'Correct: Member card')
  await asked.getByLabel('Amount ($)').fill('90')
  await asked.getByLabel('Why').fill('Paid in at the till, never booked')
  await reads(asked, /more than one person may change alone/)
  await judge(page, 'members-adjust')
  await button(asked, /^Add \$90/).click()
  await asked.waitFor({ state: 'hidden' })
  await reads(page, 'Somebody else has to say yes.')
  await judge(page, 'members-waiting')

  const second = await atMembers(house.browser, OFFICE)
  await second.page.setViewportSize({ width: 375, height: 812 })
  await second.page.emulateMedia({ ...still, colorScheme: 'dark' })
  await reads(second.page, 'Paid in at the till, never booked')
  await judge(second.page, 'members-small-dark')
  await button(second.page, 'Yes, post it').click()
  await reads(second.page, /Posted · Amara Okafor · Ines Duarte/)
  await find(page, 'xiaowen@example.com')
  await reads(page, '$283.50')
  for (const desk of [first, second]) await desk.close()
})

test('an order to be paid at the counter asks for the code of a member’s card; a wrong one says so · CARD-1', async () => {
  const guest = await newCaller(house.url)
  await guest.insist('/api/order/or/submit', await pickupAsk(guest, 101, EDAMAME, 'out-line'))
  const { page, close } = await openDesk(house.browser, house.url, 101)
  await page.emulateMedia(still)
  await button(page, /^Pay by card code/)
    .first()
    .click()
  const asked = sheet(page, /^Pay by card code/)
  await asked.getByLabel('Code on the member’s phone').fill('2812 3456 7890 1234 5678')
  await page.keyboard.press('Enter')
  await reads(asked, /not good any more/)
  await judge(page, 'pay-code')
  await close()
})
