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

/**
 * Who makes a line: one station all of it; one the dish as it is (`own`: what was chosen of that) and others the sides that go
 * with it; or several a part of a combo each, with what was chosen of the whole beside (`own`).
 */
export type Making =
  | { station: string }
  | { station: string; own: string; sides: MadePart[] }
  | { own: string; parts: MadePart[] }

/**
 * Who makes a line by this menu, in the words of `say`. A combo whose dishes come from several stations has a part at each of
 * them, in the order in which the menu offers them; any other dish is made where it is, and its sides where they are. A dish
 * the menu does not have is for the kitchen at large. CART-7
 */
export function makingOf<T>(index: MenuIndex<T>, choice: Omit<LineChoice, 'remark'>, say: Say<T>): Making {
  const item = index.items.get(choice.foodId)
  const stationOf = (foodId: string) => index.items.get(foodId)?.station ?? NO_STATION
  const station = stationOf(choice.foodId)
  if (!item || choice.subItems.length + choice.sideDishItems.length === 0) return { station }
  const { own, inside } = choiceInWords(index, item, choice, say)
  const byStation = Map.groupBy(inside, part => stationOf(part.foodId))
  const wordsAt = (at: string) => (byStation.get(at) ?? []).map(part => part.words)
  const made = (at: string): MadePart => ({ station: at, words: wordsAt(at).join(say.comma) })
  if (choice.subItems.length > 0) {
    const [first = station] = byStation.keys()
    return byStation.size < 2
      ? { station: first }
      : { own: own.join(say.comma), parts: [...byStation.keys()].map(made) }
  }
  const elsewhere = [...byStation.keys()].filter(at => at !== station)
  if (elsewhere.length === 0) return { station }
  return { station, own: [...own, ...wordsAt(station)].join(say.comma), sides: elsewhere.map(made) }
}
