import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNotice } from './notices.ts'
import { waitForServer, loadPart } from './load-part.ts'

const reload = vi.fn<() => void>()
const showNotice = vi.fn<() => void>()
let answer: () => Promise<{ status: number }>
let quiet: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('location', { href: 'http://localhost/storeIndex', reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => answer())
  answer = async () => ({ status: 200 })
  quiet = onNotice(showNotice)
})

afterEach(() => {
  quiet()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const failToLoad = async (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Comes at the given try; 1 is the first. */
const comesAt = (at: number) => {
  let tries = 0
  return async () => (++tries < at ? failToLoad() : 'there')
}

test('An available part loads at once', async () => {
  await expect(loadPart(async () => 'there')).resolves.toBe('there')
  expect(reload).not.toHaveBeenCalled()
})

test('A part removed by a new version reloads the page once', async () => {
  void loadPart(failToLoad)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(showNotice).not.toHaveBeenCalled()
})

test('A part still missing after the reload is reported once and retried', async () => {
  void loadPart(failToLoad)
  await vi.advanceTimersByTimeAsync(0)
  const part = loadPart(comesAt(4))
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(part).resolves.toBe('there')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(showNotice).toHaveBeenCalledTimes(1)
})

test('After a minute the page may reload again', async () => {
  void loadPart(failToLoad)
  await vi.advanceTimersByTimeAsync(61_000)
  void loadPart(failToLoad)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['Without a connection', () => vi.stubGlobal('navigator', { onLine: false })],
  ['While the server does not answer', () => (answer = failToLoad)],
  ['While the server is overloaded', () => (answer = async () => ({ status: 503 }))],
])('%s the page stays, and the part loads by itself', async (_when, arrange) => {
  arrange()
  const part = loadPart(comesAt(3))
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(part).resolves.toBe('there')
  expect(reload).not.toHaveBeenCalled()
  expect(showNotice).toHaveBeenCalledTimes(1)
})

test('Navigation without a connection waits for it, with one notice', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const reached = vi.fn<(is: boolean) => void>()
  void waitForServer(() => true).then(reached)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reached).not.toHaveBeenCalled()
  expect(showNotice).toHaveBeenCalledTimes(1)
  vi.stubGlobal('navigator', { onLine: true })
  await vi.advanceTimersByTimeAsync(2000)
  expect(reached).toHaveBeenCalledWith(true)
})

test('A guest who navigated elsewhere stays there', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  let wanted = true
  const reached = waitForServer(() => wanted)
  await vi.advanceTimersByTimeAsync(5000)
  wanted = false
  vi.stubGlobal('navigator', { onLine: true })
  await vi.advanceTimersByTimeAsync(2000)
  await expect(reached).resolves.toBe(false)
})

test('A preload fails without a notice', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const part = loadPart(comesAt(3), { quiet: true })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(part).resolves.toBe('there')
  expect(showNotice).not.toHaveBeenCalled()
})
