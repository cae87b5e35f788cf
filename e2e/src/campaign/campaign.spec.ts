import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { MAYA, signIn } from '../steps/account.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForAnnouncement, waitForText } from '../steps/screen.ts'

const product = openProduct()
const NOLITA = 101

const fine = async (page: Page, name: string): Promise<void> => {
  await shot(page, name)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}

test('A member checks in, collects a gift, buys a package and uses it at the counter (CARD-8)', async () => {
  const phone = await guestPhone(product.browser)
  const { page } = phone
  await signIn(product.url, page, MAYA)
  await page.goto(`${product.url}/storeIndex?shopId=${NOLITA}&bizType=1300`)
  await button(page, 'Claim: $5 off your next order').click()
  await waitForAnnouncement(phone, 'Received: “$5 off')

  await page.goto(`${product.url}/vip`)
  await waitForText(page, '5 of 8 stamps')
  await button(page, 'Check in today').click()
  await waitForText(page, '3 days in a row')
  await fine(page, 'campaign-1-tasks')

  await button(page, /^Buy for .*: Coffee pass$/).click()
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/payStatus')
  await page.goto(`${product.url}/vip`)
  await button(page, 'Use Coffee pass').click()
  const code = await page.locator('dialog p bdi').innerText()

  const screen = await openStaffScreen(product.browser, product.url, NOLITA)
  await screen.page.goto(`${product.url}/console#packages`)
  await screen.page.getByLabel('Package code').fill(code)
  await button(screen.page, 'Find package').click()
  await button(screen.page, 'Use one: Coffee of your choice').click()
  await waitForText(screen.page, '9 of 10 left')
  await fine(screen.page, 'campaign-2-counter')
})

test('A manager creates a campaign, sees the error of a wrong field, and switches the campaign off in the list (CARD-8)', async () => {
  const { page } = await openStaffScreen(product.browser, product.url, NOLITA)
  await page.goto(`${product.url}/console#campaigns`)
  await fine(page, 'campaign-3-list')
  await button(page, 'New campaign').click()
  await button(page, 'Gift to claim').click()
  await page.getByLabel('Name (English)').fill('Spring gift')
  await button(page, 'Save').click()
  await waitForText(page, 'Enter points, a bonus or a coupon.')
  await fine(page, 'campaign-4-form')
  await page.getByLabel('Points').fill('25')
  await button(page, 'Save').click()
  await waitForText(page, 'Rewards given')
  await button(page, 'All campaigns').click()
  await page.getByRole('switch', { name: 'Spring gift is on' }).click()
  await page
    .getByRole('row', { name: /Spring gift/ })
    .getByText('Off', { exact: true })
    .waitFor()
})
