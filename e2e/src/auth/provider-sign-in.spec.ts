import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { MAYA, messageTo, signIn, signOut } from '../steps/account.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { beginPickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForAnnouncement, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Opens the provider's page and approves as one of its people. */
async function approveAtGoogle(page: Page, name: string): Promise<void> {
  await button(page, 'Continue with Google').click()
  await button(page, `Continue as ${name}`).click()
}

/** Completes the account of a person verified by the provider. */
async function completeSignUp(page: Page): Promise<void> {
  const create = button(page, 'Create account')
  await create.waitFor()
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  await create.click()
}

test('A guest signs up with Google, signs out and comes back without a code; a cancelled sign-in changes nothing (LOGIN-4)', async () => {
  const { page, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/login`)
  await button(page, 'Continue with Google').click()
  await button(page, 'Cancel').click()
  await page.waitForURL(url => url.href.startsWith(product.url))
  await page.goto(`${product.url}/login`)
  await approveAtGoogle(page, 'Robin Reed')
  await shot(page, 'provider-1-sign-up', true)
  await completeSignUp(page)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.goto(`${product.url}/mine`)
  await waitForText(page, 'Robin Reed')
  await signOut(page)
  await page.goto(`${product.url}/login`)
  await shot(page, 'provider-2-login', true)
  expect(await accessibilityFaults(page)).toEqual([])
  await approveAtGoogle(page, 'Robin Reed')
  await page.waitForURL(url => url.href.startsWith(product.url) && url.pathname !== '/login')
  await page.goto(`${product.url}/mine`)
  await waitForText(page, 'Robin Reed')
  expect(faults).toEqual([])
})

test('A gift link leads through Google’s sign-in to the recipient’s own card (LOGIN-2, CARD-5)', async () => {
  const giver = await guestPhone(product.browser)
  await giver.page.goto(`${product.url}/giftBuy?programId=marigold-usd&designId=birthday`)
  await button(giver.page, '$25.00').click()
  await giver.page.getByLabel('Friend’s name').fill('Robin')
  await giver.page.getByLabel('Friend’s email').fill('robin.friend@example.com')
  await giver.page.getByLabel('Your name').fill('Bob')
  await button(giver.page, /^Pay \$/).click()
  await goToCard(giver.page)
  await fillCard(giver.page, PLAIN)
  await payNow(giver.page)
  await waitForPath(giver.page, '/historicalGift')
  const text = await messageTo(product.url, 'robin.friend@example.com')
  const link = /\/giftCards\?\S+/.exec(text)?.[0] ?? ''

  const { page } = await guestPhone(product.browser)
  await page.goto(product.url + link)
  await waitForText(page, 'Bob sent you a gift')
  await approveAtGoogle(page, 'Robin Reed')
  // The account of the previous journey, or a new one if that did not run.
  const create = button(page, 'Create account')
  const own = page.getByText('$25.00 left')
  await create.or(own).first().waitFor()
  if (await create.isVisible()) await completeSignUp(page)
  await waitForPath(page, '/giftCardDetail')
  await waitForText(page, '$25.00 left')
  await shot(page, 'provider-3-card', true)
})

test('A member is offered a passkey after an order, creates one and signs in with it, without a code (LOGIN-4)', async () => {
  const phone = await guestPhone(product.browser)
  const { page, context } = phone
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const stored = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  await signIn(product.url, page, MAYA)
  await beginPickup(page, product.url)
  await button(page, /^Order and pay · /).click()
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Sign in faster next time')
  await button(page, 'Not now').click()
  await page.goto(page.url().replace('/orderStatus', '/orderDetail'))
  await button(page, /^Order again/).waitFor()
  expect(await page.getByText('Sign in faster next time').count()).toBe(0)
  await page.goto(`${product.url}/setting`)
  await button(page, 'Create a passkey').click()
  await waitForAnnouncement(phone, 'Passkey created.')
  expect(await stored()).toBe(1)
  await shot(page, 'passkey-1-setting', true)
  await page.goto(`${product.url}/mine`)
  await signOut(page)
  await page.goto(`${product.url}/login`)
  // Chromium may answer the offer in the e-mail field automatically.
  const away = page.waitForURL(({ pathname }) => pathname !== '/login')
  await button(page, 'Sign in with a passkey')
    .click({ timeout: 5000 })
    .catch(() => {})
  await away
  await page.goto(`${product.url}/mine`)
  await waitForText(page, 'Maya')
  // A failed device check does not sign in.
  await signOut(page)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(`${product.url}/login`)
  const challenge = page.waitForResponse(answer => answer.url().endsWith(contract.auth.passkeyChallenge.path))
  await button(page, 'Sign in with a passkey').click()
  await challenge
  await expect.poll(() => button(page, 'Sign in with a passkey').getAttribute('aria-busy')).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/login')
})
