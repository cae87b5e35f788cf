import type { Navigator } from '../platform/navigation.ts'
import { carryQuery } from '@comanda/domain/navigation'
import type * as navigation from './navigation.ts'

type Navigation = typeof navigation

let loading: Promise<Navigation> | undefined

async function fetchNavigation(): Promise<Navigation> {
  const parts = await import('./navigation.ts')
  parts.startNavigation()
  return parts
}

/** Loads the code for navigation (guard, pages, history) once, right after the first page. */
export function loadNavigation(): Promise<Navigation> {
  loading ??= fetchNavigation().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Navigator used until that code is loaded: a tap waits for it; if it cannot be loaded the browser opens the page. */
export const lazyNavigator: Navigator = {
  go: (target, options) =>
    void loadNavigation().then(
      ({ navigateTo }) => navigateTo(target, options),
      () => location.assign(carryQuery(target, location.search)),
    ),
  preload: target =>
    void loadNavigation().then(
      ({ fetchAhead }) => fetchAhead(target),
      () => {},
    ),
  isRoute: () => false,
}
