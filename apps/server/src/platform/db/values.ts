import pg from 'pg'
// @ts-expect-error The driver does not describe how it writes values.
import { prepareValue } from 'pg/lib/utils.js'

const INT8 = 20
const DATE = 1082

/**
 * `bigint` as a number.
 * @throws RangeError past 2^53, where a number would silently become another one
 */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** How the database's text becomes a value, by its kind of column. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary' && Number(id) === INT8) return parseInt8
    // A calendar day has no time zone: as text it stays the day it is.
    if (format !== 'binary' && Number(id) === DATE) return (text: string) => text
    return pg.types.getTypeParser(id, format)
  },
}

/** A value as the database reads it: as the driver writes it, moments in UTC. */
export function valueToSend(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value
  if (value instanceof Date && value.getUTCFullYear() >= 0 && value.getUTCFullYear() <= 9999) return value.toISOString()
  return prepareValue(value) as string | Buffer | null
}
