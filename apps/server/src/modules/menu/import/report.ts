/** What an import could not map, by kind, with its path. */
export interface LeftBehind {
  what: string
  places: string[]
}

/** Collects what cannot be mapped. */
export interface Remarks {
  note(what: string, place: string): void
  all(): LeftBehind[]
}

export function createRemarks(): Remarks {
  const notes = new Map<string, string[]>()
  return {
    note(what, place) {
      const places = notes.get(what) ?? []
      if (!places.includes(place)) places.push(place)
      notes.set(what, places)
    },
    all: () => [...notes].map(([what, places]) => ({ what, places })),
  }
}

/** The result of an import. */
export interface ImportReport {
  menus: number
  categories: number
  dishes: number
  modifierGroups: number
  options: number
  soldOut: number
  taxesAdded: string[]
  /** False if the store had exactly this menu already. */
  changed: boolean
  version: number
  leftBehind: LeftBehind[]
}

const SHOWN_PLACES = 5

/** The report as printed lines. */
export function reportLines(report: ImportReport): string[] {
  const head = [
    report.changed
      ? `Imported as version ${report.version}: ${report.dishes} dishes in ${report.categories} categories of ${report.menus} menu(s), ${report.modifierGroups} modifier groups with ${report.options} options.`
      : `The store has exactly this menu already (version ${report.version}, ${report.dishes} dishes): nothing was changed.`,
  ]
  if (report.soldOut > 0)
    head.push(`${report.soldOut} suspended item(s) are switched to sold out; switch them on again at the console.`)
  if (report.taxesAdded.length > 0) head.push(`Taxes added to the store: ${report.taxesAdded.join(', ')}.`)
  if (report.leftBehind.length === 0) return [...head, 'Everything was carried over.']
  const rest = report.leftBehind.map(({ what, places }) => {
    const more = places.length > SHOWN_PLACES ? ` and ${places.length - SHOWN_PLACES} more` : ''
    return `  ${what}: ${places.slice(0, SHOWN_PLACES).join(', ')}${more}`
  })
  return [...head, 'Not carried over:', ...rest]
}
