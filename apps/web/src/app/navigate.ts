import { startNavigation } from '../platform/page-arrival.ts'
import { layersSettled, isOnLayer } from '../platform/layers.ts'
import type { GoOptions } from '../platform/navigation.ts'
import { waitForServer } from '../platform/load-part.ts'
import { carryQuery, isOtherScreen, pathOf, queryOf, sameTarget } from '../platform/paths/index.ts'
import { storeReturnRoute } from '../platform/return-routes.ts'
import { kindOf, currentUser } from '../platform/session.ts'
import { trackWaiting } from '../platform/send/slow-connection.ts'
import { visitMarker } from '../platform/visit-marker.ts'
import { guard } from './guard.ts'
import { type EntryState, onLocation, notifyLocation, notifyTravelling } from './current-location.ts'
import { fetchPage } from './pages.ts'
import { routeOf } from './route-table.ts'
import { noteScroll } from './scroll.ts'

let latest = 0

const entry = (): Partial<EntryState> => (history.state as Partial<EntryState> | null) ?? {}

/** Returns the target after the guard. */
export const throughGuard = (target: string): string =>
  guard(target, routeOf(pathOf(target)), {
    marker: visitMarker(),
    person: kindOf(currentUser()),
  })

const here = (): string => location.pathname + location.search

/** Records an arrival and lets the router render it. */
function arrived(from: string): void {
  storeReturnRoute(here(), from)
  startVisit()
  notifyLocation()
}

/** Has the server start a visit when a table is opened within the app; the next route takes its marker along. NAV-7 */
function startVisit(): void {
  if (visitMarker() !== undefined || !queryOf(here()).get('tableId')) return
  fetch(here(), { method: 'HEAD' }).catch(() => {})
}

/** The entry of a layer is above its page's entry: a replacing target comes after that page. */
function write(target: string, replace: boolean): void {
  const { index = 0 } = entry()
  const overPage = isOnLayer()
  const state: EntryState = {
    index: replace && !overPage ? index : index + 1,
    key: Math.random().toString(36).slice(2),
  }
  if (replace || overPage) history.replaceState(state, '', target)
  else history.pushState(state, '', target)
}

/**
 * Loads the whole page in the browser as soon as there is a connection, which is not checked if `sure`; until then the
 * screen stays.
 */
async function loadDocument(target: string, isLatest: () => boolean, force = false): Promise<void> {
  if (force || (await waitForServer(isLatest))) location.assign(target)
}

/** Opens a target: carried query, guard, code and texts, then the address. The last call wins. NAV-2, NAV-6 */
export async function navigateTo(requested: string, { replace = false, force = false }: GoOptions = {}): Promise<void> {
  const target = throughGuard(carryQuery(requested, location.search))
  const mine = ++latest
  const isLatest = () => mine === latest
  if (force) return loadDocument(target, isLatest, navigator.onLine)
  const stays = sameTarget(target, here())
  notifyTravelling(!stays)
  if (stays) return
  // A module that is loading cannot be requested again: the browser loads the whole page instead.
  const over = trackWaiting(() => isLatest() && location.assign(target))
  try {
    await Promise.all([fetchPage(pathOf(target)), layersSettled()])
  } catch {
    // The code of the page failed to load.
    over()
    return await loadDocument(target, isLatest)
  } finally {
    over()
    if (isLatest()) notifyTravelling(false)
  }
  if (!isLatest()) return
  const from = location.pathname
  if (isOtherScreen(target, here())) startNavigation()
  noteScroll()
  write(target, replace)
  arrived(from)
}

/** Handles back and forward: the address has changed already, and the guard is applied. */
export function watchHistory(): void {
  let last = here()
  onLocation(place => {
    last = place.path + place.search
  })
  addEventListener('popstate', () => {
    if (here() === last) return
    const from = pathOf(last)
    const target = throughGuard(here())
    if (!sameTarget(target, here())) return void navigateTo(target, { replace: true })
    latest++
    if (isOtherScreen(last, here())) startNavigation()
    arrived(from)
  })
}
