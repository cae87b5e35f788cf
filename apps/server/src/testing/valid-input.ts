import type { CallSpec } from '@comanda/contract/core'

/** An id that nothing has. */
export const NEVER = '01890000-0000-7000-8000-000000000000'

interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  in?: Schema
  entries?: Record<string, unknown>
  values?: unknown[]
}
interface Schema {
  _zod: { def: Def }
  safeParse(value: unknown): { success: boolean }
}

/** Values by the name of a field, tried first. */
type Known = Readonly<Record<string, unknown>>

const TEXTS = [
  'x',
  'text',
  NEVER,
  '2026-11-24',
  '2026-11-24T12:00:00Z',
  'a@b.test',
  '+12125550143',
  `order:${NEVER}`,
  '#112233',
  '10:00',
  'GBP',
  'US',
  '123456',
  '1'.repeat(16),
  'A'.repeat(26),
  'en_US',
]
const NUMBERS = [0, 1, 2, 5, 15, 60, 101, 1100, 1300]
const RECORDS = [{}, { en_US: 'x' }, { GBP: 1 }]

/** Values of a schema, the simplest first; not all of them need to fit its checks. */
function* candidates(schema: Schema, known: Known): Generator<unknown> {
  const { def } = schema._zod
  const inner = def.innerType ?? def.in
  if (def.type === 'optional') yield undefined
  if (inner) yield* candidates(inner, known)
  else if (def.shape) yield* [objectOf(def.shape, known, false), objectOf(def.shape, known, true)]
  else if (def.element) yield* [[], [fitting(def.element, known)]]
  else if (def.options) yield* def.options.map(option => fitting(option, known))
  else if (def.entries) yield* Object.values(def.entries)
  else if (def.values) yield* def.values
  else if (def.type === 'record') yield* RECORDS
  else if (def.type === 'boolean') yield false
  else yield* [...TEXTS, ...NUMBERS]
}

/** An object of the shape; `full` = with the optional fields that have no known value. */
function objectOf(shape: Record<string, Schema>, known: Known, full: boolean): Record<string, unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    if (name in known && schema.safeParse(known[name]).success) return [name, known[name]] as const
    const { type, innerType } = schema._zod.def
    return [name, fitting(full && type === 'optional' && innerType ? innerType : schema, known)] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function fitting(schema: Schema, known: Known): unknown {
  for (const value of candidates(schema, known)) if (schema.safeParse(value).success) return value
  return undefined
}

/** An input that passes the schema of a call, with known values wherever their field accepts them. @throws if none is found */
export function validInput({ path, request }: CallSpec, known: Known = {}): Record<string, unknown> {
  const input = fitting(request as unknown as Schema, known)
  if (input === undefined) throw new Error(`${path}: no input fits its schema`)
  return input as Record<string, unknown>
}
