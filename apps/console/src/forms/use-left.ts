import { useState } from 'react'
import { dropDraft, storeDraft, readDraft } from '../platform/draft-store.ts'

/** Which of several is looked at: the one left, while it is there, else the first. */
export function useSelection(
  name: string,
  ids: readonly string[],
): [string | undefined, (id: string | undefined) => void] {
  const [left, choose] = useStoredState<string | undefined>(name, undefined)
  return [ids.find(id => id === left) ?? ids[0], choose]
}

/** State that is as it was left when its view comes back: where one was, never what would be lost. */
export function useStoredState<T>(name: string, begin: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readDraft<T>(name) ?? begin)
  const put = (next: T) => {
    setValue(next)
    storeDraft(name, next, false)
  }
  return [value, put]
}

/** The reason typed in a sheet that does something once: closed half written it is there again, until it is done. */
export function useReason(name: string): { reason: string; put(reason: string): void; done(): void } {
  const [reason, put] = useStoredState(name, '')
  return { reason, put, done: () => dropDraft(name) }
}
