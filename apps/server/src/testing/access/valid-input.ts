import type { CallSpec } from '@comanda/contract/core'
import { NEVER } from '../plausible.ts'

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

const TEXTS = [
  'x',
  'text',
  NEVER,
  '2026-11-24',
  '2026-11-24T12:00:00Z',
  'a@b.test',
  '#112233',
  '10:00',
  'GBP',
  'GBP',
  'en_US',
  '1'.repeat(16),
]
const NUMBERS = [0, 1, 2, 5, 15, 60, 101, 1100, 1300]
const RECORDS = [{}, { en_US: 'x' }, { GBP: 1 }]

/** Values of a schema, the simplest first; not all of them need to fit its checks. */
function* candidates(schema: Schema): Generator<unknown> {
  const { def } = schema._zod
  const inner = def.innerType ?? def.in
  if (def.type === 'optional') yield undefined
  if (inner) yield* candidates(inner)
  else if (def.shape) yield objectOf(def.shape)
  else if (def.element) yield* [[], [fitting(def.element)]]
  else if (def.options) yield* def.options.map(fitting)
  else if (def.entries) yield* Object.values(def.entries)
  else if (def.values) yield* def.values
  else if (def.type === 'record') yield* RECORDS
  else if (def.type === 'boolean') yield false
  else yield* [...TEXTS, ...NUMBERS]
}

const objectOf = (shape: Record<string, Schema>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape)
      .map(([name, schema]) => [name, fitting(schema)] as const)
      .filter(([, value]) => value !== undefined),
  )

function fitting(schema: Schema): unknown {
  for (const value of candidates(schema)) if (schema.safeParse(value).success) return value
  return undefined
}

/** An input that passes the schema of a call. @throws where none was found */
export function validInput({ path, request }: CallSpec): Record<string, unknown> {
  const input = fitting(request as unknown as Schema)
  if (input === undefined) throw new Error(`${path}: no input fits its schema`)
  return input as Record<string, unknown>
}
