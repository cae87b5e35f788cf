import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { messageTo, signUp } from './steps/account.ts'
import { openDesk } from './steps/desk.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { button, comesTo, reads, sheet } from './steps/words.ts'

const house = openHouse()

test('a guest deletes their account with a fresh code, and is a stranger afterwards', async () => {
  const { page, faults } = await guestPhone(house.browser)
  const email = 'leaving@example.com'
  await page.goto(`${house.url}/login`)
  await signUp(house.url, page, email, 'Lea')
  await page.waitForURL(url => url.pathname !== '/login')
  await page.goto(`${house.url}/setting`)
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await reads(page, 'Nothing: your account is empty.')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Go on').click()
  await button(page, `Send a code to ${email}`).click()
  await reads(page, /We sent a code of six digits/)
  const code = /\b(\d{6})\b/.exec(await messageTo(house.url, email))?.[1] ?? ''
  await page.getByLabel('Code').first().fill(code)
  await reads(page, 'Your account is deleted')
  await page.getByRole('link', { name: 'To the start' }).click()
  await comesTo(page, '/home')
  await page.goto(`${house.url}/setting`)
  await reads(page, 'Privacy and terms')
  expect(await page.getByRole('link', { name: 'Delete my account' }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('somebody new is invited, a second person says yes, they choose a password and are at the console', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const second = await openDesk(house.browser, house.url, 101, 'office@marigold.example')
  const account = 'rosa@marigold.example'
  await desk.page.goto(`${house.url}/console#team/people`)
  await button(desk.page, 'Invite somebody').click()
  const form = sheet(desk.page, 'Invite somebody')
  await form.getByLabel('Name').fill('Rosa Lim')
  await form.getByLabel('E-mail address').fill(account)
  expect(await accessibilityFaults(desk.page)).toEqual([])
  await button(form, 'Invite').click()
  await form.waitFor({ state: 'hidden' })
  await second.page.goto(`${house.url}/console#team/people`)
  await button(second.page, /^Yes/).first().click()
  await reads(second.page, 'Has no password yet')
  const token = /#password\/(\S+)/.exec(await messageTo(house.url, account))?.[1] ?? ''
  const { page } = await guestPhone(house.browser, { viewport: { width: 1280, height: 800 }, isMobile: false })
  await page.goto(`${house.url}/console#password/${token}`)
  await page.getByLabel('New password').fill('short')
  await button(page, 'Save and sign in').click()
  await reads(page, /at least ten signs, and not your e-mail/)
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
  await reads(own, 'Your password is changed')
  await desk.close()
  await second.close()
})
