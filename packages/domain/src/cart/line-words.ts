import type { MenuIndex } from '../menu/index.ts'
import { stallRule } from './buffet.ts'
import type { Say } from '../money/index.ts'
import { detailOf } from './detail.ts'
import type { BuffetPerson, LineChoice } from './types.ts'

/** What a line is called, with what was chosen of it. */
export interface LineWords {
  displayName: string
  detail: string
}

/** A line that was ordered, as it was called then. */
export interface OrderedLine extends LineChoice, LineWords {
  itemKey: string
  buffetPerson?: BuffetPerson
}

function wordsOf<T>(index: MenuIndex<T>, line: OrderedLine, say: Say<T>): LineWords | undefined {
  if (line.buffetPerson !== undefined) {
    const place = stallRule(index, line.foodId)?.places.find(it => it.person === line.buffetPerson)
    return place && { displayName: say(place.displayName), detail: '' }
  }
  const item = index.items.get(line.foodId)
  return item && { displayName: say(item.displayName), detail: detailOf(index, item, line, say) }
}

/**
 * The words of an ordered line in another language (`now`), for who reads along at the table. Undefined where the menu no
 * longer calls it what it was called when it was ordered (`was`): then it stays as it was. CART-7, CART-11
 */
export function lineWordsIn<T>(
  index: MenuIndex<T>,
  line: OrderedLine,
  { was, now }: { was: Say<T>; now: Say<T> },
): LineWords | undefined {
  const then = wordsOf(index, line, was)
  if (then?.displayName !== line.displayName || then.detail !== line.detail) return undefined
  return wordsOf(index, line, now)
}
