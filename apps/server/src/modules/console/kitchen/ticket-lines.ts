import { unitNameOf } from '@comanda/domain/cart'
import type { MenuDocument } from '@comanda/domain/menu'
import { inLanguage } from '@comanda/domain/money'

/** A line of an order as it was chosen, named as the store names it. */
export interface ChosenLine {
  itemKey: string
  foodId: string
  quantity: number
  displayName: string
  detail: string
  /** Who of those who share the cart chose it. */
  nick?: string
  subItems: readonly { comboGroupId: string; comboGroupItemId: string; quantity: number }[]
}

/** What one station makes of a line. */
export interface StationLine {
  lineKey: string
  station: string
  quantity: number
  displayName: string
  detail: string
  partOf?: string
  nick?: string
}

/** The station of dishes that name none. */
export const NO_STATION = 'kitchen'

type Items = ReadonlyMap<string, MenuDocument['items'][number]>

interface Part {
  foodId: string
  unitId: string
  quantity: number
}

/** The dishes a combo is made of, as chosen. */
function partsOf(line: ChosenLine, items: Items): Part[] {
  const details = new Map(
    items.get(line.foodId)?.comboGroups.flatMap(group => group.details.map(one => [one.comboGroupItemId, one])),
  )
  return line.subItems.flatMap(({ comboGroupItemId, quantity }) => {
    const found = details.get(comboGroupItemId)
    return found === undefined ? [] : [{ foodId: found.foodId, unitId: found.unitId, quantity }]
  })
}

/**
 * The lines of an order by the stations that make them. A combo whose dishes come from several stations is a line at each of them,
 * in whatever words of the menu `language` has; any other line stands whole where its dish is made. A dish no longer on the menu is
 * for the kitchen at large.
 */
export function stationLines(
  lines: readonly ChosenLine[],
  menu: MenuDocument | undefined,
  language: string,
): StationLine[] {
  const items: Items = new Map(menu?.items.map(item => [item.foodId, item]))
  const stationOf = (foodId: string) => items.get(foodId)?.station ?? NO_STATION
  return lines.flatMap(line => {
    const { itemKey, quantity, displayName, detail } = line
    const whose = line.nick === undefined ? {} : { nick: line.nick }
    const byStation = Map.groupBy(partsOf(line, items), part => stationOf(part.foodId))
    if (byStation.size < 2) {
      const [station = stationOf(line.foodId)] = byStation.keys()
      return [{ lineKey: itemKey, station, quantity, displayName, detail, ...whose }]
    }
    const nameOf = ({ foodId, unitId, quantity: times }: Part) => {
      const dish = items.get(foodId)
      const unit = dish && unitNameOf(dish, { unitId }, words => inLanguage(words, language))
      const name = inLanguage(dish?.displayName ?? {}, language) + (unit ? ` (${unit})` : '')
      return times > 1 ? `${name} × ${times}` : name
    }
    return [...byStation].map(([station, parts]) => ({
      lineKey: `${itemKey}#${station}`,
      station,
      quantity,
      displayName: parts.map(nameOf).join(', '),
      detail,
      partOf: displayName,
      ...whose,
    }))
  })
}
