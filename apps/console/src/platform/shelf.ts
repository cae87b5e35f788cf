import { useSyncExternalStore } from 'react'

interface Lying {
  value: unknown
  unsaved: boolean
}

/**
 * What forms keep while they are not on the screen, each under `view/shopId/what` (no shopId where it is the brand's): it is there
 * when they come back, as long as the page stays.
 */
const shelf = new Map<string, Lying>()
const watchers = new Set<() => void>()
let whose: string | undefined

/** Something is typed that is not saved, in whatever form. */
export const anyUnsaved = (): boolean => [...shelf.values()].some(one => one.unsaved)

/** The browser asks before the page goes. */
const ask = (event: Event) => event.preventDefault()

function changed(): void {
  if (anyUnsaved()) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
  for (const watcher of watchers) watcher()
}

/** What was kept under a name. */
export const taken = <T>(name: string): T | undefined => shelf.get(name)?.value as T | undefined

/** Keeps something under its name; `unsaved`: it would be lost with the page. */
export function keep(name: string, value: unknown, unsaved: boolean): void {
  shelf.set(name, { value, unsaved })
  changed()
}

/** Nothing is kept under this name any more. */
export function drop(name: string): void {
  if (shelf.delete(name)) changed()
}

/** Lets go of what is kept under `prefix` for anything but `ids`: it is there no more. Answers whether something typed went with it. */
export function letGo(prefix: string, ids: readonly string[]): boolean {
  const gone = [...shelf].filter(([name]) => name.startsWith(prefix) && !ids.includes(name.slice(prefix.length)))
  for (const [name] of gone) drop(name)
  return gone.some(([, { unsaved }]) => unsaved)
}

/** Forgets everything. */
export function clearShelf(): void {
  shelf.clear()
  changed()
}

/** The shelf is one person's: another who signs in at this computer finds nothing of theirs. */
export function keepFor(staffId: string): void {
  if (whose !== undefined && whose !== staffId) clearShelf()
  whose = staffId
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Where something is typed that is not saved: the views of a store and their parts, as `view/part`. */
export const unsavedPlaces = (shopId: number): string[] =>
  [...shelf].flatMap(([name, { unsaved }]) => {
    const [view = '', shop, part = ''] = name.split('/')
    return unsaved && (shop === '' || shop === String(shopId)) ? [`${view}/${part}`] : []
  })

/** Says whether something typed at a view, or a part of it, is not saved; drawn anew as that changes. */
export function useUnsaved(shopId: number): (view: string, part?: string) => boolean {
  const places = useSyncExternalStore(watch, () => unsavedPlaces(shopId).join(' '))
  return (view, part = '') => places.split(' ').some(place => place.startsWith(`${view}/${part}`))
}
