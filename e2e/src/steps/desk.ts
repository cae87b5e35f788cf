import type { Browser, Locator, Page } from 'playwright-core'
import { PATIENCE } from '../patience.ts'
import { watchTaps } from '../taps.ts'
import { button, reads, sheet } from './words.ts'

/** The store's own screen: who is there sees every order and moves it on. */
export interface Desk {
  readonly page: Page
  /** The card of an order, by its number. */
  order(number: string): Locator
  close(): Promise<void>
}

/** Signs staff in at a computer and waits until the board is live. */
export async function openDesk(
  browser: Browser,
  url: string,
  shopId: number,
  account = 'manager@marigold.example',
): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  context.setDefaultTimeout(PATIENCE)
  await watchTaps(context)
  const page = await context.newPage()
  await page.goto(`${url}/console`)
  await page.getByLabel('Account').fill(account)
  await page.getByLabel('Password').fill('marigold-demo')
  await button(page, 'Sign in').click()
  await page.getByLabel('Store').selectOption(String(shopId))
  await page.getByText('Live', { exact: true }).waitFor()
  return {
    page,
    order: number => page.getByRole('article', { name: number, exact: true }),
    close: () => context.close(),
  }
}

/** Says yes to an order, with a time. */
export async function accept(desk: Desk, number: string, minutes = 20): Promise<void> {
  await button(desk.order(number), 'Accept').click()
  const asked = sheet(desk.page, /^Accept order/)
  // An order for a time is promised so much after it.
  await asked.getByRole('button', { name: new RegExp(`^\\+?${minutes} min$`) }).click()
  await button(asked, /^Accept · /).click()
  await asked.waitFor({ state: 'hidden' })
}

/** Says no to an order, and why. */
export async function reject(desk: Desk, number: string, reason: string): Promise<void> {
  await button(desk.order(number), 'Reject').click()
  const asked = sheet(desk.page, /^Reject order/)
  await asked.getByLabel('Reason for the guest').fill(reason)
  await button(asked, 'Reject').click()
  await asked.waitFor({ state: 'hidden' })
}

/** Takes the next step of an order. */
export const step = (desk: Desk, number: string, words: string): Promise<void> =>
  button(desk.order(number), words).click()

/** Waits until what was set is kept. */
export const saved = (page: Page): Promise<void> => reads(page, 'Saved. Guests see it from now on.')
