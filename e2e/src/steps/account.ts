import type { Page } from 'playwright-core'
import { until } from './provider-book.ts'
import { button, waitForPath, waitForText, tab } from './screen.ts'

interface Message {
  destination: string
  text: string
}

/** Messages that a brand, else the first one, sent to an address, newest first. */
async function messagesTo(url: string, address: string, brand?: number): Promise<string[]> {
  const messages = (await (await fetch(`${url}/dev/outbox${brand ? `?g=${brand}` : ''}`)).json()) as Message[]
  return messages.filter(({ destination }) => destination === address).map(({ text }) => text)
}

/** The last message sent to an address. */
export async function messageTo(url: string, address: string): Promise<string> {
  const [newest = ''] = await until(
    () => messagesTo(url, address),
    texts => texts.length > 0,
  )
  return newest
}

/** The six-digit code sent to the address during `ask`; earlier codes are ignored. */
async function codeSent(url: string, address: string, ask: () => Promise<unknown>, brand?: number): Promise<string> {
  const before = await messagesTo(url, address, brand)
  await ask()
  const [newest = ''] = await until(
    () => messagesTo(url, address, brand),
    texts => texts.length > before.length,
  )
  return /\b(\d{6})\b/.exec(newest)?.[1] ?? ''
}

/** The demo's member with points and card balance. */
export const MAYA = 'maya@example.com'

/** Signs an account in with a code by e-mail; each address receives at most one code a minute. */
export async function signIn(url: string, page: Page, email: string): Promise<void> {
  await page.goto(`${url}/login`)
  await proveMail(url, page, email)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

/**
 * Signs out on the open page `/mine`. Waits for the home page, which is loaded as a new document: until then that would
 * interrupt the journey's next navigation.
 */
export async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click()
  await waitForPath(page, '/home')
  await waitForText(page, /Sign in/)
}

/** Requests a code by e-mail on the sign-in page. */
export async function askForCode(page: Page, email: string): Promise<void> {
  const byEmail = tab(page, 'Email')
  if ((await byEmail.getAttribute('aria-selected')) !== 'true') await byEmail.click()
  await page.getByLabel('Email address').fill(email)
  await button(page, 'Send code').click()
}

/** Requests a code by e-mail on the sign-in page and enters it. */
export async function proveMail(url: string, page: Page, email: string, brand?: number): Promise<void> {
  const code = await codeSent(url, email, () => askForCode(page, email), brand)
  await waitForText(page, /We sent a 6-digit code/)
  await page.getByLabel('Code').first().fill(code)
}

/** Creates an account with a code by e-mail and returns to the page before. */
export async function signUp(url: string, page: Page, email: string, name: string, brand?: number): Promise<void> {
  await proveMail(url, page, email, brand)
  await page.getByLabel('What should we call you?').fill(name)
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  await button(page, 'Create account').click()
}
