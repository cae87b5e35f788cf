/** Something the guest should know. The app frame shows it; whoever says it knows no screen. API-2, API-4 */
export interface Notice {
  shows: 'toast' | 'dialog'
  message: string
  /** Errors are announced at once. */
  tone: 'plain' | 'error'
  /** A dialog's way on: what its button says, and where it leads. */
  onward?: { words: string; target: string }
}

type Reader = (notice: Notice) => void

const readers = new Set<Reader>()
/** Said before anybody could read it: the part that shows notices comes after the first page. */
const unread: Notice[] = []

/** Shows `message` for 3 s. API-6 */
export const toast = (message: string): void => tell({ shows: 'toast', message, tone: 'plain' })

/** Tells the guest; what nobody can show yet is shown as soon as somebody can. */
export function tell(notice: Notice): void {
  if (readers.size === 0) unread.push(notice)
  for (const reader of readers) reader(notice)
}

/** Hears every notice until the answer is called. */
export function onNotice(reader: Reader): () => void {
  // All who read begin to in one go: each is told.
  if (readers.size === 0) queueMicrotask(() => unread.splice(0).forEach(tell))
  readers.add(reader)
  return () => void readers.delete(reader)
}
