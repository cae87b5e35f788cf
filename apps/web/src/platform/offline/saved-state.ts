import { useSyncExternalStore } from 'react'

let since: number | undefined
const watchers = new Set<() => void>()

function set(next: number | undefined): void {
  if (next === since) return
  since = next
  for (const watcher of watchers) watcher()
}

/** When the oldest shown answer was saved, in epoch ms; undefined while the server answers. APP-3 */
export const savedAt = (): number | undefined => since

/** A saved answer is shown instead of the server's. */
export const noteSaved = (at: number): void => set(Math.min(at, since ?? at))

/** The server has answered. */
export const noteLive = (): void => set(undefined)

export function onSavedChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** `savedAt` as React state. */
export const useSavedAt = (): number | undefined => useSyncExternalStore(onSavedChange, savedAt, savedAt)
