import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhone, openBrowser, startServer, type TestServer } from './harness.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

test('the server answers, and again after it was killed', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.kill()
  await server.restart()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a phone opens the guest app', async () => {
  const browser = await openBrowser()
  try {
    const { page } = await newPhone(browser)
    const answer = await page.goto(server.url)
    expect(answer?.status()).toBeLessThan(500)
  } finally {
    await browser.close()
  }
})
