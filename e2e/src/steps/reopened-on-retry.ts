import { afterAll, beforeAll, beforeEach } from 'vitest'

/**
 * A resource of the journeys of a file: opened before the first, closed after the last, and reopened before a retry, so that
 * a failed try does not affect the next.
 */
export function reopenedOnRetry<T>(open: () => Promise<T>, close: (one: T) => Promise<unknown>): () => T {
  let opened: { one: T } | undefined
  const begin = async () => {
    opened = { one: await open() }
  }
  const end = async () => {
    const old = opened
    opened = undefined
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
    if (!opened) throw new Error('This is available within tests only')
    return opened.one
  }
}
