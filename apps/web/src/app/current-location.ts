import type { ComponentType } from 'react'
import type { RouteLocation } from '../platform/route-location.ts'

/** State of the visit; navigation itself is in `navigation.ts`, which is loaded after the first page. */

/** State stored in an entry of the history. */
export interface EntryState {
  /** Number of entries of this app before it. */
  index: number
  /** Id of the entry, for its scroll position. */
  key: string
}

const watchers = new Set<(place: RouteLocation) => void>()
const pages = new Map<string, ComponentType>()
let travelling: (isUnderWay: boolean) => void = () => {}
let restoring: (() => () => void) | undefined

export const currentLocation = (): RouteLocation => ({ path: location.pathname, search: location.search })

export function onLocation(watcher: (place: RouteLocation) => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Notifies the router of the current location. */
export function notifyLocation(): void {
  for (const watcher of watchers) watcher(currentLocation())
}

/** Sets the listener that is called when loading a page starts and ends. */
export const onTravelling = (listener: typeof travelling): void => {
  travelling = listener
}

export const notifyTravelling = (isUnderWay: boolean): void => travelling(isUnderWay)

/** The page of a route if its code and texts are loaded; else undefined. */
export const loadedPage = (path: string): ComponentType | undefined => pages.get(path)

export const storeLoadedPage = (path: string, page: ComponentType): void => void pages.set(path, page)

/** Sets the function that scrolls a rendered page to its stored position. */
export const installRestoring = (restore: () => () => void): void => {
  restoring = restore
}

/** Scrolls to the stored position; returns a function that cancels it. */
export const restoreScroll = (): (() => void) | undefined => restoring?.()
