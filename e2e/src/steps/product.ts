import type { Browser } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { leaveBrowser, openBrowser, startServer, type TestServer } from '../harness.ts'
import { tapsUnshown } from '../taps.ts'
import { reopenedOnRetry } from './reopened-on-retry.ts'

/** A running product and a browser, for all journeys of a file. */
export interface Product {
  readonly server: TestServer
  readonly browser: Browser
  readonly url: string
}

/**
 * Starts a server and a browser for the journeys of this file; a retry gets new ones. A journey with a tap that had no immediate
 * effect fails.
 */
export function openProduct(env: Readonly<Record<string, string>> = {}): Product {
  const there = reopenedOnRetry(
    async () => {
      const [server, browser] = await Promise.all([startServer(env), openBrowser()])
      return { server, browser }
    },
    async ({ server, browser }) => {
      await leaveBrowser(browser)
      await server.stop()
    },
  )
  afterEach(() => expect(tapsUnshown().join('; '), 'taps that did not show at once').toBe(''))
  return {
    get server() {
      return there().server
    },
    get browser() {
      return there().browser
    },
    get url() {
      return there().server.url
    },
  }
}
