/** Longest text that is looked for; the rest of a longer one is not read. */
export const SEARCH_MAX = 60

const ARABIC: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ـ: '' }

/** A text as it is compared: no case, no accents, no Arabic vowel signs or letter variants, full-width forms as plain ones. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[أإآٱىئؤةـ]/g, letter => ARABIC[letter] ?? letter)
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[’'`´]/g, '')
}

export interface SearchEntry {
  foodId: string
  name: string
  /** Description, tags, group names: they count less. */
  more: string
}

/** Texts folded once, so that a keystroke costs a walk of substrings. */
export type SearchIndex = readonly SearchEntry[]

export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  return entries.map(({ foodId, name, more }) => ({ foodId, name: foldText(name), more: spaced(foldText(more)) }))
}

/** Words parted by single blanks, one in front. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** In long texts a Latin word counts from its beginning alone, else "tea" finds whatever is steamed. */
const holds = (more: string, word: string): boolean => more.includes(/^[a-z]/.test(word) ? ` ${word}` : word)

/** 3 = the name begins so, 2 = a word of it does, 1 = it is inside the name, 0 = inside the rest, -1 = nowhere. */
function wordScore(entry: SearchEntry, word: string): number {
  const at = entry.name.indexOf(word)
  if (at === 0) return 3
  if (at > 0) return entry.name.includes(` ${word}`) ? 2 : 1
  return holds(entry.more, word) ? 0 : -1
}

/**
 * The dishes that hold every word of the question, names before descriptions, menu order within. Substrings count, so Chinese and
 * Japanese are found without knowing their words. Nothing asked finds nothing.
 */
export function searchFoods(index: SearchIndex, asked: string): string[] {
  const words = foldText(asked.slice(0, SEARCH_MAX)).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: { foodId: string; score: number; order: number }[] = []
  index.forEach((entry, order) => {
    const scores = words.map(word => wordScore(entry, word))
    if (!scores.includes(-1)) found.push({ foodId: entry.foodId, score: scores.reduce((a, b) => a + b, 0), order })
  })
  return found.sort((a, b) => b.score - a.score || a.order - b.order).map(one => one.foodId)
}
