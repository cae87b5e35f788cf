import { type BuffetPerson, type LineChoice, type Making, NO_STATION, withoutRemark } from '../cart/index.ts'

/** A line of an order as it was chosen, in the store's own language. */
export interface ChosenLine extends LineChoice {
  itemKey: string
  displayName: string
  detail: string
  /** The station that makes it, as the menu had it when it was ordered. */
  making?: Making
  /** The name of the person who chose it, where several share the cart. */
  nick?: string
  /** It is the price of a person at a buffet. */
  buffetPerson?: BuffetPerson
}

type MadePart = Extract<Making, { parts: unknown }>['parts'][number]

/** What one station makes of a line. */
export interface StationLine {
  lineKey: string
  station: string
  quantity: number
  displayName: string
  /** What else was chosen of it. */
  detail: string
  /** What the guest wrote of it. */
  remark?: string
  /** The dish it belongs to, which another station makes too. */
  partOf?: string
  nick?: string
}

/**
 * The lines of an order by the stations that make them, as they were ordered, whatever became of the menu since. A combo whose
 * dishes come from several stations is a line at each of them; a side that another station makes is a line there, beside its
 * dish; any other line stands whole where its dish is made. What the guest wrote of a line is told to each of them. A place at
 * a buffet is nothing to make. CART-7, CART-13
 */
export const stationLines = (lines: readonly ChosenLine[]): StationLine[] =>
  lines.filter(line => line.buffetPerson === undefined).flatMap(linesOf)

function linesOf(line: ChosenLine): StationLine[] {
  const { itemKey, quantity, displayName, detail, making = { station: NO_STATION } } = line
  const said = {
    ...(line.remark !== '' && { remark: line.remark }),
    ...(line.nick !== undefined && { nick: line.nick }),
  }
  const part = (own: string) => (it: MadePart) => ({
    lineKey: `${itemKey}#${it.station}`,
    station: it.station,
    quantity,
    displayName: it.words,
    detail: own,
    partOf: displayName,
    ...said,
  })
  if ('parts' in making) return making.parts.map(part(making.own))
  const whole = { lineKey: itemKey, station: making.station, quantity, displayName, ...said }
  if (!('sides' in making)) return [{ ...whole, detail: withoutRemark(detail, line.remark) }]
  return [{ ...whole, detail: making.own }, ...making.sides.map(part(''))]
}
