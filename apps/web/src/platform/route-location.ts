import { createContext, use } from 'react'

/** The current route. */
export interface RouteLocation {
  path: string
  /** With the question mark, or empty. */
  search: string
}

/** Provided by the app's router. It changes in a transition, so that a page stays usable while the next one renders. */
export const RouteLocationContext = createContext<RouteLocation>({ path: '/', search: '' })

/** The current route. */
export const useRouteLocation = (): RouteLocation => use(RouteLocationContext)

/** The query of the current route, with the question mark. */
export const useSearch = (): string => useRouteLocation().search
