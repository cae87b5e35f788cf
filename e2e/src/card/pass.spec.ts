import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MAYA, proveMail } from '../steps/account.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()
/** A user agent that supports both wallets. */
const userAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

test('A member adds the member card to Apple Wallet and to Google Wallet (CARD-9)', async () => {
  const { page } = await guestPhone(product.browser, { userAgent, hasTouch: false, isMobile: false })
  await page.goto(`${product.url}/myMemberCard`)
  await waitForPath(page, '/login')
  await proveMail(product.url, page, MAYA)
  await waitForPath(page, '/myMemberCard')
  await button(page, 'Add to Apple Wallet').waitFor()
  await inspectScreen(page, 'pass-1-member-card')
  const downloaded = page.waitForEvent('download')
  await button(page, 'Add to Apple Wallet').click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('pass.pkpass')
  const bytes = await readFile(await file.path())
  expect(bytes.includes('pass.json') && bytes.includes('signature')).toBe(true)

  await button(page, 'Add to Google Wallet').click()
  await page.waitForURL(/\/gp\/v\/save\//)
  await waitForText(page, 'The pass is saved.')
})

test('In WeChat no wallet pass is offered (CARD-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/myMemberCard`)
  await waitForPath(page, '/login')
  await proveMail(product.url, page, 'xiaowen@example.com')
  await waitForPath(page, '/myMemberCard')
  await button(page, 'Add to Google Wallet').waitFor()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0' })
  })
  await page.goto(`${product.url}/myMemberCard#signIn`)
  await page.reload()
  await page.getByRole('link', { name: 'Top up' }).waitFor()
  expect(await page.getByRole('button', { name: /Wallet/ }).count()).toBe(0)
})
