import type { MenuIndex } from '../menu/index.ts'
import type { Localizer } from '../money/index.ts'
import { choiceTexts } from './lines/detail.ts'
import type { LineChoice } from './types.ts'

/** The default station of dishes without one. */
export const NO_STATION = 'kitchen'

/** The part of a line that one of several stations makes: its dishes with all their options, as text. */
interface StationPart {
  station: string
  words: string
}

/**
 * The stations that make a line: one station all of it; one the dish (`own`: its own options) and others its sides; or several
 * stations a part of a combo each, next to the options of the combo itself (`own`).
 */
export type Preparation =
  | { station: string }
  | { station: string; own: string; sides: StationPart[] }
  | { own: string; parts: StationPart[] }

/**
 * The stations that make a line, with texts in the language of `say`. A combo whose dishes come from several stations has a
 * part at each, in menu order; other dishes are made at their own station and sides at theirs. A dish that is not on the menu
 * goes to the default station. CART-7
 */
export function preparationOf<T>(
  index: MenuIndex<T>,
  choice: Omit<LineChoice, 'remark'>,
  localize: Localizer<T>,
): Preparation {
  const item = index.items.get(choice.foodId)
  const stationOf = (foodId: string) => index.items.get(foodId)?.station ?? NO_STATION
  const station = stationOf(choice.foodId)
  if (!item || choice.subItems.length + choice.sideDishItems.length === 0) return { station }
  const { own, inside } = choiceTexts(index, item, choice, localize)
  const byStation = Map.groupBy(inside, part => stationOf(part.foodId))
  const textsAt = (at: string) => (byStation.get(at) ?? []).map(part => part.words)
  const partAt = (at: string): StationPart => ({ station: at, words: textsAt(at).join(localize.comma) })
  if (choice.subItems.length > 0) {
    const [first = station] = byStation.keys()
    return byStation.size < 2
      ? { station: first }
      : { own: own.join(localize.comma), parts: [...byStation.keys()].map(partAt) }
  }
  const elsewhere = [...byStation.keys()].filter(at => at !== station)
  if (elsewhere.length === 0) return { station }
  return { station, own: [...own, ...textsAt(station)].join(localize.comma), sides: elsewhere.map(partAt) }
}
