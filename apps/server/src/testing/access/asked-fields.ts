import type { CallSpec } from '@comanda/contract/core'

interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  in?: Schema
  valueType?: Schema
}
interface Schema {
  _zod: { def: Def }
}

/** A field of a question: the way to it (`*` through a list), its own name last. */
export type Path = readonly string[]

function* leaves(schema: Schema, path: Path): Generator<[Path, string]> {
  const { def } = schema._zod
  const inner = def.innerType ?? def.in
  if (inner) yield* leaves(inner, path)
  else if (def.element) yield* leaves(def.element, [...path, '*'])
  else if (def.options) for (const option of def.options) yield* leaves(option, path)
  else if (def.shape) for (const [name, field] of Object.entries(def.shape)) yield* leaves(field, [...path, name])
  else yield [path, def.type]
}

/** Every field a call reads text from, however deep it stands. */
export function textFields(call: CallSpec): Path[] {
  const found = [...leaves(call.request as unknown as Schema, [])].filter(([, type]) => type === 'string')
  return [...new Map(found.map(([path]) => [path.join('.'), path])).values()]
}

/** The name of a field: of a list, the list's. */
export const nameOf = (path: Path): string => path.findLast(step => step !== '*') ?? ''
