/** Waits for a turn; `undefined` where it is there already. Each turn is given back once. */
export interface Turns {
  take(): Promise<void> | undefined
  giveBack(): void
}

interface Waiting {
  begin: () => void
  since: number
}

/**
 * Lets `atOnce` pieces of work run side by side, the others in the order they came. Who has waited for `patienceMs` begins all
 * the same, a little later at most: work that hangs holds nobody up for longer than that.
 */
export function createTurns(atOnce: number, patienceMs: number): Turns {
  let running = 0
  const waiting: Waiting[] = []
  let looking: NodeJS.Timeout | undefined
  const beginNext = () => {
    running += 1
    waiting.shift()?.begin()
  }
  const look = () => {
    const tooLong = performance.now() - patienceMs
    while (waiting[0] && waiting[0].since <= tooLong) beginNext()
    if (waiting.length > 0) return
    clearInterval(looking)
    looking = undefined
  }
  return {
    take() {
      if (running < atOnce) {
        running += 1
        return undefined
      }
      looking ??= setInterval(look, patienceMs / 2)
      return new Promise(begin => waiting.push({ begin, since: performance.now() }))
    },
    giveBack() {
      running -= 1
      if (waiting.length > 0 && running < atOnce) beginNext()
    },
  }
}
