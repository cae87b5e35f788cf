import { useEffect, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from '../platform/draft-store.ts'

/** Input that is no form, as a list of dishes: stored while its sheet is closed, until it is sent or discarded. */
export function useDraft<T>(name: string, initial: T) {
  const [value, change] = useState<T>(() => readDraft<T>(name) ?? initial)
  const [start] = useState(initial)
  const dirty = JSON.stringify(value) !== JSON.stringify(start)
  useEffect(() => {
    if (dirty) storeDraft(name, value, true)
    else dropDraft(name)
  }, [name, dirty, value])
  return { value, change, dirty, drop: () => dropDraft(name), discard: () => change(start) }
}
