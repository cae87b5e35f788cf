import { afterEach, expect, test, vi } from 'vitest'
import { existingQuery, invalidateCachedQueries, cachedQuery, keepIfEqual } from './query-cache.ts'

afterEach(() => vi.useRealTimers())

let count = 0
/** A question of its own for each test. */
const ask = <T>(how: (held: T | undefined) => Promise<T>) => cachedQuery<T>(['test', ++count], how)

test('Simultaneous equal queries share one call', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  await Promise.all([question.fetch(), question.fetch()])
  expect(call).toHaveBeenCalledTimes(1)
  expect(question.state()).toEqual({ data: 'soup', error: undefined, isFetching: false })
})

test('Equal keys give the same query', () => {
  const one = cachedQuery(['menu', 1, { way: 1300 }], async () => 1)
  expect(cachedQuery(['menu', 1, { way: 1300 }], async () => 2)).toBe(one)
  expect(cachedQuery(['menu', 2, { way: 1300 }], async () => 2)).not.toBe(one)
})

test('A fresh answer is reused, a stale one is requested again', async () => {
  vi.useFakeTimers()
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  question.fetchIfOlder(1000)
  await vi.advanceTimersByTimeAsync(999)
  question.fetchIfOlder(1000)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  question.fetchIfOlder(1000)
  expect(call).toHaveBeenCalledTimes(2)
})

test('An answer that never becomes stale is requested once', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  question.fetchIfOlder(Number.POSITIVE_INFINITY)
  await question.fetch()
  question.fetchIfOlder(Number.POSITIVE_INFINITY)
  expect(call).toHaveBeenCalledTimes(1)
})

test('A failure keeps the data and reports the error until the next answer', async () => {
  const answers = [async () => 'soup', () => Promise.reject(new Error('no network')), async () => 'stew']
  const question = ask(async () => (answers.shift() ?? (async () => ''))())
  await question.fetch()
  await question.fetch()
  expect(question.state()).toMatchObject({ data: 'soup', error: { message: 'no network' }, isFetching: false })
  await question.fetch()
  expect(question.state()).toMatchObject({ data: 'stew', error: undefined })
})

test('The error is shown during a retry', async () => {
  const question = ask(() => Promise.reject(new Error('no network')))
  await question.fetch()
  const again = question.fetch()
  expect(question.state()).toMatchObject({ error: { message: 'no network' }, isFetching: true })
  await again
})

test('An answer requested before a change does not revert it (MENU-7)', async () => {
  let answer = (_ids: string[]) => {}
  const question = ask<string[]>(() => new Promise(resolve => (answer = resolve)))
  const value = question.fetch()
  question.update(() => ['soup'])
  answer([])
  await value
  expect(question.state().data).toEqual(['soup'])
})

test('Subscribers are called on changes only', async () => {
  const question = ask<string>(async held => held ?? 'soup')
  const listenersOfTopic = vi.fn<() => void>()
  const stop = question.subscribe(listenersOfTopic)
  await question.fetch()
  await question.fetch()
  expect(listenersOfTopic).toHaveBeenCalledTimes(1)
  stop()
  question.update(() => 'stew')
  expect(listenersOfTopic).toHaveBeenCalledTimes(1)
})

test('After sign-in visible queries are repeated at once, others when next used', async () => {
  const [seen, unseen] = [vi.fn<() => Promise<number>>(async () => 1), vi.fn<() => Promise<number>>(async () => 2)]
  const [one, two] = [ask(seen), ask(unseen)]
  one.subscribe(() => {})
  await Promise.all([one.fetch(), two.fetch()])
  invalidateCachedQueries()
  expect([seen, unseen].map(call => call.mock.calls.length)).toEqual([2, 1])
  two.fetchIfOlder(Number.POSITIVE_INFINITY)
  expect(unseen).toHaveBeenCalledTimes(2)
})

test("A guest who signs in during a visitor's query gets their own answer after it (LOGIN-10)", async () => {
  let answer = (_price: string) => {}
  const value = vi.fn<() => Promise<string>>(() => new Promise(resolve => (answer = resolve)))
  const prices = ask(value)
  const stop = prices.subscribe(() => {})
  void prices.fetch()
  invalidateCachedQueries()
  answer('price for all')
  await vi.waitFor(() => expect(value).toHaveBeenCalledTimes(2))
  answer('price for members')
  await vi.waitFor(() => expect(prices.state().data).toBe('price for members'))
  expect(value).toHaveBeenCalledTimes(2)
  stop()
})

test('An outdated answer without subscribers is requested again when next used', async () => {
  let answer = (_price: string) => {}
  const value = vi.fn<() => Promise<string>>(() => new Promise(resolve => (answer = resolve)))
  const prices = ask(value)
  const before = prices.fetch()
  invalidateCachedQueries()
  answer('price for all')
  await before
  expect(value).toHaveBeenCalledTimes(1)
  prices.fetchIfOlder(Number.POSITIVE_INFINITY)
  expect(value).toHaveBeenCalledTimes(2)
})

test('Answers without subscribers are evicted, others stay', () => {
  cachedQuery(['in sight'], async () => 1).subscribe(() => {})
  cachedQuery(['out of sight'], async () => 1)
  for (let i = 0; i < 40; i++) cachedQuery(['more', i], async () => i)
  expect(existingQuery(['in sight'])).toBeDefined()
  expect(existingQuery(['out of sight'])).toBeUndefined()
  expect(existingQuery(['more', 39])).toBeDefined()
})

test('An equal answer keeps the stored object', () => {
  const held = { soup: 3 }
  expect(keepIfEqual(held, { soup: 3 })).toBe(held)
  expect(keepIfEqual(held, { soup: 2 })).toEqual({ soup: 2 })
})

test('After an announced change a running fetch is followed by one more, and repeated announcements share it (CART-9)', async () => {
  const answers: ((text: string) => void)[] = []
  const question = ask<string>(() => new Promise(resolve => void answers.push(resolve)))
  const first = question.fetch()
  const announced = [question.refetch(), question.refetch()]
  answers[0]?.('before the change')
  await first
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('after it')
  await Promise.all(announced)
  expect(answers).toHaveLength(2)
  expect(question.state().data).toBe('after it')
})
