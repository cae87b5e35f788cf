import { useState } from 'react'
import { go } from './navigation.ts'
import { useSearch } from './route-location.ts'

/**
 * State stored in the URL query. `keep` replaces the target: the new query is returned in the same frame, before the router
 * updates the address.
 */
export function useSearchState(): [search: string, keep: (target: string) => void] {
  const search = useSearch()
  const [ahead, setAhead] = useState({ under: search, search })
  // The address changed: drop the pending query.
  if (ahead.under !== search) setAhead({ under: search, search })
  const save = (target: string): void => {
    setAhead({ under: search, search: new URL(target, location.origin).search })
    go(target, { replace: true })
  }
  return [ahead.under === search ? ahead.search : search, save]
}
