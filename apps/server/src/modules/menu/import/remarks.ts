import type { MenuFileKey } from '@comanda/messages/menu-files'

/** What an import could not map, by kind, with its places. */
export interface SkippedContent {
  key: MenuFileKey
  params?: Readonly<Record<string, string | number>>
  places: string[]
}

/** Collects what cannot be mapped. */
export interface Remarks {
  note(key: MenuFileKey, place: string, params?: SkippedContent['params']): void
  all(): SkippedContent[]
}

export function createRemarks(): Remarks {
  const notes = new Map<string, SkippedContent>()
  return {
    note(key, place, params) {
      const id = `${key}\n${JSON.stringify(params ?? {})}`
      const entry = notes.get(id) ?? { key, ...(params && { params }), places: [] }
      if (!entry.places.includes(place)) entry.places.push(place)
      notes.set(id, entry)
    },
    all: () => [...notes.values()],
  }
}
