import { useState } from 'react'
import { writeStored, readStored } from './storage.ts'

/** Minutes a draft is stored: enough for a reload or another screen, too short for the next user of the phone to see it. */
const MINUTES = 60

/** The stored draft of `key` merged over the initial values. */
export function loadDraft<T extends object>(key: string, nothing: T): T {
  const stored = readStored(key)
  return typeof stored === 'object' && stored !== null ? { ...nothing, ...(stored as Partial<T>) } : nothing
}

/** Stores a draft. The form erases it after sending. */
export const saveDraft = (key: string, draft: object): void => writeStored(key, draft, MINUTES)

/** Updates the current draft, which may have changed since a request was sent. */
export type ChangeDraft<T> = (change: (now: T) => T) => void

/** Form state that survives a reload and navigation. `fit` adapts a stored draft to the current form. */
export function useStoredDraft<T extends object>(
  key: string,
  nothing: T,
  fit: (stored: T) => T = stored => stored,
): [T, ChangeDraft<T>] {
  const [draft, setDraft] = useState(() => fit(loadDraft(key, nothing)))
  const change: ChangeDraft<T> = to =>
    setDraft(now => {
      const after = to(now)
      saveDraft(key, after)
      return after
    })
  return [draft, change]
}
