import { type MenuFileKey, menuFileText } from '@comanda/messages/menu-files'

/** What an import could not map, by kind, with its places. */
export interface LeftBehind {
  key: MenuFileKey
  params?: Readonly<Record<string, string | number>>
  places: string[]
}

/** Collects what cannot be mapped. */
export interface Remarks {
  note(key: MenuFileKey, place: string, params?: LeftBehind['params']): void
  all(): LeftBehind[]
}

export function createRemarks(): Remarks {
  const notes = new Map<string, LeftBehind>()
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

/** The result of an import, or of its dry run. */
export interface ImportReport {
  format: string
  menus: number
  categories: number
  dishes: number
  modifierGroups: number
  options: number
  soldOut: number
  taxesAdded: string[]
  /** False if the store has exactly this menu already. */
  changed: boolean
  leftBehind: LeftBehind[]
}

const SHOWN_PLACES = 5

/** What was not carried over, as a sentence with its first places. */
export function leftBehindText({ key, params, places }: LeftBehind, language: string): string {
  const shown = places.slice(0, SHOWN_PLACES).join(', ')
  const more = places.length - SHOWN_PLACES
  const what = menuFileText(language, key, params ?? {})
  return more > 0
    ? menuFileText(language, 'menuFile.leftMore', { what, places: shown, count: more })
    : menuFileText(language, 'menuFile.leftAt', { what, places: shown })
}
