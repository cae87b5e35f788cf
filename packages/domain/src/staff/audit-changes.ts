/** One changed value with its path: `gears.0.amount`. */
export interface AuditChange {
  field: string
  before?: string
  after?: string
}

const MAX_CHANGES = 30
const MAX_SIGNS = 160
/** Names of values that are never shown. */
const SECRET = /passw|secret|token|hash|passcode|securityCode/i

/** Collects the leaf values by path. */
function leaves(value: unknown, field: string, into: Map<string, string>): Map<string, string> {
  if (SECRET.test(field)) return into
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) leaves(inner, field === '' ? name : `${field}.${name}`, into)
    return into
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    into.set(field, String(value).slice(0, MAX_SIGNS))
  return into
}

/** The differences by path, at most thirty; secrets are left out by name. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const was = leaves(before, '', new Map())
  const is = leaves(after, '', new Map())
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(field => was.get(field) !== is.get(field))
    .slice(0, MAX_CHANGES)
    .map(field => {
      const [old, now] = [was.get(field), is.get(field)]
      return { field, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) }
    })
}
