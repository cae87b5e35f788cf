/** One thing that went wrong on this phone. */
export interface ErrorEvent {
  name: string
  level: 'error'
  message: string
  stack?: string
  path: string
  at: string
}

/** Milliseconds between batches, events of one, and events that wait at most. ETC-4 */
const EVERY_MS = 10_000
const BATCH = 50
const MOST = 1000

type Later = (work: () => void, ms: number) => void

export interface EventQueue {
  add(event: ErrorEvent): void
}

/**
 * Keeps events and hands them over in batches; what does not fit is dropped, and so is a batch that could not be sent:
 * reporting trouble must never make more of it. ETC-4
 */
export function createEventQueue(upload: (events: ErrorEvent[]) => Promise<unknown>, later: Later): EventQueue {
  const waiting: ErrorEvent[] = []
  let due = false
  const plan = () => {
    if (due || waiting.length === 0) return
    due = true
    later(() => {
      due = false
      upload(waiting.splice(0, BATCH)).catch(() => {})
      plan()
    }, EVERY_MS)
  }
  return {
    add(event) {
      if (waiting.length >= MOST) return
      waiting.push(event)
      plan()
    },
  }
}
