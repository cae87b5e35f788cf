/** So long without an answer a guest begins to wonder, in ms: most come in less than one second. */
const SLOW_AFTER = 5000

type TryAgain = () => void

/** What waits for long, each with the way to try it again. */
const waiting = new Set<TryAgain>()
const watchers = new Set<() => void>()

const tell = (): void => {
  for (const watcher of watchers) watcher()
}

/** Whether something has been without an answer for so long that the guest is to be told. API-3 */
export const isLineSlow = (): boolean => waiting.size > 0

/** Told whenever that changes, until the answer is called. */
export function onSlowLine(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Tries everything again that waits for long: the guest does not want to wait for its time to be up. */
export const tryAllAgain = (): void => {
  for (const again of waiting) again()
}

/** Somebody waits from now on; `tryAgain` is called where the guest asks for it. Answers how to say that it is over. */
export function waits(tryAgain: TryAgain): () => void {
  let timer: ReturnType<typeof setTimeout>
  const over = () => {
    clearTimeout(timer)
    if (waiting.delete(again)) tell()
  }
  const begin = () => {
    timer = setTimeout(() => {
      waiting.add(again)
      tell()
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
