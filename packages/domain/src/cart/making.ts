import type { MenuIndex } from '../menu/index.ts'
import type { Say } from '../money/index.ts'
import { choiceInWords } from './detail.ts'
import type { LineChoice } from './types.ts'

/** The station of dishes that name none. */
export const NO_STATION = 'kitchen'

/** What one of several stations makes of a line: its parts, each with all that was chosen of it, in words. */
interface MadePart {
  station: string
  words: string
}

/** Who makes a line: one station all of it, or several a part each, with what was chosen of the whole beside (`own`). */
export type Making = { station: string } | { own: string; parts: MadePart[] }

/**
 * Who makes a line by this menu, in the words of `say`. A combo whose dishes come from several stations has a part at each of
 * them, in the order in which the menu offers them; any other line is made whole where its dish is. A dish the menu does not
 * have is for the kitchen at large. CART-7
 */
export function makingOf<T>(index: MenuIndex<T>, choice: Omit<LineChoice, 'remark'>, say: Say<T>): Making {
  const item = index.items.get(choice.foodId)
  const stationOf = (foodId: string) => index.items.get(foodId)?.station ?? NO_STATION
  if (!item || choice.subItems.length === 0) return { station: stationOf(choice.foodId) }
  const { own, inside } = choiceInWords(index, item, choice, say)
  const byStation = Map.groupBy(inside, part => stationOf(part.foodId))
  const [first = stationOf(choice.foodId)] = byStation.keys()
  if (byStation.size < 2) return { station: first }
  return {
    own: own.join(say.comma),
    parts: [...byStation].map(([station, parts]) => ({
      station,
      words: parts.map(part => part.words).join(say.comma),
    })),
  }
}
