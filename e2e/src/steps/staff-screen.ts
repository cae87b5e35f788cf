import type { Browser, Locator, Page } from 'playwright-core'
import { quietPages, waitForDialogs } from '../browser.ts'
import { PATIENCE } from '../patience.ts'
import { watchTaps } from '../taps.ts'
import { button, waitForText, sheet } from './screen.ts'

/** A store's order board, signed in. */
export interface StaffScreen {
  readonly page: Page
  /** The card of an order, by its number. */
  order(number: string): Locator
  close(): Promise<void>
}

/** Signs staff in at a computer and waits until the board is live. */
export async function openStaffScreen(
  browser: Browser,
  url: string,
  shopId: number,
  account = 'manager@marigold.example',
): Promise<StaffScreen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...quietPages })
  context.setDefaultTimeout(PATIENCE)
  await watchTaps(context)
  const page = await context.newPage()
  await waitForDialogs(page)
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

/** Accepts an order with a preparation time. */
export async function accept(screen: StaffScreen, number: string, minutes = 20): Promise<void> {
  await button(screen.order(number), /^Choose another time/).click()
  const requested = sheet(screen.page, /^Accept order/)
  // For a scheduled order the time is added to the requested one.
  await requested.getByRole('button', { name: new RegExp(`^\\+?${minutes} min$`) }).click()
  await button(requested, /^Accept · /).click()
  await requested.waitFor({ state: 'hidden' })
}

/** Rejects an order with a reason. */
export async function reject(screen: StaffScreen, number: string, reason: string): Promise<void> {
  await button(screen.order(number), /^Reject /).click()
  const requested = sheet(screen.page, /^Reject order/)
  await requested.getByLabel('Reason for the guest').fill(reason)
  await button(requested, 'Reject').click()
  await requested.waitFor({ state: 'hidden' })
}

/** Expands every card of the board, which shows the other actions of the orders. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /^Order .* details$/, expanded: false })
  await folded.first().waitFor()
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Advances an order by one step. */
export const step = (screen: StaffScreen, number: string, text: string): Promise<void> =>
  button(screen.order(number), text).click()

/** Waits until the change is saved. */
export const saved = (page: Page): Promise<void> => waitForText(page, 'Saved. Guests see it now.')
