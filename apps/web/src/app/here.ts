import type { ComponentType } from 'react'
import type { RouteLocation } from '../platform/route-location.ts'

/** What the frame knows of the visit at any time; moving through it is `travel.ts`, which comes after the first page. */

/** What an entry of the history remembers. */
export interface EntryState {
  /** How many entries of this app lie before it. */
  index: number
  /** Names the entry, for its scroll position. */
  key: string
}

const watchers = new Set<(place: RouteLocation) => void>()
const pages = new Map<string, ComponentType>()
let travelling: (isUnderWay: boolean) => void = () => {}
let restoring: (() => () => void) | undefined

export const placeNow = (): RouteLocation => ({ path: location.pathname, search: location.search })

export function onPlace(watcher: (place: RouteLocation) => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Lets the router draw where the guest is now. */
export function tellPlace(): void {
  for (const watcher of watchers) watcher(placeNow())
}

/** Told when a page is being fetched, and when it is there. */
export const onTravelling = (told: typeof travelling): void => {
  travelling = told
}

export const tellTravelling = (isUnderWay: boolean): void => travelling(isUnderWay)

/** The page of a route, when its code and words are there; else undefined. */
export const pageNow = (path: string): ComponentType | undefined => pages.get(path)

export const pageIsThere = (path: string, page: ComponentType): void => void pages.set(path, page)

/** Who keeps scroll positions brings the page that has just been drawn to where it was left. */
export const installRestoring = (restore: () => () => void): void => {
  restoring = restore
}

/** Answers how to call it off. */
export const restoreScroll = (): (() => void) | undefined => restoring?.()
