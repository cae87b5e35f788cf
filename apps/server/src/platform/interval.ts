/** Work repeated in every process until it is stopped. */
export interface Interval {
  /** Starts; the first run is after one pause. */
  start(): void
  /** Starts no further run and waits for the current one. */
  stop(): Promise<void>
}

/** Runs `task` repeatedly with a pause of `pauseMs` after each run; errors go to `onError` and do not stop it. */
export function createInterval(
  pauseMs: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Interval {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const schedule = () => {
    timer = setTimeout(() => {
      running = task()
        .catch(onError)
        .then(() => (timer === undefined ? undefined : schedule()))
    }, pauseMs)
    timer.unref()
  }
  return {
    start: schedule,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
