import { carryQuery } from '@comanda/domain/navigation'
import { waitForServer } from '../platform/load-part.ts'
import type { Navigator } from '../platform/navigation.ts'
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

let latest = 0

/** Has the browser open the page of the last tap as soon as there is a connection; until then the screen stays. API-2 */
async function openPage(target: string): Promise<void> {
  const mine = ++latest
  if (await waitForServer(() => mine === latest)) location.assign(carryQuery(target, location.search))
}

/** Navigator used until that code is loaded: a tap waits for it; if it cannot be loaded the browser opens the page. */
export const lazyNavigator: Navigator = {
  go: (target, options) =>
    void loadNavigation().then(
      ({ navigateTo }) => navigateTo(target, options),
      () => openPage(target),
    ),
  preload: target =>
    void loadNavigation().then(
      ({ fetchAhead }) => fetchAhead(target),
      () => {},
    ),
  isRoute: () => false,
}
