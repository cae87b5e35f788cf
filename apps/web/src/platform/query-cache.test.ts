import { afterEach, expect, test, vi } from 'vitest'
import { existingQuery, invalidateCachedQueries, cachedQuery, keepIfEqual } from './query-cache.ts'

afterEach(() => vi.useRealTimers())

let made = 0
/** A question of its own for each test. */
const ask = <T>(how: (held: T | undefined) => Promise<T>) => cachedQuery<T>(['test', ++made], how)

test('who asks the same at the same time shares one call', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  await Promise.all([question.fetch(), question.fetch()])
  expect(call).toHaveBeenCalledTimes(1)
  expect(question.state()).toEqual({ data: 'soup', error: undefined, isFetching: false })
})

test('a question is the same one wherever its key is written the same', () => {
  const one = cachedQuery(['menu', 1, { way: 1300 }], async () => 1)
  expect(cachedQuery(['menu', 1, { way: 1300 }], async () => 2)).toBe(one)
  expect(cachedQuery(['menu', 2, { way: 1300 }], async () => 2)).not.toBe(one)
})

test('an answer that is fresh is not asked again, a stale one is', async () => {
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

test('an answer that never grows old is still asked for once', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  question.fetchIfOlder(Number.POSITIVE_INFINITY)
  await question.fetch()
  question.fetchIfOlder(Number.POSITIVE_INFINITY)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a failure keeps what was known and says why; the next answer takes it back', async () => {
  const answers = [async () => 'soup', () => Promise.reject(new Error('no network')), async () => 'stew']
  const question = ask(async () => (answers.shift() ?? (async () => ''))())
  await question.fetch()
  await question.fetch()
  expect(question.state()).toMatchObject({ data: 'soup', error: { message: 'no network' }, isFetching: false })
  await question.fetch()
  expect(question.state()).toMatchObject({ data: 'stew', error: undefined })
})

test('the error stays in sight while it is tried again', async () => {
  const question = ask(() => Promise.reject(new Error('no network')))
  await question.fetch()
  const again = question.fetch()
  expect(question.state()).toMatchObject({ error: { message: 'no network' }, isFetching: true })
  await again
})

test('a change made while an answer was under way is not undone by it · MENU-7', async () => {
  let answer = (_ids: string[]) => {}
  const question = ask<string[]>(() => new Promise(resolve => (answer = resolve)))
  const value = question.fetch()
  question.update(() => ['soup'])
  answer([])
  await value
  expect(question.state().data).toEqual(['soup'])
})

test('watchers hear of what changes, and of nothing else', async () => {
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

test('after signing in what is looked at is asked anew, the rest when it is next looked at', async () => {
  const [seen, unseen] = [vi.fn<() => Promise<number>>(async () => 1), vi.fn<() => Promise<number>>(async () => 2)]
  const [one, two] = [ask(seen), ask(unseen)]
  one.subscribe(() => {})
  await Promise.all([one.fetch(), two.fetch()])
  invalidateCachedQueries()
  expect([seen, unseen].map(call => call.mock.calls.length)).toEqual([2, 1])
  two.fetchIfOlder(Number.POSITIVE_INFINITY)
  expect(unseen).toHaveBeenCalledTimes(2)
})

test('who signs in while a visitor’s answer is under way sees their own after it, never the visitor’s for good · LOGIN-10', async () => {
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

test('what nobody looks at is not asked for again when its outdated answer comes, but when it is next looked at', async () => {
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

test('answers nobody looks at make room, those in sight stay', () => {
  cachedQuery(['in sight'], async () => 1).subscribe(() => {})
  cachedQuery(['out of sight'], async () => 1)
  for (let i = 0; i < 40; i++) cachedQuery(['more', i], async () => i)
  expect(existingQuery(['in sight'])).toBeDefined()
  expect(existingQuery(['out of sight'])).toBeUndefined()
  expect(existingQuery(['more', 39])).toBeDefined()
})

test('an answer that says the same is the held one', () => {
  const held = { soup: 3 }
  expect(keepIfEqual(held, { soup: 3 })).toBe(held)
  expect(keepIfEqual(held, { soup: 2 })).toEqual({ soup: 2 })
})
