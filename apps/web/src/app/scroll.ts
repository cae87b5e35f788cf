const KEY = 'scroll'
const MOST = 60

type Positions = Record<string, number>

const read = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

const keyNow = (): string => String((history.state as { key?: string } | null)?.key ?? 'first')

/**
 * The entry whose page is on the screen. The address changes a moment before its page is drawn: how far down the last page was is
 * not noted for the next one.
 */
let shown = ''

/** Remembers how far down this entry of the history is. */
export function noteScroll(): void {
  const rest = Object.entries(read()).filter(([key]) => key !== keyNow())
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...rest.slice(-MOST), [keyNow(), scrollY]])))
  } catch {
    // Without storage a page opens at its top.
  }
}

/** Frames to wait for a page to be as long as it was. */
const FRAMES = 60

/**
 * Brings a page to where this entry was left, or to its top. What is still loading makes a page longer: it is tried for
 * a second, until the guest scrolls. Answers how to call it off.
 */
export function restoreScroll(): () => void {
  shown = keyNow()
  const wanted = read()[shown] ?? 0
  let frames = 0
  let stopped = false
  const stop = () => {
    stopped = true
  }
  const tryNow = () => {
    if (stopped) return
    scrollTo({ top: wanted, behavior: 'instant' })
    if (Math.abs(scrollY - wanted) > 2 && ++frames < FRAMES) requestAnimationFrame(tryNow)
  }
  tryNow()
  for (const kind of ['wheel', 'touchstart', 'keydown']) addEventListener(kind, stop, { once: true, passive: true })
  return stop
}

/** Notes positions as the guest scrolls, and when they leave. */
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
