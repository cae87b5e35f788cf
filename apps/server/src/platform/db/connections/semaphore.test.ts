import { describe, expect, it } from 'vitest'
import { createSemaphore, type Timer } from './semaphore.ts'

/** A timer that advances only by `pass`. */
function manualTimer() {
  let now = 0
  const timers = new Set<{ ms: number; next: number; run: () => void }>()
  const timer: Timer = {
    now: () => now,
    every(ms, run) {
      const entry = { ms, next: now + ms, run }
      timers.add(entry)
      return () => void timers.delete(entry)
    },
  }
  const nextTurn = () => new Promise<void>(setImmediate)
  const pass = async (ms: number) => {
    for (const end = now + ms; now < end; ) {
      now += 1
      for (const entry of timers) {
        if (entry.next > now) continue
        entry.next += entry.ms
        entry.run()
      }
    }
    await nextTurn()
  }
  return { timer, pass, nextTurn, timers }
}

/** Acquires `count` places; `started` lists those that have theirs, by number. */
function acquireMany(limit: number, count: number) {
  const time = manualTimer()
  const semaphore = createSemaphore(limit, 50, time.timer)
  const started: number[] = []
  for (let i = 0; i < count; i += 1) {
    const waiting = semaphore.acquire()
    if (waiting) void waiting.then(() => started.push(i))
    else started.push(i)
  }
  return { semaphore, started, ...time }
}

describe('the semaphore', () => {
  it('runs up to the limit at once; the others start in order of arrival, one per release', async () => {
    const { semaphore, started, nextTurn } = acquireMany(2, 5)
    expect(started).toEqual([0, 1])
    semaphore.release()
    await nextTurn()
    expect(started).toEqual([0, 1, 2])
    semaphore.release()
    semaphore.release()
    await nextTurn()
    expect(started).toEqual([0, 1, 2, 3, 4])
  })

  it('Work that has waited too long starts although nothing was released', async () => {
    const { semaphore, started, pass } = acquireMany(1, 3)
    await pass(25)
    expect(started).toEqual([0])
    await pass(50)
    expect(started).toEqual([0, 1, 2])
    // All three must be released before a place is free.
    semaphore.release()
    semaphore.release()
    expect(semaphore.acquire()).toBeInstanceOf(Promise)
    semaphore.release()
    semaphore.release()
    expect(semaphore.acquire()).toBeUndefined()
  })

  it('No timer runs while nothing waits', async () => {
    const { semaphore, pass, timers } = acquireMany(1, 2)
    expect(timers.size).toBe(1)
    semaphore.release()
    await pass(60)
    expect(timers.size).toBe(0)
  })
})
