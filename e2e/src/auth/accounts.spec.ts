import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { messageTo, signUp } from '../steps/account.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('A guest deletes the account with a new code and is signed out afterwards', async () => {
  const { page, faults } = await guestPhone(product.browser)
  const email = 'leaving@example.com'
  await page.goto(`${product.url}/login`)
  await signUp(product.url, page, email, 'Lea')
  await page.waitForURL(url => url.pathname !== '/login')
  await page.goto(`${product.url}/setting`)
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await waitForText(page, 'Nothing. Your account is empty.')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Continue').click()
  await button(page, `Send code to ${email}`).click()
  await waitForText(page, /We sent a 6-digit code/)
  const code = /\b(\d{6})\b/.exec(await messageTo(product.url, email))?.[1] ?? ''
  await page.getByLabel('Code').first().fill(code)
  await waitForText(page, 'Your account is deleted')
  await page.getByRole('link', { name: 'Back to home' }).click()
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
  await button(screen.page, 'Invite team member').click()
  const form = sheet(screen.page, 'Invite team member')
  await form.getByLabel('Name').fill('Rosa Lim')
  await form.getByLabel('Email address').fill(account)
  expect(await accessibilityFaults(screen.page)).toEqual([])
  await button(form, 'Invite').click()
  await form.waitFor({ state: 'hidden' })
  await waitForText(screen.page, 'Invited, no password yet')
  const token = /#password\/(\S+)/.exec(await messageTo(product.url, account))?.[1] ?? ''
  const { page } = await guestPhone(product.browser, { viewport: { width: 1280, height: 800 }, isMobile: false })
  await page.goto(`${product.url}/console#password/${token}`)
  await page.getByLabel('New password').fill('short')
  await button(page, 'Save and sign in').click()
  await waitForText(page, /at least 10 characters, and not your email/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('New password').fill('noodles at noon')
  await button(page, 'Save and sign in').click()
  await page.getByText('Live', { exact: true }).waitFor()
  expect(page.url()).not.toContain(token)
  await button(page, 'Account and language').click()
  const own = page.getByRole('dialog').filter({ hasText: 'Rosa Lim' })
  await button(own, 'Change password').click()
  await own.getByLabel('Current password').fill('noodles at noon')
  await own.getByLabel('New password').fill('dumplings at dusk')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(own, 'Save password').click()
  await waitForText(own, 'Password changed')
  await screen.close()
})

test('The console of another brand on the same server is named by its address, and stays signed in (NAV-1)', async () => {
  const { page, faults } = await guestPhone(product.browser, { viewport: { width: 1280, height: 800 } })
  await page.goto(`${product.url}/console?g=2000`)
  await page.getByLabel('Account').fill('manager@ombra.example')
  await page.getByLabel('Password').fill('marigold-demo')
  await button(page, 'Sign in').click()
  await page.getByRole('navigation').first().waitFor()
  await page.reload()
  await waitForText(page, 'Ombra')
  await page.getByRole('link', { name: 'Tables', exact: true }).or(button(page, 'Tables')).first().waitFor()
  expect(faults).toEqual([])
})
