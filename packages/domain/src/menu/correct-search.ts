import { editDistance } from './edit-distance.ts'
import { foldText, type SearchEntry, SEARCH_MAX, searchFoods, type SearchIndex } from './search.ts'

/** Scripts written without spaces between words: there a part of a name is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Words of the dishes' names with the number of dishes that have them, and those of their descriptions. */
export interface Vocabulary {
  names: ReadonlyMap<string, number>
  more: ReadonlySet<string>
}

/** The words of a menu, collected once per index. */
export function searchTermsOf(index: SearchIndex): Vocabulary {
  const names = new Map<string, number>()
  for (const { name } of index) for (const word of new Set(wordsOf(name))) names.set(word, (names.get(word) ?? 0) + 1)
  return { names, more: new Set(index.flatMap(({ more }: SearchEntry) => wordsOf(more))) }
}

/** Number of typos tolerated in a word: short words have too many neighbours. */
export function toleratedEdits(word: string): number {
  const { length } = [...word]
  if (UNSPACED.test(word)) return length >= 3 ? 1 : 0
  if (length < 4) return length === 3 ? 1 : 0
  return length < 7 ? 1 : 2
}

interface Correction {
  word: string
  edits: number
}

const better = (one: Correction, other: Correction | undefined): boolean =>
  other === undefined || one.edits < other.edits

/** The parts of a text that have about the length of the word. */
function* partsNear(text: string, length: number): Generator<string> {
  const letters = [...text]
  for (let from = 0; from < letters.length; from++)
    for (let size = length - 1; size <= length + 1 && from + size <= letters.length; size++)
      if (size > 0) yield letters.slice(from, from + size).join('')
}

/** The beginning of a word, for a search that is still being typed. */
const beginning = (word: string, length: number): string => [...word].slice(0, length).join('')

/** Edits from a typed word to one of the menu, or to its beginning where the rest is still to be typed. */
function editsTo(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most)
  const { length } = [...typed]
  return length < 4 ? whole : Math.min(whole, editDistance(typed, beginning(word, length), most))
}

/** The closest word of the menu within the tolerated typos; words of names come first, then the more frequent. */
export function closestWord({ names, more }: Vocabulary, typed: string): string | undefined {
  const most = toleratedEdits(typed)
  if (most === 0) return undefined
  const { length } = [...typed]
  let best: Correction | undefined
  const consider = (word: string) => {
    const candidates = UNSPACED.test(typed) ? partsNear(word, length) : [word]
    for (const candidate of candidates) {
      const edits = UNSPACED.test(typed) ? editDistance(typed, candidate, most) : editsTo(typed, candidate, most)
      if (edits <= most && better({ word: candidate, edits }, best)) best = { word: candidate, edits }
    }
  }
  for (const [word] of [...names].sort((a, b) => b[1] - a[1])) consider(word)
  for (const word of more) consider(word)
  return best?.word
}

export interface SearchAnswer {
  foodIds: string[]
  /** The text that was searched instead, if the typed one matches nothing. */
  corrected?: string
}

/**
 * The dishes that match a text; if none does, those that match it with each unknown word replaced by the closest word of the
 * menu. MENU-10
 */
export function searchWithTypos(index: SearchIndex, vocabulary: Vocabulary, query: string): SearchAnswer {
  const foodIds = searchFoods(index, query)
  if (foodIds.length > 0) return { foodIds }
  const terms = foldText(query.slice(0, SEARCH_MAX)).split(/\s+/).filter(Boolean)
  const corrected = terms
    .map(term => (searchFoods(index, term).length > 0 ? term : (closestWord(vocabulary, term) ?? term)))
    .join(' ')
  const matches = searchFoods(index, corrected)
  return matches.length > 0 ? { foodIds: matches, corrected } : { foodIds: [] }
}

/**
 * Completions of the last word of a text by words of the dishes' names, the most frequent first; none once the word is complete.
 * MENU-10
 */
export function completionsOf({ names }: Vocabulary, query: string, most: number): string[] {
  const folded = foldText(query.slice(0, SEARCH_MAX)).trimStart()
  const last = folded.split(/\s+/).at(-1) ?? ''
  if ([...last].length < 2 || names.has(last)) return []
  return [...names]
    .filter(([word]) => word.startsWith(last))
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => folded.slice(0, folded.length - last.length) + word)
}
