/** An error on this phone. */
export interface ErrorEvent {
  name: string
  level: 'error'
  message: string
  stack?: string
  path: string
  at: string
  /** The trace of the visit. */
  traceId: string
}

/** Milliseconds between batches, events per batch, and queue limit. ETC-4 */
const INTERVAL_MS = 10_000
const BATCH = 50
const MAX_QUEUED = 1000

type Schedule = (work: () => void, ms: number) => void

export interface EventQueue {
  add(event: ErrorEvent): void
  /** Sends one batch now, because the page is being left. */
  flush(): void
}

/**
 * Queues events and uploads them in batches. Events over the limit and failed batches are dropped, so that reporting errors never
 * causes more. ETC-4
 */
export function createEventQueue(upload: (events: ErrorEvent[]) => Promise<unknown>, schedule: Schedule): EventQueue {
  const waiting: ErrorEvent[] = []
  let due = false
  const flush = () => {
    if (waiting.length > 0) upload(waiting.splice(0, BATCH)).catch(() => {})
  }
  const plan = () => {
    if (due || waiting.length === 0) return
    due = true
    schedule(() => {
      due = false
      flush()
      plan()
    }, INTERVAL_MS)
  }
  return {
    add(event) {
      if (waiting.length >= MAX_QUEUED) return
      waiting.push(event)
      plan()
    },
    flush,
  }
}
