import type { Locator, Page } from 'playwright-core'
import type { Phone } from '../harness.ts'
import { until } from './provider-book.ts'

/** The button with exactly this text, or with a text that matches. */
export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: typeof name === 'string' })

/** Shows a view of the console: opens its group in the bar if it is closed. */
export async function openView(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation')
  const entry = button(bar, name).first()
  const groups = bar.locator('button[aria-expanded]')
  await groups.or(entry).first().waitFor()
  for (const group of await groups.all())
    if (!(await entry.isVisible()) && (await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await entry.click()
}

/** The tab with exactly this text. */
export const tab = (at: Page | Locator, name: string): Locator => at.getByRole('tab', { name, exact: true })

/** Waits until the text is visible on the page. */
export const waitForText = (at: Page | Locator, text: string | RegExp): Promise<void> =>
  at.getByText(text).filter({ visible: true }).first().waitFor()

/** Waits until the page has announced the text; earlier announcements count, because a toast disappears. */
export const waitForAnnouncement = ({ announcements: heard }: Phone, text: string): Promise<unknown> =>
  until(
    async () => heard,
    all => all.some(one => one.includes(text)),
  )

/** Waits until the page's path is this one. */
export const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL(url => url.pathname === path)

/** An open sheet or dialog, by its title. */
export const sheet = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))

/** The id of the page's order, from its address. */
export const orderIdOf = (page: Page): string => new URL(page.url()).searchParams.get('orderId') ?? ''

/** Waits until the app has drawn the title of a page; the server's first page, which the app replaces, has one too. */
export const waitForTitle = (page: Page): Promise<void> =>
  page.locator('h1:not(.fp *)').first().waitFor({ state: 'attached' })
