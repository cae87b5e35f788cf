import type { Navigator } from '../platform/navigation.ts'
import { carryQuery } from '../platform/paths/carry.ts'
import type * as parts from './travel.ts'

type Travel = typeof parts

let loading: Promise<Travel> | undefined

async function fetchTravel(): Promise<Travel> {
  const travel = await import('./travel.ts')
  travel.takeUp()
  return travel
}

/** All that a visit needs to move on: the guard, the other pages, the history. Fetched once, right after the first page. */
export function travel(): Promise<Travel> {
  loading ??= fetchTravel().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Until it is there, a tap waits for it; where it does not come the browser goes by itself. */
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
