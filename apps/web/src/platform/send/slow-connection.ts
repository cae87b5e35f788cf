/** So long without an answer a guest begins to wonder, in ms: most come in less than one second. */
const SLOW_AFTER = 5000

type Retry = () => void

/** What waits for long, each with the way to try it again. */
const waiting = new Set<Retry>()
const watchers = new Set<() => void>()

const notify = (): void => {
  for (const watcher of watchers) watcher()
}

/** Whether something has been without an answer for so long that the guest is to be told. API-3 */
export const isConnectionSlow = (): boolean => waiting.size > 0

/** Told whenever that changes, until the answer is called. */
export function onSlowConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Tries everything again that waits for long: the guest does not want to wait for its time to be up. */
export const retryAll = (): void => {
  for (const again of waiting) again()
}

/** Somebody waits from now on; `tryAgain` is called where the guest asks for it. Answers how to say that it is over. */
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
