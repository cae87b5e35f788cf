import { useSyncExternalStore } from 'react'

interface StoredDraft {
  value: unknown
  unsaved: boolean
}

/**
 * What forms keep while they are not on the screen, each under `view/shopId/what` (no shopId where it is the brand's): it is there
 * when they come back, as long as the page stays.
 */
const drafts = new Map<string, StoredDraft>()
const watchers = new Set<() => void>()
let owner: string | undefined

/** Something is typed that is not saved, in whatever form. */
export const anyUnsaved = (): boolean => [...drafts.values()].some(one => one.unsaved)

/** The browser asks before the page goes. */
const preventUnload = (event: Event) => event.preventDefault()

function notify(): void {
  if (anyUnsaved()) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
  for (const watcher of watchers) watcher()
}

/** What was kept under a name. */
export const readDraft = <T>(name: string): T | undefined => drafts.get(name)?.value as T | undefined

/** Keeps something under its name; `unsaved`: it would be lost with the page. */
export function storeDraft(name: string, value: unknown, unsaved: boolean): void {
  drafts.set(name, { value, unsaved })
  notify()
}

/** Nothing is kept under this name any more. */
export function dropDraft(name: string): void {
  if (drafts.delete(name)) notify()
}

/** Lets go of what is kept under `prefix` for anything but `ids`: it is there no more. Answers whether something typed went with it. */
export function dropOrphans(prefix: string, ids: readonly string[]): boolean {
  const gone = [...drafts].filter(([name]) => name.startsWith(prefix) && !ids.includes(name.slice(prefix.length)))
  for (const [name] of gone) dropDraft(name)
  return gone.some(([, { unsaved }]) => unsaved)
}

/** Forgets everything. */
export function clearDrafts(): void {
  drafts.clear()
  notify()
}

/** The shelf is one person's: another who signs in at this computer finds nothing of theirs. */
export function bindDraftsTo(staffId: string): void {
  if (owner !== undefined && owner !== staffId) clearDrafts()
  owner = staffId
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Where something is typed that is not saved: the views of a store and their parts, as `view/part`. */
export const unsavedPlaces = (shopId: number): string[] =>
  [...drafts].flatMap(([name, { unsaved }]) => {
    const [view = '', shop, part = ''] = name.split('/')
    return unsaved && (shop === '' || shop === String(shopId)) ? [`${view}/${part}`] : []
  })

/** Says whether something typed at a view, or a part of it, is not saved; drawn anew as that changes. */
export function useUnsaved(shopId: number): (view: string, part?: string) => boolean {
  const places = useSyncExternalStore(subscribe, () => unsavedPlaces(shopId).join(' '))
  return (view, part = '') => places.split(' ').some(place => place.startsWith(`${view}/${part}`))
}
