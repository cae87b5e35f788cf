type Texts = Readonly<Record<string, string>>

interface Wanted {
  /** Part of the built-in text, of the own one or of the key, in any case. */
  search: string
  onlyMissing: boolean
}

const isMissing = (own: Texts, key: string): boolean => (own[key] ?? '').trim() === ''

/** The texts that match, as key and built-in text; those with an own wording first. */
export function matchingTexts(builtIn: Texts, own: Texts, { search, onlyMissing }: Wanted): [string, string][] {
  const words = search.trim().toLowerCase()
  const matches = ([key, text]: [string, string]): boolean =>
    [key, text, own[key] ?? ''].some(one => one.toLowerCase().includes(words))
  const matching = Object.entries(builtIn).filter(
    entry => (!onlyMissing || isMissing(own, entry[0])) && (words === '' || matches(entry)),
  )
  if (words !== '' || onlyMissing) return matching
  return matching.toSorted(([a], [b]) => Number(isMissing(own, a)) - Number(isMissing(own, b)))
}

/** The keys without an own text. */
export const missingTexts = (builtIn: Texts, own: Texts): string[] =>
  Object.keys(builtIn).filter(key => isMissing(own, key))

/** Own texts read from rows of a table (key, built-in text, own text) over those there are; unknown keys are left out. */
export function textsFromRows(
  rows: readonly (readonly string[])[],
  builtIn: Texts,
  own: Texts,
): Record<string, string> {
  const read = rows.flatMap(([key = '', , text = '']) =>
    key.trim() in builtIn && text.trim() !== '' ? [[key.trim(), text.trim()] as const] : [],
  )
  return { ...own, ...Object.fromEntries(read) }
}
