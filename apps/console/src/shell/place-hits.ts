import { foldText } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { type SearchPlace, searchPlaces } from './search-places.ts'

/** A part of a view that fits a search, and the name by which it does. */
export interface PlaceHit {
  place: SearchPlace
  name: string
}

/** Commas of the built-in languages. */
const COMMA = /[,،，]\s*/

/** Whether every word of the search begins a word of the text; without spaces between words a part is enough. */
function fits(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text)
  const words = folded.split(/[\s/·-]+/)
  return terms.every(term => words.some(word => word.startsWith(term)) || (term.length > 2 && folded.includes(term)))
}

/** The parts of views that fit a search: by the name of a field, by their own name, or by another word for what is there. */
export function placesFor(typed: string): PlaceHit[] {
  const terms = foldText(typed).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  return searchPlaces.flatMap(place => {
    const title = place.title && t(place.title)
    const names = place.fields.map(field => t(field)).filter(name => fits(name, terms))
    const [name = title] = names
    const isMeant =
      names.length > 0 ||
      (title !== undefined && fits(title, terms)) ||
      t(place.words)
        .split(COMMA)
        .some(word => fits(word, terms))
    return isMeant ? [{ place, name: name ?? '' }] : []
  })
}
