/** Limits how many pieces of work run at once. Every `acquire` is followed by exactly one `release`. */
export interface Semaphore {
  /** `undefined` when a place is free at once, else a promise that resolves when one is. */
  acquire(): Promise<void> | undefined
  release(): void
}

/** Monotonic time (ms) and a repeating timer, so that tests can control both. */
export interface Timer {
  now(): number
  /** Calls `run` every `ms` milliseconds until the returned function is called. */
  every(ms: number, run: () => void): () => void
}

const processTimer: Timer = {
  now: () => performance.now(),
  every(ms, run) {
    const interval = setInterval(run, ms)
    return () => clearInterval(interval)
  },
}

interface Waiting {
  start: () => void
  since: number
}

/**
 * Runs at most `limit` pieces of work at once; the others start in order of arrival. Work that has waited `maxWaitMs`
 * starts anyway (at most half of that later), so that work that hangs delays nothing for longer.
 */
export function createSemaphore(limit: number, maxWaitMs: number, timer: Timer = processTimer): Semaphore {
  let running = 0
  const waiting: Waiting[] = []
  let stopTimer: (() => void) | undefined
  const startNext = () => {
    running += 1
    waiting.shift()?.start()
  }
  const startOverdue = () => {
    const overdue = timer.now() - maxWaitMs
    while (waiting[0] && waiting[0].since <= overdue) startNext()
    if (waiting.length > 0) return
    stopTimer?.()
    stopTimer = undefined
  }
  return {
    acquire() {
      if (running < limit) {
        running += 1
        return undefined
      }
      stopTimer ??= timer.every(maxWaitMs / 2, startOverdue)
      return new Promise(start => waiting.push({ start, since: timer.now() }))
    },
    release() {
      running -= 1
      if (waiting.length > 0 && running < limit) startNext()
    },
  }
}
