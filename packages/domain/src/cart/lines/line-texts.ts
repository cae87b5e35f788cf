import type { MenuIndex } from '../../menu/index.ts'
import { stallRule } from '../buffet.ts'
import type { Localizer } from '../../money/index.ts'
import { detailOf } from './detail.ts'
import type { BuffetPerson, LineChoice } from '../types.ts'

/** The name of a line and the text of its choices. */
export interface LineTexts {
  displayName: string
  detail: string
}

/** A line of an order, with its texts in the language it was ordered in. */
export interface OrderedLine extends LineChoice, LineTexts {
  itemKey: string
  buffetPerson?: BuffetPerson
}

function textsOf<T>(index: MenuIndex<T>, line: OrderedLine, localize: Localizer<T>): LineTexts | undefined {
  if (line.buffetPerson !== undefined) {
    const place = stallRule(index, line.foodId)?.places.find(it => it.person === line.buffetPerson)
    return place && { displayName: localize(place.displayName), detail: '' }
  }
  const item = index.items.get(line.foodId)
  return item && { displayName: localize(item.displayName), detail: detailOf(index, item, line, localize) }
}

/**
 * The texts of an ordered line in another language (`now`), for other readers at the table. Undefined if the menu no longer
 * gives the text the line was ordered with (`was`): then the original text stays. CART-7, CART-11
 */
export function translatedLine<T>(
  index: MenuIndex<T>,
  line: OrderedLine,
  { was, now }: { was: Localizer<T>; now: Localizer<T> },
): LineTexts | undefined {
  const original = textsOf(index, line, was)
  if (original?.displayName !== line.displayName || original.detail !== line.detail) return undefined
  return textsOf(index, line, now)
}
