interface StoredValue {
  value: unknown
  /** Epoch ms; absent = no expiry. */
  until?: number
}

/** The console's menu preview stores nothing: it shares no cart and no session with real pages. MENU-1 */
const isPreview = /[?&]preview=/.test(globalThis.location?.search)

const storage = (): Storage | undefined => (isPreview ? undefined : globalThis.localStorage)

/** Values that localStorage refused (private windows, in-app browsers, quota); they live as long as the page and are read first. */
const memory = new Map<string, string>()

function textAt(key: string): string | null {
  const own = memory.get(key)
  if (own !== undefined) return own
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** The unexpired value of `key`. The caller must validate its shape: a guest may have edited it. ETC-2 */
export function readStored(key: string, now = Date.now()): unknown {
  const text = textAt(key)
  if (text === null) return undefined
  try {
    const stored = JSON.parse(text) as StoredValue
    if (stored.until === undefined || stored.until > now) return stored.value
  } catch {
    // Not written by this module: treat it as absent.
  }
  eraseStored(key)
  return undefined
}

/** The value of `key` if it is a string. */
export const readStoredText = (key: string): string | undefined => {
  const value = readStored(key)
  return typeof value === 'string' ? value : undefined
}

/** Stores `value` for `minutes`, or without expiry. Falls back to memory if localStorage fails. ETC-2 */
export function writeStored(key: string, value: unknown, minutes?: number, now = Date.now()): void {
  const stored: StoredValue = minutes === undefined ? { value } : { value, until: now + minutes * 60_000 }
  const text = JSON.stringify(stored)
  try {
    const area = storage()
    area?.setItem(key, text)
    if (area) memory.delete(key)
    else memory.set(key, text)
  } catch {
    memory.set(key, text)
  }
}

/** Erases the value of `key`. */
export function eraseStored(key: string): void {
  memory.delete(key)
  try {
    storage()?.removeItem(key)
  } catch {
    // Without localStorage there is nothing to erase.
  }
}

/** Erases everything except these keys, on signing out. U3 */
export function eraseStoredExcept(spared: readonly string[]): void {
  for (const key of memory.keys()) if (!spared.includes(key)) memory.delete(key)
  try {
    for (const key of Object.keys(storage() ?? {})) if (!spared.includes(key)) eraseStored(key)
  } catch {
    // Without localStorage there is nothing to erase.
  }
}
