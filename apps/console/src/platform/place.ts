import { useSyncExternalStore } from 'react'

/** The hash of the address: a reload and a second screen show the same place. */
const read = (): string => location.hash.slice(1)

/** A piece of the address as it was meant; one that was cut or mistyped stays as it is. */
function plain(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

/** The view and the detail in a hash. */
export function parsePlace(hash: string): { view: string; detail: string } {
  const [view = '', detail = ''] = hash.split('/').map(plain)
  return { view, detail }
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The current place: the view and, after a slash, the detail. */
export function usePlace(): { view: string; detail: string } {
  const place = useSyncExternalStore(listen, read)
  return parsePlace(place)
}

/** Goes to a view. */
export function goTo(view: string, detail = ''): void {
  location.hash = detail === '' ? view : `${view}/${encodeURIComponent(detail)}`
}
