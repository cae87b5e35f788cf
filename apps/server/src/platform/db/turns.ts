/** Waits for a turn; `undefined` where it is there already. Each turn is given back once. */
export interface Turns {
  take(): Promise<void> | undefined
  giveBack(): void
}

/** What tells a crowd of time: milliseconds that only rise, and what is done again after each `ms` until the answer is called. */
export interface Ticks {
  now(): number
  every(ms: number, run: () => void): () => void
}

const ofTheProcess: Ticks = {
  now: () => performance.now(),
  every(ms, run) {
    const ticking = setInterval(run, ms)
    return () => clearInterval(ticking)
  },
}

interface Waiting {
  begin: () => void
  since: number
}

/**
 * Lets `atOnce` pieces of work run side by side, the others in the order they came. Who has waited for `patienceMs` begins all
 * the same, a little later at most: work that hangs holds nobody up for longer than that.
 */
export function createTurns(atOnce: number, patienceMs: number, ticks: Ticks = ofTheProcess): Turns {
  let running = 0
  const waiting: Waiting[] = []
  let stopLooking: (() => void) | undefined
  const beginNext = () => {
    running += 1
    waiting.shift()?.begin()
  }
  const look = () => {
    const tooLong = ticks.now() - patienceMs
    while (waiting[0] && waiting[0].since <= tooLong) beginNext()
    if (waiting.length > 0) return
    stopLooking?.()
    stopLooking = undefined
  }
  return {
    take() {
      if (running < atOnce) {
        running += 1
        return undefined
      }
      stopLooking ??= ticks.every(patienceMs / 2, look)
      return new Promise(begin => waiting.push({ begin, since: ticks.now() }))
    },
    giveBack() {
      running -= 1
      if (waiting.length > 0 && running < atOnce) beginNext()
    },
  }
}
