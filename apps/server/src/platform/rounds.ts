/** Something that is looked after again and again, in every process, until it is stopped. */
export interface Rounds {
  /** Begins; the first look comes after one pause. */
  start(): void
  /** Begins no other look, and waits for the one under way. */
  stop(): Promise<void>
}

/** Does `look` with a pause of `everyMs` between one and the next; what a look throws is `failed`'s, and the next one comes all the same. */
export function createRounds(everyMs: number, look: () => Promise<unknown>, failed: (error: unknown) => void): Rounds {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const again = () => {
    timer = setTimeout(() => {
      running = look()
        .catch(failed)
        .then(() => (timer === undefined ? undefined : again()))
    }, everyMs)
    timer.unref()
  }
  return {
    start: again,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
