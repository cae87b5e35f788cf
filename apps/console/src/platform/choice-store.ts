const keyOf = (staffId: string, name: string) => `console.choice.${staffId}.${name}`

/** What a person chose at this console; undefined if nothing. The caller validates its shape. */
export function readChoice(staffId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(staffId, name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores what a person chose, for their next visits at this console. */
export function storeChoice(staffId: string, name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(staffId, name), JSON.stringify(value))
  } catch {
    // A full or forbidden storage: the choice lives as long as the page.
  }
}
