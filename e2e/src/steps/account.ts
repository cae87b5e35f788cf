import type { Page } from 'playwright-core'
import { until } from './provider-book.ts'
import { button, waitForText, tab } from './screen.ts'

interface Message {
  destination: string
  text: string
}

/** What was sent to an address, the newest first. */
async function messagesTo(url: string, address: string): Promise<string[]> {
  const messages = (await (await fetch(`${url}/dev/outbox`)).json()) as Message[]
  return messages.filter(({ destination }) => destination === address).map(({ text }) => text)
}

/** What was sent last to an address. */
export async function messageTo(url: string, address: string): Promise<string> {
  const [newest = ''] = await until(
    () => messagesTo(url, address),
    texts => texts.length > 0,
  )
  return newest
}

/** The six digits that come to an address for what `ask` does; those that came for something before do not count. */
async function codeSent(url: string, address: string, ask: () => Promise<unknown>): Promise<string> {
  const before = await messagesTo(url, address)
  await ask()
  const [newest = ''] = await until(
    () => messagesTo(url, address),
    texts => texts.length > before.length,
  )
  return /\b(\d{6})\b/.exec(newest)?.[1] ?? ''
}

/** The demo's member, who has points and value on a card. */
export const MAYA = 'maya@example.com'

/** Signs an account in with a code by e-mail; an address gets one code a minute. */
export async function signIn(url: string, page: Page, email: string): Promise<void> {
  await page.goto(`${url}/login`)
  await proveMail(url, page, email)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

/** Asks for a code by e-mail on the page for signing in. */
export async function askForCode(page: Page, email: string): Promise<void> {
  const byEmail = tab(page, 'Email')
  if ((await byEmail.getAttribute('aria-selected')) !== 'true') await byEmail.click()
  await page.getByLabel('Email address').fill(email)
  await button(page, 'Send code').click()
}

/** Asks for a code by e-mail on the page for signing in, and types it. */
export async function proveMail(url: string, page: Page, email: string): Promise<void> {
  const code = await codeSent(url, email, () => askForCode(page, email))
  await waitForText(page, /We sent a 6-digit code/)
  await page.getByLabel('Code').first().fill(code)
}

/** A new account with a code by e-mail; it goes back to where it came from. */
export async function signUp(url: string, page: Page, email: string, name: string): Promise<void> {
  await proveMail(url, page, email)
  await page.getByLabel('What should we call you?').fill(name)
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  await button(page, 'Create account').click()
}
