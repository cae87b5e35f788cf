import { createContext, use } from 'react'

/** Where the guest is: what the router draws. */
export interface RouteLocation {
  path: string
  /** With its question mark, or empty. */
  search: string
}

/** The app's router says where the guest is; it changes in a transition, so that a page stays in use while the next one draws. */
export const RouteLocationContext = createContext<RouteLocation>({ path: '/', search: '' })

/** Where the guest is now. */
export const useRouteLocation = (): RouteLocation => use(RouteLocationContext)

/** The query of the address, with its question mark. */
export const useSearch = (): string => useRouteLocation().search
