import { choiceInWords, type LineChoice } from '@comanda/domain/cart'
import { indexMenu, type MenuDocument, type MenuIndex } from '@comanda/domain/menu'
import { inLanguage } from '@comanda/domain/money'

/** A line of an order as it was chosen, named as the store names it. */
export interface ChosenLine extends LineChoice {
  itemKey: string
  displayName: string
  detail: string
  /** Who of those who share the cart chose it. */
  nick?: string
}

/** What one station makes of a line. */
export interface StationLine {
  lineKey: string
  station: string
  quantity: number
  displayName: string
  /** What else was chosen of it, and its remark. */
  detail: string
  partOf?: string
  nick?: string
}

/** The station of dishes that name none. */
export const NO_STATION = 'kitchen'

/** Made once for a menu, for as long as somebody holds it. */
const indexes = new WeakMap<MenuDocument, MenuIndex>()

function indexOf(menu: MenuDocument): MenuIndex {
  const index = indexes.get(menu) ?? indexMenu(menu)
  indexes.set(menu, index)
  return index
}

/** What is inside a combo, in words; undefined where it is none, or where the menu no longer has all of it. */
function insideOfCombo(line: ChosenLine, index: MenuIndex | undefined, language: string) {
  const item = index?.items.get(line.foodId)
  if (!index || !item || line.subItems.length === 0) return undefined
  const words = choiceInWords(index, item, line, one => inLanguage(one, language))
  return words.inside.length === line.subItems.length + line.sideDishItems.length ? words : undefined
}

/**
 * The lines of an order by the stations that make them. A combo whose dishes come from several stations is a line at each of them,
 * with all that was chosen of them, in whatever words of the menu `language` has; any other line stands whole where its dish is
 * made. A dish no longer on the menu is for the kitchen at large.
 */
export function stationLines(
  lines: readonly ChosenLine[],
  menu: MenuDocument | undefined,
  language: string,
): StationLine[] {
  const index = menu && indexOf(menu)
  const stationOf = (foodId: string) => index?.items.get(foodId)?.station ?? NO_STATION
  return lines.flatMap(line => {
    const { itemKey, quantity, displayName, detail } = line
    const whose = line.nick === undefined ? {} : { nick: line.nick }
    const combo = insideOfCombo(line, index, language)
    const byStation = Map.groupBy(combo?.inside ?? [], part => stationOf(part.foodId))
    if (!combo || byStation.size < 2) {
      const [station = stationOf(line.foodId)] = byStation.keys()
      return [{ lineKey: itemKey, station, quantity, displayName, detail, ...whose }]
    }
    return [...byStation].map(([station, parts]) => ({
      lineKey: `${itemKey}#${station}`,
      station,
      quantity,
      displayName: parts.map(part => part.words).join(', '),
      detail: [...combo.own, line.remark].filter(Boolean).join(', '),
      partOf: displayName,
      ...whose,
    }))
  })
}
