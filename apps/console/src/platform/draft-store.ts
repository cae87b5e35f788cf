import { useSyncExternalStore } from 'react'

interface StoredDraft {
  value: unknown
  unsaved: boolean
}

const KEY = 'console.drafts'

/** The drafts this tab stored before a reload; empty if they cannot be read. */
function storedBefore(): { owner?: string; drafts: [string, StoredDraft][] } {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as { owner?: string; drafts: [string, StoredDraft][] }
  } catch {
    return { drafts: [] }
  }
}

const before = storedBefore()
/**
 * The input of forms that are not on the screen, each under `view/shopId/what` (no shopId if it is the brand's). It lives as long
 * as the tab: a reload loses nothing. Passwords are never stored here.
 */
const drafts = new Map<string, StoredDraft>(before.drafts)
const watchers = new Set<() => void>()
let owner: string | undefined = before.owner

function store(): void {
  try {
    if (drafts.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ owner, drafts: [...drafts] }))
  } catch {
    // A full or forbidden storage: the input lives as long as the page.
  }
}

/** Whether any form has unsaved input. */
export const anyUnsaved = (): boolean => [...drafts.values()].some(one => one.unsaved)

/** Makes the browser ask before it leaves the page. */
const preventUnload = (event: Event) => event.preventDefault()

function notify(): void {
  if (anyUnsaved()) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
  store()
  for (const watcher of watchers) watcher()
}

/** The stored value of a name. */
export const readDraft = <T>(name: string): T | undefined => drafts.get(name)?.value as T | undefined

/** Stores a value; `unsaved`: it is input that would be lost with the page. */
export function storeDraft(name: string, value: unknown, unsaved: boolean): void {
  drafts.set(name, { value, unsaved })
  notify()
}

/** Removes the value of a name. */
export function dropDraft(name: string): void {
  if (drafts.delete(name)) notify()
}

/** Removes the values under `prefix` of everything but `ids`. Returns whether unsaved input was among them. */
export function dropOrphans(prefix: string, ids: readonly string[]): boolean {
  const ended = [...drafts].filter(([name]) => name.startsWith(prefix) && !ids.includes(name.slice(prefix.length)))
  for (const [name] of ended) dropDraft(name)
  return ended.some(([, { unsaved }]) => unsaved)
}

/** Removes everything. */
export function clearDrafts(): void {
  drafts.clear()
  notify()
}

/** Drafts belong to one person: they are removed when another one signs in. */
export function bindDraftsTo(staffId: string): void {
  if (owner !== undefined && owner !== staffId) clearDrafts()
  owner = staffId
  store()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The places with unsaved input, as `view/part`: those of a store and of the brand. */
export const unsavedPlaces = (shopId: number): string[] =>
  [...drafts].flatMap(([name, { unsaved }]) => {
    const [view = '', shop, part = ''] = name.split('/')
    return unsaved && (shop === '' || shop === String(shopId)) ? [`${view}/${part}`] : []
  })

/** Whether a view, or a part of it, has unsaved input. */
export function useUnsaved(shopId: number): (view: string, part?: string) => boolean {
  const places = useSyncExternalStore(subscribe, () => unsavedPlaces(shopId).join(' '))
  return (view, part = '') => places.split(' ').some(place => place.startsWith(`${view}/${part}`))
}
