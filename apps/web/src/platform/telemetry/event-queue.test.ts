import { expect, test } from 'vitest'
import { createEventQueue, type ErrorEvent } from './event-queue.ts'

const event = (message: string): ErrorEvent => ({
  name: 'Error',
  level: 'error',
  message,
  path: '/home',
  at: '',
  traceId: '',
})

/** A queue whose time passes by hand. */
function phone(upload: (events: ErrorEvent[]) => Promise<unknown> = () => Promise.resolve()) {
  const batches: ErrorEvent[][] = []
  const timers: { work: () => void; ms: number }[] = []
  const queue = createEventQueue(
    events => {
      batches.push(events)
      return upload(events)
    },
    (work, ms) => void timers.push({ work, ms }),
  )
  return { queue, batches, timers, pass: () => timers.shift()?.work() }
}

test('Events are sent together, ten seconds after the first (ETC-4)', () => {
  const { queue, batches, timers, pass } = phone()
  queue.add(event('a'))
  queue.add(event('b'))
  expect([batches.length, timers.map(it => it.ms)]).toEqual([0, [10_000]])
  pass()
  expect(batches.map(it => it.map(one => one.message))).toEqual([['a', 'b']])
  expect(timers).toEqual([])
})

test('At most fifty events are sent at once, the rest ten seconds later (ETC-4)', () => {
  const { queue, batches, pass } = phone()
  for (let n = 0; n < 120; n += 1) queue.add(event(`${n}`))
  for (let turn = 0; turn < 5; turn += 1) pass()
  expect(batches.map(it => it.length)).toEqual([50, 50, 20])
})

test('At most a thousand events are queued, further ones are dropped (ETC-4)', () => {
  const { queue, batches, pass } = phone()
  for (let n = 0; n < 100_000; n += 1) queue.add(event(`${n}`))
  for (let turn = 0; turn < 100; turn += 1) pass()
  expect(batches.flat()).toHaveLength(1000)
})

test('Events that cannot be sent are dropped silently, later ones are sent (ETC-4)', async () => {
  const { queue, batches, pass } = phone(() => Promise.reject(new Error('offline')))
  queue.add(event('a'))
  pass()
  await Promise.resolve()
  queue.add(event('b'))
  pass()
  expect(batches.flat().map(it => it.message)).toEqual(['a', 'b'])
})

test('When the page is left, what is queued is sent at once, and nothing twice (ETC-4)', () => {
  const { queue, batches, pass } = phone()
  queue.flush()
  queue.add(event('a'))
  queue.flush()
  pass()
  expect(batches.map(it => it.map(one => one.message))).toEqual([['a']])
})
