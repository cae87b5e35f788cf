import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribe } from './push.ts'

const tickets = vi.hoisted(() => ({ asked: [] as ((ticket: string) => void)[] }))
vi.mock('../send/index.ts', () => ({
  send: () =>
    new Promise(resolve => {
      tickets.asked.push(ticket => resolve({ ticket }))
    }),
}))

class Stream extends EventTarget {
  static readonly open = new Set<Stream>()
  constructor() {
    super()
    Stream.open.add(this)
  }
  close(): void {
    Stream.open.delete(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms = 25) => vi.advanceTimersByTimeAsync(ms)

test('A screen that mounts twice while a ticket is pending has one stream, and none after it unmounts (CART-11)', async () => {
  const leave = subscribe('cart:1', () => {})
  await pass()
  const leaveOther = subscribe('table:1', () => {})
  await pass()
  leaveOther()
  await pass()
  expect(tickets.asked).toHaveLength(3)
  for (const answer of tickets.asked) answer('t')
  await pass()
  expect(Stream.open.size).toBe(1)
  leave()
  await pass()
  expect(Stream.open.size).toBe(0)
})

test('A change before the stream opened is reported when it opens, and each later change (CART-11)', async () => {
  const listenersOfTopic: (number | undefined)[] = []
  const leave = subscribe('order:1', version => listenersOfTopic.push(version))
  await pass()
  tickets.asked.at(-1)?.('t')
  await pass()
  const [stream] = Stream.open
  stream?.dispatchEvent(new Event('open'))
  stream?.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ topic: 'order:1', version: 4 }) }))
  stream?.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ topic: 'order:2', version: 9 }) }))
  expect(listenersOfTopic).toEqual([undefined, 4])
  leave()
  await pass()
})

test('A screen replaced by another of the same topic while a ticket arrives still has a stream (CART-11)', async () => {
  const leave = subscribe('cart:2', () => {})
  await pass()
  leave()
  tickets.asked.at(-1)?.('t')
  // The ticket has no watcher; before the next request is planned, the next screen watches.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  const leaveNext = subscribe('cart:2', () => {})
  await pass()
  tickets.asked.at(-1)?.('t')
  await pass()
  expect(Stream.open.size).toBe(1)
  leaveNext()
  await pass()
})
