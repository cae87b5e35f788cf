/** One value that was changed, named by its way in: `gears.0.amount`. */
export interface AuditChange {
  field: string
  before?: string
  after?: string
}

const MOST_CHANGES = 30
const MOST_SIGNS = 160
/** Nothing by such a name is ever shown, whoever wrote it down. */
const SECRET = /passw|secret|token|hash|passcode|securityCode/i

/** The single values of something, by their way in. */
function leaves(value: unknown, field: string, into: Map<string, string>): Map<string, string> {
  if (SECRET.test(field)) return into
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) leaves(inner, field === '' ? name : `${field}.${name}`, into)
    return into
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    into.set(field, String(value).slice(0, MOST_SIGNS))
  return into
}

/** What differs between what was and what is, value by value, at most thirty; secrets are left out by their names. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const was = leaves(before, '', new Map())
  const is = leaves(after, '', new Map())
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(field => was.get(field) !== is.get(field))
    .slice(0, MOST_CHANGES)
    .map(field => {
      const [old, now] = [was.get(field), is.get(field)]
      return { field, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) }
    })
}
