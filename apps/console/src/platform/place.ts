import { useSyncExternalStore } from 'react'

/** What the address bar says behind its `#`: a reload and a second screen come to the same place. */
const read = (): string => decodeURIComponent(location.hash.slice(1))

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Where the console is: the view and, behind a slash, what it looks at. */
export function usePlace(): { view: string; detail: string } {
  const place = useSyncExternalStore(listen, read)
  const [view = '', detail = ''] = place.split('/')
  return { view, detail }
}

/** Goes to a view. */
export function goTo(view: string, detail = ''): void {
  location.hash = detail === '' ? view : `${view}/${encodeURIComponent(detail)}`
}
