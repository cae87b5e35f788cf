import type { Navigator } from '../platform/navigation.ts'
import { carryQuery } from '@comanda/domain/navigation'
import type * as parts from './travel.ts'

type Travel = typeof parts

let loading: Promise<Travel> | undefined

async function fetchTravel(): Promise<Travel> {
  const travel = await import('./travel.ts')
  travel.takeUp()
  return travel
}

/** Loads the code for navigation (guard, pages, history) once, right after the first page. */
export function travel(): Promise<Travel> {
  loading ??= fetchTravel().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Navigator used until that code is loaded: a tap waits for it; if it cannot be loaded the browser opens the page. */
export const untilTravelIsThere: Navigator = {
  go: (target, options) =>
    void travel().then(
      ({ navigateTo }) => navigateTo(target, options),
      () => location.assign(carryQuery(target, location.search)),
    ),
  preload: target =>
    void travel().then(
      ({ fetchAhead }) => fetchAhead(target),
      () => {},
    ),
  isRoute: () => false,
}
