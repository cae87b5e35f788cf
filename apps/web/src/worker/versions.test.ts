import { afterEach, expect, test, vi } from 'vitest'
import type { RouterRule, WorkerScope } from './events.ts'
import { takeOverAtOnce } from './versions.ts'

afterEach(() => void vi.useRealTimers())

/** A worker with its listeners, which counts its requests to take over. */
function newVersion() {
  const listeners: Record<string, (event: never) => void> = {}
  const rules: RouterRule[] = []
  let requests = 0
  const worker = {
    skipWaiting: async () => void requests++,
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners[name] = listener
    },
  }
  const replaced = takeOverAtOnce(worker as unknown as WorkerScope)
  const send = (name: string, more: object = {}) => listeners[name]?.({ waitUntil: () => {}, ...more } as never)
  const addRoutes = async (more: RouterRule[]) => void rules.push(...more)
  return { replaced, rules, requests: () => requests, install: () => send('install', { addRoutes }), send }
}

test('A new version repeats its request to take over until it is active (APP-2)', () => {
  vi.useFakeTimers()
  const { requests, install, send } = newVersion()
  install()
  expect(requests()).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(requests()).toBe(5)
  send('activate')
  vi.advanceTimersByTime(10_000)
  expect(requests()).toBe(5)
})

test('A new version ends what the former one is saving (APP-2)', async () => {
  const former = newVersion()
  const next = newVersion()
  next.install()
  await vi.waitFor(() => expect(former.replaced.aborted).toBe(true))
  expect(next.replaced.aborted).toBe(false)
  next.send('activate')
})

test('Calls and forms do not start the worker where the browser has routes, and it installs where there are none (APP-2)', () => {
  const { rules, requests, install, send } = newVersion()
  install()
  expect(rules.map(({ source }) => source)).toEqual(['network', 'network', 'network'])
  send('activate')
  const older = newVersion()
  older.send('install')
  expect([requests(), older.requests()]).toEqual([1, 1])
  older.send('activate')
})
