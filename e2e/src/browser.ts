import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { hasMemoryFolder } from '@comanda/server/testing/data-folder'
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
  // Pages are drawn without a graphics card: a process of its own for that costs more than it does.
  '--in-process-gpu',
  '--disable-breakpad',
]

let shared: Browser | undefined

/**
 * The headless browser of this worker: one process for all its files, because starting one costs more than a short journey.
 * It ends with the worker. global-setup.ts sets CHROMIUM to its path.
 */
export async function openBrowser(): Promise<Browser> {
  if (!shared?.isConnected())
    shared = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? 'chromium',
      args: FLAGS,
      // Playwright keeps what processes share in files, which costs each of them time where memory has room.
      ignoreDefaultArgs: hasMemoryFolder() ? ['--disable-dev-shm-usage'] : [],
      headless: true,
    })
  return shared
}

/** Closes all pages of the browser; it stays for the worker's next file. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map(context => context.close()))
}

/**
 * How journeys open pages: with reduced motion, and without the worker that saves every page for times without a connection.
 * Motion is a seventh of the CPU time of a journey, the worker a thirteenth. `withMotion` and `withWorker` are for journeys that
 * test them.
 */
export const quietPages = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const
export const withMotion = { reducedMotion: 'no-preference' } as const
export const withWorker = { serviceWorkers: 'allow' } as const

/** A phone with a browser context of its own. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  /** Exceptions and console errors of the page, so that a journey can assert that there are none. */
  readonly faults: string[]
  /** The page's announcements, oldest first; recorded, because a toast disappears after three seconds. */
  readonly announcements: string[]
}

/** Runs in the page: reports the content of its live regions. */
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
 * Waits with every action until a dialog has opened: the product ignores taps during the first 400 ms (the second half of a
 * double tap), and an automated tap would be lost.
 */
export const waitForDialogs = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('dialog[data-opening]'), async () => {})

/** A phone of 375 x 812 in English, without a known position and with `quietPages`; `options` overrides these settings. */
export async function newPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    ...quietPages,
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
