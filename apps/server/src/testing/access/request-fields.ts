import type { CallSpec } from '@comanda/contract/core'

interface Def {
  type: string
  format?: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  in?: Schema
}
interface Schema {
  _zod: { def: Def }
}

/** The path of a field (`*` through a list), its own name last. */
export type Path = readonly string[]

/** A field that holds a text, or a number that is an id. */
export interface Field {
  path: Path
  /** The last name of the path; of a list, the list's. */
  name: string
  type: 'string' | 'number'
  isUuid: boolean
}

function* leaves(schema: Schema, path: Path): Generator<Field> {
  const { def } = schema._zod
  const inner = def.innerType ?? def.in
  if (inner) yield* leaves(inner, path)
  else if (def.element) yield* leaves(def.element, [...path, '*'])
  else if (def.options) for (const option of def.options) yield* leaves(option, path)
  else if (def.shape) for (const [name, field] of Object.entries(def.shape)) yield* leaves(field, [...path, name])
  else {
    const name = path.findLast(step => step !== '*') ?? ''
    if (def.type === 'string' || (def.type === 'number' && /Ids?$/.test(name)))
      yield { path, name, type: def.type, isUuid: def.format === 'uuid' }
  }
}

const fieldsIn = (schema: unknown): Field[] => [
  ...new Map([...leaves(schema as Schema, [])].map(field => [field.path.join('.'), field])).values(),
]

/** Every text and id that a call reads, at any depth. */
export const requestFields = (call: CallSpec): Field[] => fieldsIn(call.request)
/** Every text and id that a call answers, at any depth. */
export const responseFields = (call: CallSpec): Field[] => fieldsIn(call.response)
