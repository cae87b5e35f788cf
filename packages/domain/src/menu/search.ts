/** Maximum number of searched characters; the rest is ignored. */
export const SEARCH_MAX = 60

const ARABIC: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ـ: '' }

/** Normalizes a text for comparison: case, accents, Arabic vowel signs and letter variants, full-width forms. */
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
  /** Description, tags, group names; ranked lower. */
  more: string
}

/** Normalized once, so that a keystroke only searches substrings. */
export type SearchIndex = readonly SearchEntry[]

export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  return entries.map(({ foodId, name, more }) => ({ foodId, name: foldText(name), more: spaced(foldText(more)) }))
}

/** Words separated by single spaces, with a leading space. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** In long terms a Latin term must match from its beginning, else "tea" would match "steamed". */
const holds = (more: string, term: string): boolean => more.includes(/^[a-z]/.test(term) ? ` ${term}` : term)

/** 3 = the name begins with it, 2 = a term of the name does, 1 = inside the name, 0 = inside the rest, -1 = no match. */
function wordScore(entry: SearchEntry, term: string): number {
  const at = entry.name.indexOf(term)
  if (at === 0) return 3
  if (at > 0) return entry.name.includes(` ${term}`) ? 2 : 1
  return holds(entry.more, term) ? 0 : -1
}

/**
 * The dishes that match every term, names before descriptions, then in menu order. Substrings count, so Chinese and Japanese
 * need no term segmentation. An empty text matches nothing.
 */
export function searchFoods(index: SearchIndex, query: string): string[] {
  const terms = foldText(query.slice(0, SEARCH_MAX)).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  const matches: { foodId: string; score: number; order: number }[] = []
  index.forEach((entry, order) => {
    const scores = terms.map(term => wordScore(entry, term))
    if (!scores.includes(-1)) matches.push({ foodId: entry.foodId, score: scores.reduce((a, b) => a + b, 0), order })
  })
  return matches.sort((a, b) => b.score - a.score || a.order - b.order).map(one => one.foodId)
}
