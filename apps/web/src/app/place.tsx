import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { type Place, PlaceContext } from '../platform/place.ts'
import { onPlace, placeNow } from './here.ts'

const same = (a: Place, b: Place): boolean => a.path === b.path && a.search === b.search

/** Tells every page where the guest is. A change is a transition: a page stays in use while the next one draws. */
export function Places({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(placeNow)
  useEffect(() => onPlace(next => startTransition(() => setPlace(now => (same(now, next) ? now : next)))), [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}
