/** Time without a response after which the guest is notified, in ms. */
const SLOW_AFTER = 5000

type Retry = () => void

/** The retry functions of slow requests. */
const waiting = new Set<Retry>()
const watchers = new Set<() => void>()

const notify = (): void => {
  for (const watcher of watchers) watcher()
}

/** Whether any request is slow. API-3 */
export const isConnectionSlow = (): boolean => waiting.size > 0

/** Calls the watcher when that changes. Returns the unsubscribe function. */
export function onSlowConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Retries all slow requests at once. */
export const retryAll = (): void => {
  for (const again of waiting) again()
}

/** Tracks a pending request; `tryAgain` is called on a manual retry. Returns the function that ends the tracking. */
export function trackWaiting(tryAgain: Retry): () => void {
  let timer: ReturnType<typeof setTimeout>
  const over = () => {
    clearTimeout(timer)
    if (waiting.delete(again)) notify()
  }
  const begin = () => {
    timer = setTimeout(() => {
      waiting.add(again)
      notify()
    }, SLOW_AFTER)
  }
  const again = () => {
    over()
    begin()
    tryAgain()
  }
  begin()
  return over
}
