import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '../faults.ts'
import { createReadLimits, SLOW_MS } from './read-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A read that runs until the test ends it. */
function openRead() {
  let end = () => {}
  const done = new Promise<string>(resolve => {
    end = () => resolve('read')
  })
  return { read: () => done, end: () => end() }
}

test('Three reads of one statement run at once, the fourth when one ends', async () => {
  const limits = createReadLimits()
  const reads = Array.from({ length: 3 }, openRead)
  const running = reads.map(one => limits.run('a', one.read))
  const fourth = vi.fn<() => Promise<string>>(() => Promise.resolve('fourth'))
  const last = limits.run('a', fourth)
  await Promise.resolve()
  expect(fourth).not.toHaveBeenCalled()
  expect(await limits.run('b', () => Promise.resolve('other'))).toBe('other')
  reads[1]?.end()
  expect(await last).toBe('fourth')
  for (const one of reads) one.end()
  expect(await Promise.all(running)).toEqual(['read', 'read', 'read'])
})

test('A read that finds no place within two seconds is refused as unavailable', async () => {
  const limits = createReadLimits()
  const reads = Array.from({ length: 3 }, openRead)
  for (const one of reads) void limits.run('a', one.read)
  const refused = expect(limits.run('a', () => Promise.resolve())).rejects.toBeInstanceOf(DatabaseUnavailable)
  await vi.advanceTimersByTimeAsync(2001)
  await refused
  for (const one of reads) one.end()
})

test('Slow statements together have two places, and are ordinary again after five seconds', async () => {
  const limits = createReadLimits()
  await Promise.all(['a', 'b', 'c'].map(name => limits.run(name, () => vi.advanceTimersByTimeAsync(SLOW_MS + 1))))
  expect(['a', 'b', 'c', 'd'].map(name => limits.isSlow(name))).toEqual([true, true, true, false])
  const [first, second] = [openRead(), openRead()]
  const running = [limits.run('a', first.read), limits.run('b', second.read)]
  const third = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const waiting = limits.run('c', third)
  await vi.advanceTimersByTimeAsync(10)
  expect(third).not.toHaveBeenCalled()
  first.end()
  await waiting
  second.end()
  await Promise.all(running)
  await vi.advanceTimersByTimeAsync(5001)
  expect(limits.isSlow('a')).toBe(false)
})

test('A failed read frees its place', async () => {
  const limits = createReadLimits()
  const failed = await Promise.allSettled(
    Array.from({ length: 9 }, () => limits.run('a', () => Promise.reject(new Error('no')))),
  )
  expect(failed.map(one => one.status)).toEqual(Array.from({ length: 9 }, () => 'rejected'))
  vi.useRealTimers()
  expect(await limits.run('a', () => wait(1, 'free'))).toBe('free')
})
