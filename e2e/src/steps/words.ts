import type { Locator, Page } from 'playwright-core'

/** The button of exactly these words, or of words that fit. */
export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: typeof name === 'string' })

/** Waits until the words stand on the page, where a guest sees them. */
export const reads = (at: Page | Locator, words: string | RegExp, within = 15_000): Promise<void> =>
  at.getByText(words).filter({ visible: true }).first().waitFor({ timeout: within })

/** Waits until the page's path is this one. */
export const comesTo = (page: Page, path: string, within = 20_000): Promise<void> =>
  page.waitForURL(url => url.pathname === path, { timeout: within })

/** A sheet or dialog that is open, by its title. */
export const sheet = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))

/** The order the page is about, from its address. */
export const orderIdOf = (page: Page): string => new URL(page.url()).searchParams.get('orderId') ?? ''
