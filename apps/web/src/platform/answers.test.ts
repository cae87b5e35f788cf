import { afterEach, expect, test, vi } from 'vitest'
import { askedBefore, outdateAnswers, questionOf, sameOr } from './answers.ts'

afterEach(() => vi.useRealTimers())

let made = 0
/** A question of its own for each test. */
const ask = <T>(how: (held: T | undefined) => Promise<T>) => questionOf<T>(['test', ++made], how)

test('who asks the same at the same time shares one call', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  await Promise.all([question.ask(), question.ask()])
  expect(call).toHaveBeenCalledTimes(1)
  expect(question.shown()).toEqual({ data: 'soup', error: undefined, isFetching: false })
})

test('a question is the same one wherever its key is written the same', () => {
  const one = questionOf(['menu', 1, { way: 1300 }], async () => 1)
  expect(questionOf(['menu', 1, { way: 1300 }], async () => 2)).toBe(one)
  expect(questionOf(['menu', 2, { way: 1300 }], async () => 2)).not.toBe(one)
})

test('an answer that is fresh is not asked again, a stale one is', async () => {
  vi.useFakeTimers()
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  question.askWhenOlder(1000)
  await vi.advanceTimersByTimeAsync(999)
  question.askWhenOlder(1000)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  question.askWhenOlder(1000)
  expect(call).toHaveBeenCalledTimes(2)
})

test('an answer that never grows old is still asked for once', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'soup')
  const question = ask(call)
  question.askWhenOlder(Number.POSITIVE_INFINITY)
  await question.ask()
  question.askWhenOlder(Number.POSITIVE_INFINITY)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a failure keeps what was known and says why; the next answer takes it back', async () => {
  const answers = [async () => 'soup', () => Promise.reject(new Error('no network')), async () => 'stew']
  const question = ask(async () => (answers.shift() ?? (async () => ''))())
  await question.ask()
  await question.ask()
  expect(question.shown()).toMatchObject({ data: 'soup', error: { message: 'no network' }, isFetching: false })
  await question.ask()
  expect(question.shown()).toMatchObject({ data: 'stew', error: undefined })
})

test('the error stays in sight while it is tried again', async () => {
  const question = ask(() => Promise.reject(new Error('no network')))
  await question.ask()
  const again = question.ask()
  expect(question.shown()).toMatchObject({ error: { message: 'no network' }, isFetching: true })
  await again
})

test('a change made while an answer was under way is not undone by it · MENU-7', async () => {
  let answer = (_ids: string[]) => {}
  const question = ask<string[]>(() => new Promise(resolve => (answer = resolve)))
  const asked = question.ask()
  question.change(() => ['soup'])
  answer([])
  await asked
  expect(question.shown().data).toEqual(['soup'])
})

test('watchers hear of what changes, and of nothing else', async () => {
  const question = ask<string>(async held => held ?? 'soup')
  const heard = vi.fn<() => void>()
  const stop = question.watch(heard)
  await question.ask()
  await question.ask()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  question.change(() => 'stew')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('after signing in what is looked at is asked anew, the rest when it is next looked at', async () => {
  const [seen, unseen] = [vi.fn<() => Promise<number>>(async () => 1), vi.fn<() => Promise<number>>(async () => 2)]
  const [one, two] = [ask(seen), ask(unseen)]
  one.watch(() => {})
  await Promise.all([one.ask(), two.ask()])
  outdateAnswers()
  expect([seen, unseen].map(call => call.mock.calls.length)).toEqual([2, 1])
  two.askWhenOlder(Number.POSITIVE_INFINITY)
  expect(unseen).toHaveBeenCalledTimes(2)
})

test('who signs in while a visitor’s answer is under way sees their own after it, never the visitor’s for good · LOGIN-10', async () => {
  let answer = (_price: string) => {}
  const asked = vi.fn<() => Promise<string>>(() => new Promise(resolve => (answer = resolve)))
  const prices = ask(asked)
  const stop = prices.watch(() => {})
  void prices.ask()
  outdateAnswers()
  answer('price for all')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  answer('price for members')
  await vi.waitFor(() => expect(prices.shown().data).toBe('price for members'))
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
})

test('what nobody looks at is not asked for again when its outdated answer comes, but when it is next looked at', async () => {
  let answer = (_price: string) => {}
  const asked = vi.fn<() => Promise<string>>(() => new Promise(resolve => (answer = resolve)))
  const prices = ask(asked)
  const before = prices.ask()
  outdateAnswers()
  answer('price for all')
  await before
  expect(asked).toHaveBeenCalledTimes(1)
  prices.askWhenOlder(Number.POSITIVE_INFINITY)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('answers nobody looks at make room, those in sight stay', () => {
  questionOf(['in sight'], async () => 1).watch(() => {})
  questionOf(['out of sight'], async () => 1)
  for (let i = 0; i < 40; i++) questionOf(['more', i], async () => i)
  expect(askedBefore(['in sight'])).toBeDefined()
  expect(askedBefore(['out of sight'])).toBeUndefined()
  expect(askedBefore(['more', 39])).toBeDefined()
})

test('an answer that says the same is the held one', () => {
  const held = { soup: 3 }
  expect(sameOr(held, { soup: 3 })).toBe(held)
  expect(sameOr(held, { soup: 2 })).toEqual({ soup: 2 })
})
