import { afterAll, beforeAll, beforeEach } from 'vitest'

/**
 * What the journeys of a file need: opened before the first, closed after the last, and made anew before a second try, so
 * that a try that failed leaves nothing to the next.
 */
export function reopenedOnRetry<T>(open: () => Promise<T>, close: (one: T) => Promise<unknown>): () => T {
  let there: { one: T } | undefined
  const begin = async () => {
    there = { one: await open() }
  }
  const end = async () => {
    const old = there
    there = undefined
    if (old) await close(old.one)
  }
  beforeAll(begin)
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await end()
    await begin()
  })
  afterAll(end)
  return () => {
    if (!there) throw new Error('This is there within tests only')
    return there.one
  }
}
