interface Kept {
  value: unknown
  /** Milliseconds since 1970; absent = for good. */
  until?: number
}

const memory = new Map<string, string>()

/** A browser may forbid storage (private windows, in-app browsers): then things are kept until the page goes. */
const ground = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  try {
    const storage = globalThis.localStorage
    storage.setItem('storage.works', '1')
    return storage
  } catch {
    return {
      getItem: key => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: key => void memory.delete(key),
    }
  }
}

let opened: ReturnType<typeof ground> | undefined
const store = () => (opened ??= ground())

/** What was kept under `key` and has not expired. The caller judges its shape: a guest may have edited it. ETC-2 */
export function recall(key: string, now = Date.now()): unknown {
  const text = store().getItem(key)
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Kept
    if (kept.until === undefined || kept.until > now) return kept.value
  } catch {
    // Something else wrote it: it is as good as absent.
  }
  forget(key)
  return undefined
}

/** The text kept under `key`. */
export const recallText = (key: string): string | undefined => {
  const value = recall(key)
  return typeof value === 'string' ? value : undefined
}

/** Keeps `value` for `minutes`, or for good. A full storage is no reason to stop a guest. ETC-2 */
export function keep(key: string, value: unknown, minutes?: number, now = Date.now()): void {
  const kept: Kept = minutes === undefined ? { value } : { value, until: now + minutes * 60_000 }
  try {
    store().setItem(key, JSON.stringify(kept))
  } catch {
    memory.set(key, JSON.stringify(kept))
  }
}

export const forget = (key: string): void => store().removeItem(key)

/** Forgets all but these keys: who leaves takes everything of theirs along. TI14 */
export function forgetAllBut(spared: readonly string[]): void {
  for (const key of memory.keys()) if (!spared.includes(key)) memory.delete(key)
  try {
    for (const key of Object.keys(globalThis.localStorage)) if (!spared.includes(key)) forget(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
