import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './live.ts'

vi.mock('./send.ts', () => ({ send: async () => ({ ticket: 't' }) }))

class Stream extends EventTarget {
  static readonly opened: Stream[] = []
  onopen?: () => void
  constructor() {
    super()
    Stream.opened.push(this)
  }
  close(): void {}
  /** What a browser does when the server answers: its own event, then the server's first message. */
  answer(): void {
    this.onopen?.()
    for (const event of [new Event('open'), new MessageEvent('open', { data: '{}' })]) this.dispatchEvent(event)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Stream.opened.length = 0
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const reader = () => ({ state: vi.fn<() => void>(), change: vi.fn<() => void>() })

test('What was read after the stream opened is read again only at a change (CART-11)', async () => {
  const board = reader()
  const leave = listen('shop:101', board)
  await pass()
  const [stream] = Stream.opened
  stream?.answer()
  expect(board.change).not.toHaveBeenCalled()
  stream?.dispatchEvent(new MessageEvent('change'))
  expect(board.change).toHaveBeenCalledTimes(1)
  leave()
})

test('What was read without the stream is read again when it opens (CART-11)', async () => {
  const board = reader()
  const leave = listen('shop:101', board)
  await pass(1000)
  expect(board.state).toHaveBeenCalledTimes(1)
  Stream.opened[0]?.answer()
  expect(board.change).toHaveBeenCalledTimes(1)
  leave()
})

test('Parts of a page that listen to one topic share a stream, which is opened anew after the last one left (CART-11)', async () => {
  const [board, settings] = [reader(), reader()]
  const leave = [listen('shop:101', board), listen('shop:101', settings)]
  await pass()
  expect(Stream.opened).toHaveLength(1)
  Stream.opened[0]?.answer()
  leave[0]?.()
  Stream.opened[0]?.dispatchEvent(new MessageEvent('change'))
  expect([board.change, settings.change].map(one => one.mock.calls.length)).toEqual([0, 1])
  leave[1]?.()
  const again = listen('shop:101', board)
  await pass()
  expect(Stream.opened).toHaveLength(2)
  again()
})
