/** Texts of the menu's search, loaded with it. */
export const menuSearch = {
  'menuSearch.suggestions': 'Suggestions',
  'menuSearch.corrected': 'Results for “{text}”',
}
