interface StoredValue {
  value: unknown
  /** Milliseconds since 1970; absent = for good. */
  until?: number
}

/** What the browser does not take (private windows, in-app browsers, no room): kept until the page goes, and read first. */
const memory = new Map<string, string>()

function textAt(key: string): string | null {
  const own = memory.get(key)
  if (own !== undefined) return own
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What was kept under `key` and has not expired. The caller judges its shape: a guest may have edited it. ETC-2 */
export function readStored(key: string, now = Date.now()): unknown {
  const text = textAt(key)
  if (text === null) return undefined
  try {
    const stored = JSON.parse(text) as StoredValue
    if (stored.until === undefined || stored.until > now) return stored.value
  } catch {
    // Something else wrote it: it is as good as absent.
  }
  eraseStored(key)
  return undefined
}

/** The text kept under `key`. */
export const readStoredText = (key: string): string | undefined => {
  const value = readStored(key)
  return typeof value === 'string' ? value : undefined
}

/** Keeps `value` for `minutes`, or for good. A full storage is no reason to stop a guest. ETC-2 */
export function writeStored(key: string, value: unknown, minutes?: number, now = Date.now()): void {
  const stored: StoredValue = minutes === undefined ? { value } : { value, until: now + minutes * 60_000 }
  const text = JSON.stringify(stored)
  try {
    globalThis.localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** Forgets what is kept under `key`, wherever it is. */
export function eraseStored(key: string): void {
  memory.delete(key)
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Forgets all but these keys: who leaves takes everything of theirs along. U3 */
export function eraseStoredExcept(spared: readonly string[]): void {
  for (const key of memory.keys()) if (!spared.includes(key)) memory.delete(key)
  try {
    for (const key of Object.keys(globalThis.localStorage)) if (!spared.includes(key)) eraseStored(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
