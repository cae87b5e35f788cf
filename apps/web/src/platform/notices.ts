/** Something the guest should know. The app frame shows it; whoever says it knows no screen. API-2, API-4 */
export interface Notice {
  shows: 'toast' | 'dialog'
  message: string
  /** Errors are announced at once. */
  tone: 'plain' | 'error'
  /** A dialog's way on: what its button says, and where it leads. */
  action?: { words: string; target: string }
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()
/** Said before anybody could read it: the part that shows notices comes after the first page. */
const pending: Notice[] = []

/** Shows `message` for 3 s. API-6 */
export const toast = (message: string): void => notify({ shows: 'toast', message, tone: 'plain' })

/** Tells the guest; what nobody can show yet is shown as soon as somebody can. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) pending.push(notice)
  for (const reader of listeners) reader(notice)
}

/** Hears every notice until the answer is called. */
export function onNotice(reader: Listener): () => void {
  // All who read begin to in one go: each is told.
  if (listeners.size === 0) queueMicrotask(() => pending.splice(0).forEach(notify))
  listeners.add(reader)
  return () => void listeners.delete(reader)
}
