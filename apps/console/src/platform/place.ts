import { useSyncExternalStore } from 'react'

/** What the address bar says behind its `#`: a reload and a second screen come to the same place. */
const read = (): string => location.hash.slice(1)

/** A piece of the address as it was meant; one that was cut or mistyped stays as it is. */
function plain(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

/** The view and what it looks at, of what stands behind the `#`. */
export function placeIn(hash: string): { view: string; detail: string } {
  const [view = '', detail = ''] = hash.split('/').map(plain)
  return { view, detail }
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Where the console is: the view and, behind a slash, what it looks at. */
export function usePlace(): { view: string; detail: string } {
  const place = useSyncExternalStore(listen, read)
  return placeIn(place)
}

/** Goes to a view. */
export function goTo(view: string, detail = ''): void {
  location.hash = detail === '' ? view : `${view}/${encodeURIComponent(detail)}`
}
