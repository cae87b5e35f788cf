import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { PATIENCE } from './patience.ts'
import { watchTaps } from './taps.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens a browser without a window; global-setup.ts sets CHROMIUM to its path. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? 'chromium', args: FLAGS, headless: true })

/** A person with a phone of their own: nothing shared with the others. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  /** Faults the page raised and errors it printed, so that a journey can end with none. */
  readonly faults: string[]
  /** What the page announced, oldest first. A toast is gone after three seconds, before a busy machine has looked. */
  readonly announcements: string[]
}

/** Runs in the page: passes on what comes into its live regions. */
function listen(): void {
  const { announced } = globalThis as unknown as { announced(text: string): void }
  const watch = new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      if (addedNodes.length > 0 && target instanceof Element && target.closest('[role=status],[role=alert]'))
        announced(target.textContent)
  })
  watch.observe(document, { childList: true, subtree: true })
}

/**
 * Waits with every action until a dialog has opened: the product ignores the second half of a double tap meanwhile, and a
 * journey that presses the next button sooner than a person can would lose its tap.
 */
export const waitForDialogs = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('dialog[data-opening]'), async () => {})

/** A phone of 375 x 812, in English, without a known place; `options` changes what a journey needs. */
export async function newPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  const announcements: string[] = []
  await context.exposeFunction('announced', (text: string) => void announcements.push(text))
  await context.addInitScript(listen)
  await watchTaps(context)
  const page = await context.newPage()
  await waitForDialogs(page)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', line => line.type() === 'error' && faults.push(line.text()))
  return { context, page, faults, announcements }
}
