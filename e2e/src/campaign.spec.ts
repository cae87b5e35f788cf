import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { MAYA, signIn } from './steps/account.ts'
import { fillCard, goToCard, payNow, PLAIN } from './steps/card.ts'
import { openDesk } from './steps/desk.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, hears, reads } from './steps/words.ts'

const house = openHouse()
const NOLITA = 101

const fine = async (page: Page, name: string): Promise<void> => {
  await shot(page, name)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}

test('A member checks in, collects a gift, buys a package and uses it at the counter (CARD-8)', async () => {
  const phone = await guestPhone(house.browser)
  const { page } = phone
  await signIn(house.url, page, MAYA)
  await page.goto(`${house.url}/storeIndex?shopId=${NOLITA}&bizType=1300`)
  await button(page, 'Collect: $5 off your next order').click()
  await hears(phone, 'Received: “$5 off')

  await page.goto(`${house.url}/vip`)
  await reads(page, '5 of 8 stamps')
  await button(page, 'Check in today').click()
  await reads(page, '3 days in a row')
  await fine(page, 'campaign-1-tasks')

  await button(page, /^Buy for .*: Coffee pass$/).click()
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await comesTo(page, '/payStatus')
  await page.goto(`${house.url}/vip`)
  await button(page, 'Use Coffee pass').click()
  const code = await page.locator('dialog p bdi').innerText()

  const desk = await openDesk(house.browser, house.url, NOLITA)
  await desk.page.goto(`${house.url}/console#packages`)
  await desk.page.getByLabel('Package code').fill(code)
  await button(desk.page, 'Find package').click()
  await button(desk.page, 'Use one: Coffee of your choice').click()
  await reads(desk.page, '9 of 10 left')
  await fine(desk.page, 'campaign-2-counter')
})

test('A manager creates a campaign, reads what a mistake is, and switches it off in the list (CARD-8)', async () => {
  const { page } = await openDesk(house.browser, house.url, NOLITA)
  await page.goto(`${house.url}/console#campaigns`)
  await fine(page, 'campaign-3-list')
  await button(page, 'New campaign').click()
  await button(page, 'Gift to collect').click()
  await page.getByLabel('Name (English)').fill('Spring gift')
  await button(page, 'Save').click()
  await reads(page, 'Enter points, a bonus or a coupon.')
  await fine(page, 'campaign-4-form')
  await page.getByLabel('Points').fill('25')
  await button(page, 'Save').click()
  await reads(page, 'Rewards given')
  await button(page, 'All campaigns').click()
  await page.getByRole('switch', { name: 'Spring gift is on' }).click()
  await page
    .getByRole('row', { name: /Spring gift/ })
    .getByText('Off', { exact: true })
    .waitFor()
})
