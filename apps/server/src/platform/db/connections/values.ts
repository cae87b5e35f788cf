import pg from 'pg'
// @ts-expect-error The driver has no types for this function.
import { prepareValue } from 'pg/lib/utils.js'

const INT8 = 20
const DATE = 1082

/**
 * `bigint` as a number.
 * @throws RangeError above 2^53, where a number would lose precision
 */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Parsers of the database's text values, by column type. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary' && Number(id) === INT8) return parseInt8
    // A date has no time zone, so it stays text.
    if (format !== 'binary' && Number(id) === DATE) return (text: string) => text
    return pg.types.getTypeParser(id, format)
  },
}

/** A parameter encoded for the database: as the driver does it, with times in UTC. */
export function valueToSend(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value
  if (value instanceof Date && value.getUTCFullYear() >= 0 && value.getUTCFullYear() <= 9999) return value.toISOString()
  return prepareValue(value) as string | Buffer | null
}
