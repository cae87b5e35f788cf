const KEY = 'scroll'
const MAX_STORED = 60

type Positions = Record<string, number>

const read = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** A page opened by its address has no entry of its own; another address in the same tab must not take over its position. */
const keyNow = (): string => String((history.state as { key?: string } | null)?.key ?? location.pathname)

/**
 * History entry of the rendered page. The address changes shortly before its page is rendered; the scroll position of
 * the previous page is not stored for the next one.
 */
let shown = ''

/** Stores the scroll position of this entry of the history. */
export function noteScroll(): void {
  const rest = Object.entries(read()).filter(([key]) => key !== keyNow())
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...rest.slice(-MAX_STORED), [keyNow(), scrollY]])))
  } catch {
    // Without storage a page opens at its top.
  }
}

/** Time (ms) to wait until a page has its previous height: on a slow network its content takes seconds. */
const WAIT_MS = 4000

/**
 * Scrolls to the stored position of this entry, or to the top. Content that is still loading makes a page longer, so
 * that it retries for some seconds or until the guest does something. Returns a function that cancels it.
 */
export function restoreScroll(): () => void {
  shown = keyNow()
  const position = read()[shown] ?? 0
  const giveUp = performance.now() + WAIT_MS
  let stopped = false
  const stop = () => {
    stopped = true
  }
  const tryNow = () => {
    if (stopped) return
    scrollTo({ top: position, behavior: 'instant' })
    if (Math.abs(scrollY - position) > 2 && performance.now() < giveUp) requestAnimationFrame(tryNow)
  }
  tryNow()
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, stop, { once: true, passive: true })
  return stop
}

/** Stores positions when the guest scrolls and leaves. */
export function watchScroll(): void {
  shown = keyNow()
  addEventListener('pagehide', noteScroll)
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => shown === keyNow() && noteScroll(), 150)
    },
    { passive: true },
  )
}
