/** A message to the guest, shown by the app frame. API-2, API-4 */
export interface Notice {
  shows: 'toast' | 'dialog'
  message: string
  /** Errors are announced assertively. */
  tone: 'plain' | 'error'
  /** A dialog's button: its label and target route. */
  action?: { label: string; target: string }
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()
/** Notices before the first listener: the part that shows them is loaded after the first page. */
const pending: Notice[] = []

/** Shows `message` for 3 s. API-6 */
export const toast = (message: string): void => notify({ shows: 'toast', message, tone: 'plain' })

/** Shows a notice, or queues it until a listener is there; the inline script of the first page shows its text meanwhile. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) {
    pending.push(notice)
    dispatchEvent(new CustomEvent('notice', { detail: notice.message }))
  }
  for (const reader of listeners) reader(notice)
}

/** Calls the listener for every notice. Returns the unsubscribe function. */
export function onNotice(reader: Listener): () => void {
  // Deliver queued notices after all listeners of this turn have subscribed.
  if (listeners.size === 0) queueMicrotask(() => pending.splice(0).forEach(notify))
  listeners.add(reader)
  return () => void listeners.delete(reader)
}
