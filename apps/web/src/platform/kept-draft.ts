import { useState } from 'react'
import { keep, recall } from './storage.ts'

/** Minutes a draft is kept: long enough for a reload or another screen, too short to greet the next user of the phone. */
const KEPT_FOR = 60

/** What was typed under `key` so far, over `nothing`: what it begins with. */
export function keptDraft<T extends object>(key: string, nothing: T): T {
  const kept = recall(key)
  return typeof kept === 'object' && kept !== null ? { ...nothing, ...(kept as Partial<T>) } : nothing
}

/** Keeps what was typed so far. It is forgotten once it is sent. */
export const keepDraft = (key: string, draft: object): void => keep(key, draft, KEPT_FOR)

/** Changes a draft as it is by then: an answer may arrive while the guest goes on typing. */
export type ChangeDraft<T> = (change: (now: T) => T) => void

/** What a guest types into a form: it outlives a reload, and the way to another screen and back. `fit` fits what was kept to the form it is for. */
export function useKeptDraft<T extends object>(
  key: string,
  nothing: T,
  fit: (kept: T) => T = kept => kept,
): [T, ChangeDraft<T>] {
  const [draft, setDraft] = useState(() => fit(keptDraft(key, nothing)))
  const change: ChangeDraft<T> = to =>
    setDraft(now => {
      const after = to(now)
      keepDraft(key, after)
      return after
    })
  return [draft, change]
}
