import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether a page has room for its side column: a cart or a total is then beside the page instead of in the bar below it. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
