import { posClient, type PosEvent, posReceiver, PosRefused } from '@comanda/standins/pos'
import { expect, test } from 'vitest'
import { guestPhone } from '../steps/guest-phone.ts'
import { placePickup } from '../steps/guest.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView, sheet, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()
const SHOP = 101

test('A key made at the console works for the point of sale until it is revoked (API-7, API-8)', async () => {
  const { page, close } = await openStaffScreen(product.browser, product.url, SHOP)
  await openView(page, 'Integrations')
  await waitForText(page, 'No API keys yet')
  await button(page, 'Create API key').click()
  const making = sheet(page, 'Create API key')
  await making.getByLabel('Name', { exact: true }).fill('Bar till')
  await inspectScreen(page, 'desk-integrations-1-key')
  await button(making, 'Create').click()
  const created = sheet(page, 'API key created')
  const key = (await created.locator('code').innerText()).trim()
  await inspectScreen(page, 'desk-integrations-2-created')
  await page.keyboard.press('Escape')

  const guest = await guestPhone(product.browser)
  const orderId = await placePickup(guest.page, product.url)
  const till = posClient({ origin: product.url, key, shopId: SHOP })
  expect((await till.changesAfter()).orders.map(order => order.orderId)).toContain(orderId)
  expect(await till.acceptOrder(orderId)).toMatchObject({ state: 'accepted' })
  await waitForText(guest.page, 'Confirmed')

  await page.reload()
  await button(page, 'Edit: Bar till').click()
  await button(page, 'Revoke key').click()
  await button(sheet(page, 'Revoke Bar till?'), 'Revoke key').click()
  await waitForText(page, 'Revoked')
  await expect(till.readOrder(orderId)).rejects.toBeInstanceOf(PosRefused)
  await close()
})

test('A webhook added at the console delivers signed events, and its log shows them (API-10)', async () => {
  let secret = ''
  const events: PosEvent[] = []
  const receiver = await posReceiver(
    () => secret,
    event => events.push(event),
  )
  const { page, close } = await openStaffScreen(product.browser, product.url, SHOP)
  await page.goto(`${product.url}/console#integrations/webhooks`)
  await button(page, 'Add webhook').click()
  const making = sheet(page, 'Add webhook')
  await making.getByLabel('Name').fill('Kitchen display')
  await making.getByLabel('Address').fill(receiver.url)
  await button(making, 'Create').click()
  secret = (await sheet(page, 'Webhook added').locator('code').innerText()).trim()
  await page.keyboard.press('Escape')

  const guest = await guestPhone(product.browser)
  const orderId = await placePickup(guest.page, product.url)
  await expect
    .poll(() => events.map(({ type, data }) => `${type} ${data.orderId}`))
    .toContain(`order.placed ${orderId}`)
  await button(page, 'Log: Kitchen display').click()
  const log = sheet(page, 'Log of Kitchen display')
  await waitForText(log, 'Delivered')
  await inspectScreen(page, 'desk-integrations-3-log')
  await close()
  await receiver.close()
})
