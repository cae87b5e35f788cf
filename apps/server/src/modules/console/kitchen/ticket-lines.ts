import { type LineChoice, type Making, NO_STATION } from '@comanda/domain/cart'
import { commaOf } from '@comanda/domain/money'

/** A line of an order as it was chosen, named as the store names it. */
export interface ChosenLine extends LineChoice {
  itemKey: string
  displayName: string
  detail: string
  /** Who makes it, as the menu had it when it was ordered. */
  making?: Making
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

/**
 * The lines of an order by the stations that make them, as they were ordered, whatever became of the menu since. A combo whose
 * dishes come from several stations is a line at each of them; any other line stands whole where its dish is made. `language`:
 * the store's own, in which its lines are named. CART-7
 */
export function stationLines(lines: readonly ChosenLine[], language: string): StationLine[] {
  const comma = commaOf(language)
  return lines.flatMap(line => {
    const { itemKey, quantity, displayName, detail, making = { station: NO_STATION } } = line
    const whose = line.nick === undefined ? {} : { nick: line.nick }
    if ('station' in making)
      return [{ lineKey: itemKey, station: making.station, quantity, displayName, detail, ...whose }]
    return making.parts.map(({ station, words }) => ({
      lineKey: `${itemKey}#${station}`,
      station,
      quantity,
      displayName: words,
      detail: [making.own, line.remark].filter(Boolean).join(comma),
      partOf: displayName,
      ...whose,
    }))
  })
}
