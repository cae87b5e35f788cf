import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser, startServer, type TestServer } from '../harness.ts'

/** A running product and a browser, made before the journeys of a file and taken down after. */
export interface House {
  readonly server: TestServer
  readonly browser: Browser
  readonly url: string
}

/** Begins a server of its own and a browser for the journeys of this file. */
export function openHouse(env: Readonly<Record<string, string>> = {}): House {
  let server: TestServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(env), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  const there = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The house is not open yet')
    return one
  }
  return {
    get server() {
      return there(server)
    },
    get browser() {
      return there(browser)
    },
    get url() {
      return there(server).url
    },
  }
}
