import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/**
 * Whether a page has room for its side column: a cart or a total is then beside the page instead of in the bar below it.
 * `from` is the least width in px.
 */
export const useBeside = (from = 1024): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(`(min-width: ${from}px)`).matches,
    () => false,
  )
