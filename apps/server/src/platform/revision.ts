import { createHash } from 'node:crypto'

/** The value with all object keys sorted, so that equal values have one text. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sortKeys(inner)]))
}

/** A short hash of a part of the settings; different values have different revisions. */
export const revisionOf = (part: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(part)))
    .digest('base64url')
    .slice(0, 16)
