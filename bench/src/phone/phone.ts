import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A slow phone on a slow line: Lighthouse's "slow 4G" with a CPU four times slower than this machine. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const SLOWER = 4

const SCRIPT = fileURLToPath(new URL('../../../scripts/chromium.mjs', import.meta.url))

/** Starts the Chromium that the journeys use. */
export function openBrowser(): Promise<Browser> {
  const path = execFileSync(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] })
  return chromium.launch({ executablePath: path.toString().trim(), args: FLAGS })
}

/** Measurements of a page by `watch`, which runs in it. */
export interface Seen {
  firstPaint: number
  largestPaint: number
  shift: number
  /** When the first dish became tappable. */
  interactive: number
  longest: number
  /** Milliseconds to the next paint, by interaction. */
  taps: Record<string, number>
}

export interface Phone {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** Bytes transferred so far, by kind of resource. */
  bytes: Map<string, number>
  /** Resolves when the first dish is tappable. */
  interactive: Promise<void>
}

/** Runs in the page before everything else. A dish is tappable once its button exists, because rendering also binds it. */
function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, interactive: 0, longest: 0, taps: {} }
  Object.assign(globalThis, { seen })
  localStorage.setItem('myLocale', JSON.stringify({ value: 'en_US' }))
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    seen.largestPaint = entry.startTime
  })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', entry => {
    seen.longest = Math.max(seen.longest, entry.duration)
  })
  const tap = (entry: PerformanceEntry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) seen.taps[interactionId] = Math.max(seen.taps[interactionId] ?? 0, entry.duration)
  }
  observe('event', tap, { durationThreshold: 16 })
  const look = new MutationObserver(() => {
    if (!document.querySelector('main button[aria-haspopup="dialog"][aria-label^="Choose"], main li > button')) return
    seen.interactive = performance.now()
    look.disconnect()
    ;(globalThis as unknown as { tellInteractive(word: string): void }).tellInteractive('')
  })
  look.observe(document, { childList: true, subtree: true })
}

/** A phone without stored data, with a slow line and CPU. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.addInitScript(watch)
  const cdp = await context.newCDPSession(page)
  const bytes = new Map<string, number>()
  const kinds = new Map<string, string>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  // The page reports by itself: polling from outside would run code and request frames during the measurement.
  const interactive = new Promise<void>(resolve => cdp.once('Runtime.bindingCalled', () => resolve()))
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'tellInteractive' })
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, cdp, bytes, interactive }
}

/** The page's measurements so far. */
export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
