import { type BuffetPerson, type LineChoice, type Making, NO_STATION } from '@comanda/domain/cart'
import { apartIn, commaOf, type Say } from '@comanda/domain/money'

/** A line of an order as it was chosen, named as the store names it. */
export interface ChosenLine extends LineChoice {
  itemKey: string
  displayName: string
  detail: string
  /** Who makes it, as the menu had it when it was ordered. */
  making?: Making
  /** Who of those who share the cart chose it. */
  nick?: string
  /** The price of a place at a buffet. */
  buffetPerson?: BuffetPerson
}

type MadePart = Extract<Making, { parts: unknown }>['parts'][number]

/** What one station makes of a line. */
export interface StationLine {
  lineKey: string
  station: string
  quantity: number
  displayName: string
  /** What else was chosen of it, and its remark. */
  detail: string
  /** The dish it belongs to, which another station makes too. */
  partOf?: string
  nick?: string
}

/**
 * The lines of an order by the stations that make them, as they were ordered, whatever became of the menu since. A combo whose
 * dishes come from several stations is a line at each of them; a side that another station makes is a line there, beside its
 * dish; any other line stands whole where its dish is made. A place at a buffet is nothing to make. `language`: the store's
 * own, in which its lines are named. CART-7, CART-13
 */
export function stationLines(lines: readonly ChosenLine[], language: string): StationLine[] {
  const put = { comma: commaOf(language), apart: apartIn(language) }
  return lines.filter(line => line.buffetPerson === undefined).flatMap(line => linesOf(line, put))
}

function linesOf(line: ChosenLine, { comma, apart }: Pick<Say<string>, 'comma' | 'apart'>): StationLine[] {
  const { itemKey, quantity, displayName, detail, making = { station: NO_STATION } } = line
  const whose = line.nick === undefined ? {} : { nick: line.nick }
  const remark = line.remark === '' ? '' : apart(line.remark)
  const withRemark = (words: string) => [words, remark].filter(Boolean).join(comma)
  const part = (own: string) => (it: MadePart) => ({
    lineKey: `${itemKey}#${it.station}`,
    station: it.station,
    quantity,
    displayName: it.words,
    detail: withRemark(own),
    partOf: displayName,
    ...whose,
  })
  if ('parts' in making) return making.parts.map(part(making.own))
  const whole = { lineKey: itemKey, station: making.station, quantity, displayName, detail, ...whose }
  if (!('sides' in making)) return [whole]
  return [{ ...whole, detail: withRemark(making.own) }, ...making.sides.map(part(''))]
}
