import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { messageTo, signUp } from '../steps/account.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

const codeFor = async (address: string) => /\b(\d{6})\b/.exec(await messageTo(product.url, address))?.[1] ?? ''

test('A member changes the phone number with a code to the old and the new contact, and stays signed in (LOGIN-7)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await page.goto(`${product.url}/login?back=%2FeditUserInfo`)
  await signUp(product.url, page, 'moves@example.com', 'Robin')
  await waitForPath(page, '/editUserInfo')
  const before = await page.evaluate(() => localStorage.getItem('token'))

  await page.getByRole('link', { name: /Phone number/ }).click()
  await waitForPath(page, '/changeNumber')
  await button(page, 'Send code to moves@example.com').click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await codeFor('moves@example.com'))
  await waitForText(page, 'New phone number')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('input[type=tel]').fill('2125550142')
  await button(page, 'Send code').click()
  await waitForText(page, /We sent a 6-digit code/)
  // The change succeeds, but its answers are lost until the guest taps again.
  await page.route(
    '**/api/crm/customer/changePhone',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 5 },
  )
  await page.getByLabel('Code').fill(await codeFor('+12125550142'))
  await waitForText(page, /connection|network/i)
  await button(page, 'Confirm change').click()

  await waitForPath(page, '/editUserInfo')
  await waitForText(page, /212\D{1,2}555\D0142/)
  const after = await page.evaluate(() => localStorage.getItem('token'))
  expect(after).not.toBe(before)
  await context.close()
})
