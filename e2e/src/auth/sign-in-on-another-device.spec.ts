import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { MAYA, signIn } from '../steps/account.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForAnnouncement, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('A code signs the guest in on another device once, unless another account is signed in there (NAV-3, U4)', async () => {
  const { page } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  await page.goto(`${product.url}/mine`)
  const answer = page.waitForResponse('**/api/user-auth/handOver')
  await button(page, /^Continue on another device/).click()
  const { token } = ((await (await answer).json()) as { data: { token: string } }).data
  await sheet(page, 'Continue on another device').getByRole('img', { name: 'Continue on another device' }).waitFor()
  await shot(page, 'hand-over')
  expect(await accessibilityFaults(page)).toEqual([])
  const link = `${product.url}/mine?token=${token}`

  const other = await guestPhone(product.browser)
  await other.page.goto(link)
  await waitForAnnouncement(other, 'You are signed in as Maya')
  expect(new URL(other.page.url()).searchParams.has('token')).toBe(false)
  await button(other.page, 'Sign out').waitFor()

  const third = await guestPhone(product.browser)
  await third.page.goto(link)
  await waitForAnnouncement(third, 'This link has expired')
  await third.page.getByRole('link', { name: 'Sign in' }).first().waitFor()

  await other.page.goto(`${product.url}/mine?token=of-somebody-else`)
  await waitForText(other.page, /Someone else is signed in on this device/)
  await shot(other.page, 'hand-over-not')
})
