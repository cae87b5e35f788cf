import { createHash } from 'node:crypto'

/** The same with the fields of every record in one order: how it was sent does not matter. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, ordered(inner)]))
}

/** A mark by which two looks at the same part of the settings are told apart. */
export const markOf = (part: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(part)))
    .digest('base64url')
    .slice(0, 16)
