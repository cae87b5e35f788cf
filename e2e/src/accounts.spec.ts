import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { messageTo, signUp } from './steps/account.ts'
import { openStaffScreen } from './steps/staff-screen.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openProduct } from './steps/product.ts'
import { button, waitForPath, waitForText, sheet } from './steps/screen.ts'

const product = openProduct()

test('A guest deletes the account with a new code and is signed out afterwards', async () => {
  const { page, faults } = await guestPhone(product.browser)
  const email = 'leaving@example.com'
  await page.goto(`${product.url}/login`)
  await signUp(product.url, page, email, 'Lea')
  await page.waitForURL(url => url.pathname !== '/login')
  await page.goto(`${product.url}/setting`)
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await waitForText(page, 'Nothing: your account is empty.')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Go on').click()
  await button(page, `Send a code to ${email}`).click()
  await waitForText(page, /We sent a code of six digits/)
  const code = /\b(\d{6})\b/.exec(await messageTo(product.url, email))?.[1] ?? ''
  await page.getByLabel('Code').first().fill(code)
  await waitForText(page, 'Your account is deleted')
  await page.getByRole('link', { name: 'To the start' }).click()
  await waitForPath(page, '/home')
  await page.goto(`${product.url}/setting`)
  await waitForText(page, 'Privacy and terms')
  expect(await page.getByRole('link', { name: 'Delete my account' }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('An invited person sets a password and enters the console', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const account = 'rosa@marigold.example'
  await screen.page.goto(`${product.url}/console#team/people`)
  await button(screen.page, 'Invite somebody').click()
  const form = sheet(screen.page, 'Invite somebody')
  await form.getByLabel('Name').fill('Rosa Lim')
  await form.getByLabel('E-mail address').fill(account)
  expect(await accessibilityFaults(screen.page)).toEqual([])
  await button(form, 'Invite').click()
  await form.waitFor({ state: 'hidden' })
  await waitForText(screen.page, 'Has no password yet')
  const token = /#password\/(\S+)/.exec(await messageTo(product.url, account))?.[1] ?? ''
  const { page } = await guestPhone(product.browser, { viewport: { width: 1280, height: 800 }, isMobile: false })
  await page.goto(`${product.url}/console#password/${token}`)
  await page.getByLabel('New password').fill('short')
  await button(page, 'Save and sign in').click()
  await waitForText(page, /at least 10 characters, and not your e-mail/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('New password').fill('noodles at noon')
  await button(page, 'Save and sign in').click()
  await page.getByText('Live', { exact: true }).waitFor()
  expect(page.url()).not.toContain(token)
  await button(page, 'You and your language').click()
  const own = page.getByRole('dialog').filter({ hasText: 'Rosa Lim' })
  await button(own, 'Change password').click()
  await own.getByLabel('Your password now').fill('noodles at noon')
  await own.getByLabel('New password').fill('dumplings at dusk')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(own, 'Save password').click()
  await waitForText(own, 'Your password is changed')
  await screen.close()
})
