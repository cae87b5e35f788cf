import type { menuSearch as english } from '../en-US/menu-search.ts'
import type { WordsLike } from '../index.ts'

/** Texts of the menu's search, loaded with it. */
export const menuSearch: WordsLike<typeof english> = {
  'menuSearch.suggestions': 'اقتراحات',
  'menuSearch.corrected': 'نتائج «{text}»',
}
