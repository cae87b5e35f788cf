import { useState } from 'react'
import { writeStored, readStored } from './storage.ts'

/** Minutes a draft is kept: long enough for a reload or another screen, too short to greet the next user of the phone. */
const MINUTES = 60

/** What was typed under `key` so far, over `nothing`: what it begins with. */
export function loadDraft<T extends object>(key: string, nothing: T): T {
  const stored = readStored(key)
  return typeof stored === 'object' && stored !== null ? { ...nothing, ...(stored as Partial<T>) } : nothing
}

/** Keeps what was typed so far. It is forgotten once it is sent. */
export const saveDraft = (key: string, draft: object): void => writeStored(key, draft, MINUTES)

/** Changes a draft as it is by then: an answer may arrive while the guest goes on typing. */
export type ChangeDraft<T> = (change: (now: T) => T) => void

/** What a guest types into a form: it outlives a reload, and the way to another screen and back. `fit` fits what was kept to the form it is for. */
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
