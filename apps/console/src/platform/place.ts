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

export interface Place {
  view: string
  /** The subject of the view: a store, a part, an id. */
  detail: string
  /** A part of the detail. */
  part: string
}

/** The place in a hash: `view/detail/part`. */
export function parsePlace(hash: string): Place {
  const [view = '', detail = '', part = ''] = hash.split('/').map(plain)
  return { view, detail, part }
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The current place. */
export function usePlace(): Place {
  const place = useSyncExternalStore(listen, read)
  return parsePlace(place)
}

/** The address of a place. */
export const hashOf = (view: string, detail = '', part = ''): string =>
  [view, detail, part]
    .filter(piece => piece !== '')
    .map(encodeURIComponent)
    .join('/')

/** Goes to a place. */
export function goTo(view: string, detail = '', part = ''): void {
  location.hash = hashOf(view, detail, part)
}
