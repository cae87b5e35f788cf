import { useState } from 'react'
import { go } from './navigation.ts'
import { useSearch } from './route-location.ts'

/**
 * The query of the address, for a screen that keeps its choices there. `keep` puts another target of the same screen in
 * its place: what it says shows in the same frame, the address follows when the router comes to it.
 */
export function useSearchState(): [search: string, keep: (target: string) => void] {
  const search = useSearch()
  const [ahead, setAhead] = useState({ under: search, search })
  // The address has spoken: what was ahead of it is over.
  if (ahead.under !== search) setAhead({ under: search, search })
  const keep = (target: string): void => {
    setAhead({ under: search, search: new URL(target, location.origin).search })
    go(target, { replace: true })
  }
  return [ahead.under === search ? ahead.search : search, keep]
}
