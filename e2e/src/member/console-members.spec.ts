import { contract } from '@comanda/contract'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callerWith, EDAMAME, newCaller, pickupInput } from '../steps/caller.ts'
import { openStaffScreen, unfoldAll } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, openView, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const OFFICE = 'office@marigold.example'

/** An office employee on the members screen. */
async function atMembers(browser: Browser, account?: string) {
  const screen = await openStaffScreen(browser, product.url, 101, account)
  await openView(screen.page, 'Members')
  await screen.page.getByRole('tab', { name: 'Balances' }).click()
  return screen
}

async function find(page: Page, contact: string) {
  await page.getByLabel('Find member').last().fill(contact)
  await button(page.getByRole('main'), 'Search').click()
}

test('A member’s balance is corrected; a large correction waits for a second manager’s approval (L2)', async () => {
  const first = await atMembers(product.browser)
  const { page } = first
  await find(page, 'nobody@example.com')
  await waitForText(page, 'No member found. Check the number or email.')
  await find(page, 'xiaowen@example.com')
  await waitForText(page, '2,480 points')
  await inspectScreen(page, 'members-found')
  await button(page, /^Adjust: Marigold Circle/).click()
  const requested = sheet(page, 'Adjust: Marigold Circle')
  await requested.getByLabel('Amount ($)').fill('90')
  await requested.getByLabel('Reason').fill('Paid in at the till, never booked')
  await waitForText(requested, /Over your limit/)
  await inspectScreen(page, 'members-adjust')
  await button(requested, /^Add \$90/).click()
  await requested.waitFor({ state: 'hidden' })
  await waitForText(page, 'Another person needs to approve it.')
  await inspectScreen(page, 'members-waiting')

  const second = await atMembers(product.browser, OFFICE)
  await second.page.setViewportSize({ width: 375, height: 812 })
  await second.page.emulateMedia({ colorScheme: 'dark' })
  await waitForText(second.page, 'Paid in at the till, never booked')
  await inspectScreen(second.page, 'members-small-dark')
  await button(second.page, 'Approve').click()
  await waitForText(second.page, /Posted · Amara Okafor · Ines Duarte/)
  await find(page, 'xiaowen@example.com')
  await waitForText(page, '$283.50')
  for (const screen of [first, second]) await screen.close()
})

test('An order paid at the counter takes a member’s pay code and refuses a wrong one (CARD-1)', async () => {
  const guest = await newCaller(product.url)
  await guest.call(contract.order.submit, await pickupInput(guest, 101, EDAMAME, 'out-line'))
  const { page, close } = await openStaffScreen(product.browser, product.url, 101)
  await unfoldAll(page)
  await button(page, /^Pay with card code/)
    .first()
    .click()
  const requested = sheet(page, /^Pay with card code/)
  await requested.getByLabel('Code on the member’s phone').fill('2812 3456 7890 1234 5678')
  await page.keyboard.press('Enter')
  await waitForText(requested, /This code has expired/)
  await inspectScreen(page, 'pay-code')
  await close()
})

test('A member found by the search over everything is shown, with the contact that was searched for', async () => {
  const { page, close } = await atMembers(product.browser)
  await openView(page, 'Orders')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Pages/ }).fill('xiaowen@example.com')
  await page.getByRole('dialog').getByRole('group', { name: 'Members' }).getByRole('option').click()
  await waitForText(page, '2,480 points')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(input => input.value === 'xiaowen@example.com'),
  )
  await close()
})

test('A filter is saved as a segment; its members get a coupon, a campaign and own prices from there (CARD-15, CARD-16, CARD-19)', async () => {
  const { page } = await atMembers(product.browser)
  await page.getByRole('tab', { name: 'Members' }).click()
  await button(page, 'Filters').click()
  await page.getByLabel('Points, at least').fill('1')
  await button(page, 'Save as segment').click()
  const saving = sheet(page, 'Save as segment')
  await saving.getByLabel('Segment name').fill('Collectors')
  await inspectScreen(page, 'members-segment')
  await button(saving, 'Save').click()
  await button(page, 'Give coupon').click()
  const giving = sheet(page, 'Give a coupon to “Collectors”')
  await giving.getByLabel('Coupon').selectOption({ index: 1 })
  await giving.getByLabel('Reason').fill('Thank you for collecting')
  await inspectScreen(page, 'members-segment-coupon')
  await button(giving, 'Give coupon').click()
  await waitForText(page, /Coupon on its way/)
  for (const [label, view] of [
    ['New campaign', 'campaigns'],
    ['Set prices', 'promotions'],
  ] as const) {
    await button(page, label).click()
    const audience = page.getByLabel('Who it’s for')
    await audience.waitFor()
    await expect
      .poll(() => audience.evaluate(it => it instanceof HTMLSelectElement && it.selectedOptions[0]?.text))
      .toContain('Collectors')
    expect(new URL(page.url()).hash).toContain(view)
    await page.goBack()
    await button(page, label).waitFor()
  }
})

test('Members of another system are checked and imported from a file (CARD-17)', async () => {
  const { page } = await atMembers(product.browser)
  await page.getByRole('tab', { name: 'Import' }).click()
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('Name,Email,Points\nGrace Hopper,nobody,12\n')
  await waitForText(page, /Row 2, Email: “nobody” is not an email address/)
  await choose('Name,Email,Points\nGrace Hopper,grace@navy.example,12\n')
  await waitForText(page, 'New members: 1')
  await inspectScreen(page, 'members-import')
  await button(page.getByRole('main'), 'Import members').click()
  await waitForText(page, 'Members imported: 1')
})

const XIAOWEN = 5003

/** An order that staff enter for a member at the counter. */
async function orderFor(customerId: number): Promise<void> {
  let token = ''
  const staff = callerWith(
    () => product.url,
    () => token,
  )
  const signedIn = await staff.call(contract.staff.signIn, { account: OFFICE, password: 'marigold-demo' })
  token = signedIn.data.token
  const entered = { shopId: 101, orderType: 1300, cartItems: [{ ...EDAMAME, quantity: 1 }], customerId }
  const { data } = await staff.call(contract.order.priceCounterOrder, entered)
  const expectedTotal = data.calculation.totalPaidAmount
  const placed = await staff.call(contract.order.placeCounterOrder, { ...entered, expectedTotal })
  if (placed.code !== '000') throw new Error(placed.message)
}

test('A pinned note of a member is shown on their order on the board (CARD-18)', async () => {
  await orderFor(XIAOWEN)
  const { page } = await atMembers(product.browser, OFFICE)
  await page.getByRole('tab', { name: 'Members' }).click()
  await page.getByLabel('Name, phone, email or card number').fill('xiaowen@example.com')
  await page
    .getByRole('table', { name: 'Members' })
    .getByRole('row')
    .filter({ hasText: 'xiaowen@example.com' })
    .getByRole('button')
    .click()
  await page.getByLabel('New note').fill('Allergic to nuts')
  await page.getByRole('switch', { name: 'Pin: shown on orders, bookings and tables' }).click()
  await button(page, 'Add note').click()
  await page.getByRole('listitem').filter({ hasText: 'Allergic to nuts' }).waitFor()
  await openView(page, 'Orders')
  const card = page.getByRole('article').filter({ hasText: 'Allergic to nuts' })
  await card.getByRole('list', { name: 'Pinned notes' }).waitFor()
  await inspectScreen(page, 'board-pinned-note')
})

test('A person hides a column of the members list by keyboard, and a reload shows it so (CARD-11)', async () => {
  const { page } = await atMembers(product.browser, OFFICE)
  await page.getByRole('tab', { name: 'Members' }).click()
  const title = page.getByRole('table', { name: 'Members' }).getByRole('columnheader', { name: 'Spent' })
  await title.waitFor()
  await button(page, 'Columns').press('Enter')
  await button(page.getByRole('group', { name: 'Columns' }), 'Spent').press('Space')
  await title.waitFor({ state: 'detached' })
  await inspectScreen(page, 'members-columns')
  await page.reload()
  await page.getByRole('columnheader', { name: 'Points' }).waitFor()
  await title.waitFor({ state: 'detached' })
})
