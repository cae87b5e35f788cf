import { useEffect, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from '../../platform/draft-store.ts'

/**
 * Input that is no form, as a list of dishes: stored while its sheet is closed, until it is sent or discarded. Without a name it is not
 * stored yet, because what it belongs to has no id.
 */
export function useDraft<T>(name: string | undefined, initial: T) {
  const [value, change] = useState<T>(() => (name === undefined ? undefined : readDraft<T>(name)) ?? initial)
  const [start] = useState(initial)
  const dirty = JSON.stringify(value) !== JSON.stringify(start)
  useEffect(() => {
    if (name === undefined) return
    if (dirty) storeDraft(name, value, true)
    else dropDraft(name)
  }, [name, dirty, value])
  return { value, change, dirty, drop: () => name !== undefined && dropDraft(name), discard: () => change(start) }
}
