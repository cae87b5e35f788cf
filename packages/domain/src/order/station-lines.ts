import { type BuffetPerson, type LineChoice, type Preparation, NO_STATION, withoutRemark } from '../cart/index.ts'

/** An order line with its texts in the store's language. */
export interface ChosenLine extends LineChoice {
  itemKey: string
  displayName: string
  detail: string
  /** The stations that make it, according to the menu at the time of ordering. */
  making?: Preparation
  /** Name of the person who chose it, in a shared cart. */
  nick?: string
  /** Staff took it off the bill: it is not made. PAY-16 */
  voided?: true
  /** Pieces of it that were refunded and are not made. PAY-16 */
  unserved?: number
  /** Set on lines that charge the buffet price of diners. */
  buffetPerson?: BuffetPerson
}

type StationPart = Extract<Preparation, { parts: unknown }>['parts'][number]

/** The part of a line that one station makes. */
export interface StationLine {
  lineKey: string
  station: string
  quantity: number
  displayName: string
  /** Text of the other options. */
  detail: string
  /** The guest's remark. */
  remark?: string
  /** Name of the dish it belongs to, which another station makes. */
  partOf?: string
  nick?: string
  /** The seat it is for and the course it is served in, where staff entered them. COUNTER-2 */
  seat?: number
  course?: number
  voided?: true
  /** Its course waits until staff fire it. COUNTER-3 */
  held?: true
}

/**
 * The lines of an order by station, as stored when it was ordered. A combo whose dishes come from several stations has a line
 * at each; a side of another station has a line there; any other line stays whole. The guest's remark is on every line. Buffet
 * prices are left out. CART-7, CART-13
 */
export const stationLines = (lines: readonly ChosenLine[]): StationLine[] =>
  lines.filter(line => line.buffetPerson === undefined).flatMap(linesOf)

function linesOf(line: ChosenLine): StationLine[] {
  const { itemKey, displayName, detail, making: preparation = { station: NO_STATION } } = line
  const quantity = line.quantity - (line.voided ? 0 : (line.unserved ?? 0))
  const common = {
    ...(line.remark !== '' && { remark: line.remark }),
    ...(line.nick !== undefined && { nick: line.nick }),
    ...(line.seat !== undefined && { seat: line.seat }),
    ...(line.course !== undefined && { course: line.course }),
    ...(line.voided && { voided: line.voided }),
  }
  const part = (own: string) => (it: StationPart) => ({
    lineKey: `${itemKey}#${it.station}`,
    station: it.station,
    quantity,
    displayName: it.words,
    detail: own,
    partOf: displayName,
    ...common,
  })
  if ('parts' in preparation) return preparation.parts.map(part(preparation.own))
  const whole = { lineKey: itemKey, station: preparation.station, quantity, displayName, ...common }
  if (!('sides' in preparation)) return [{ ...whole, detail: withoutRemark(detail, line.remark) }]
  return [{ ...whole, detail: preparation.own }, ...preparation.sides.map(part(''))]
}

/** Lines in the order of their courses; those without a course first. COUNTER-2 */
export const byCourse = <L extends { course?: number }>(
  lines: readonly L[],
): [course: number | undefined, lines: L[]][] =>
  [...Map.groupBy(lines, line => line.course)].toSorted(([a = 0], [b = 0]) => a - b)
