import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { signUp } from '../steps/account.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, sheet, waitForPath, waitForAnnouncement, waitForText } from '../steps/screen.ts'

const product = openProduct()

const fine = async (page: Page, name: string): Promise<void> => {
  await shot(page, name)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}

/** Creates an account that joins the program at once. */
async function join(page: Page, email: string, name: string): Promise<void> {
  await page.goto(`${product.url}/vip`)
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await waitForPath(page, '/login')
  await signUp(product.url, page, email, name)
  // Signing in from here joins at once.
  await waitForPath(page, '/mine')
  await button(sheet(page, `Welcome, ${name}`), 'Start earning').click()
}

test('A guest joins the program, tops up by card and transfers an amount, which a friend receives once (CARD-1, CARD-3, CARD-4)', async () => {
  const [cora, dan] = [await guestPhone(product.browser), await guestPhone(product.browser)]
  await join(cora.page, 'cora@example.com', 'Cora')
  await fine(cora.page, 'member-1-mine')

  await cora.page.goto(`${product.url}/cardRecharge`)
  await waitForText(cora.page, /First top-up bonus/)
  await fine(cora.page, 'member-2-top-up')
  await button(cora.page, 'Pay $51.25').click()
  await goToCard(cora.page)
  await fillCard(cora.page, PLAIN)
  await payNow(cora.page)
  await waitForText(cora.page, '$50.00 added to your card')
  await cora.page.goto(`${product.url}/currentBalance`)
  await waitForText(cora.page, '$58.00')
  await fine(cora.page, 'member-3-balance')

  await cora.page.goto(`${product.url}/balanceTransfer`)
  await cora.page.getByLabel('Amount (USD)').fill('12.50')
  await cora.page.getByLabel(/Message/).fill('Lunch is on me')
  await button(cora.page, 'Create link').click()
  await waitForText(cora.page, 'Share link')
  await fine(cora.page, 'member-4-sent')
  const link = await cora.page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('transferId')
    const token = JSON.parse(localStorage.getItem('token') ?? '{}') as { value?: string }
    const requested = await fetch('/api/crm/card/transfer/detail', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: token.value ?? '' },
      body: JSON.stringify({ transferId: id }),
    })
    const { data } = (await requested.json()) as { data: { claimCode: string } }
    return `/receiveCardValue?claimCode=${data.claimCode}`
  })

  await join(dan.page, 'dan@example.com', 'Dan')
  await dan.page.goto(product.url + link)
  await waitForText(dan.page, 'Cora sent you $12.50')
  await fine(dan.page, 'member-5-receive')
  await button(dan.page, 'Claim').click()
  await waitForText(dan.page, '$12.50 added to your card.')
  await cora.page.goto(`${product.url}/currentBalance`)
  await waitForText(cora.page, '$45.50')
  await cora.page.goto(product.url + link)
  await waitForText(cora.page, 'Nothing to claim here')
  expect([...cora.faults, ...dan.faults]).toEqual([])
})

test('A member sets the card’s password, opens the pay code and sees the levels (CARD-1, CARD-2)', async () => {
  const phone = await guestPhone(product.browser)
  const { page, faults } = phone
  await join(page, 'eve@example.com', 'Eve')
  await page.goto(`${product.url}/editMemberCardPassword`)
  const fill = async (first: string, second: string) => {
    await page.getByLabel('New password', { exact: true }).fill(first)
    await page.getByLabel('Confirm new password').fill(second)
    await button(page, 'Save password').click()
  }
  await fill('123456', '123456')
  await waitForText(page, 'Choose 6 digits that are harder to guess.')
  await fill('135790', '135791')
  await waitForText(page, 'Passwords don’t match.')
  await fine(page, 'member-6-password')
  await fill('135790', '135790')
  await waitForAnnouncement(phone, 'Card password set.')
  for (const [path, text] of [
    ['qrCode', 'Security code'],
    ['myQrCode', /Shows staff that you’re a member/],
    ['myMemberCard', /Set. You can change/],
    ['levelRule', 'Your level'],
    ['benefitsDetail?rightsId=first-in-line', 'First in line'],
    ['cardHistory', 'No activity yet.'],
  ] as const) {
    await page.goto(`${product.url}/${path}`)
    await waitForText(page, text)
    await fine(page, `member-7-${path.split('?')[0]}`)
  }
  expect(faults).toEqual([])
})

test('A guest who signs in and joins from the menu is back at the menu (CARD-1, NAV-8)', async () => {
  const { page, announcements, faults } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await waitForPath(page, '/login')
  await signUp(product.url, page, 'eve.joins@example.com', 'Eve')
  await waitForPath(page, '/storeIndex')
  await waitForText(page, 'Loved here')
  await expect.poll(() => announcements.join(' ')).toContain('Welcome')
  expect(faults).toEqual([])
})
