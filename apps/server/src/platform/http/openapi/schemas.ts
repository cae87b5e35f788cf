import { namedSchemas } from '@comanda/contract/named-schemas'
import * as z from 'zod/mini'

export type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/** The schemas of the document, each under its name. */
export interface ComponentSchemas {
  /** A reference to the schema as it is sent (`input`) or answered (`output`). */
  reference(schema: z.ZodMiniType, direction: Direction): Json
  /** Those that are referred to, directly or by others. */
  readonly used: Record<string, Json>
}

const PREFIX = '#/components/schemas/'

/**
 * Makes the components of the document from the schemas that the contract exports and those of `own`, by name. A schema that
 * reads differently as a request (fields with defaults may be left out) has a second component `...Input`; requests have one only.
 */
export function componentSchemas(own: ReadonlyMap<z.ZodMiniType, string>): ComponentSchemas {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of new Map([...own, ...namedSchemas])) registry.add(schema, { id })
  const output = written(registry, 'output')
  const input = written(registry, 'input')
  const differing = differences(input, output)
  const nameOf = (id: string, direction: Direction) =>
    direction === 'input' && differing.has(id) && !id.endsWith('Request') ? `${id}Input` : id
  const used: Record<string, Json> = {}
  const use = (id: string, direction: Direction): Json => {
    const name = nameOf(id, direction)
    const source = (direction === 'input' ? input : output)[id]
    if (source !== undefined && used[name] === undefined) {
      used[name] = {}
      used[name] = withReferences(source, other => use(other, direction)) as Json
    }
    return { $ref: `${PREFIX}${name}` }
  }
  return {
    used,
    reference: (schema, direction) => use(registry.get(schema)?.id ?? '', direction),
  }
}

/** A schema whose values JSON Schema cannot express (the result of a transform) allows anything. */
function written(registry: ReturnType<typeof z.registry<{ id: string }>>, io: Direction): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: id => `${PREFIX}${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...rest }]) => [id, withoutBounds(rest) as Json]),
  )
}

/** Removes the bounds of safe integers, which every integer schema has and which say nothing about the field. */
function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, bound]) =>
      !(key === 'minimum' && bound === Number.MIN_SAFE_INTEGER) &&
      !(key === 'maximum' && bound === Number.MAX_SAFE_INTEGER),
  )
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutBounds(inner)]))
}

/** Rewrites every reference in a schema. */
function withReferences(value: unknown, refer: (id: string) => Json): unknown {
  if (Array.isArray(value)) return value.map(one => withReferences(one, refer))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Json
  const inner = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withReferences(one, refer)]))
  return typeof $ref === 'string' && $ref.startsWith(PREFIX) ? { ...refer($ref.slice(PREFIX.length)), ...inner } : inner
}

/** The names whose schema differs between the directions, itself or in what it refers to. */
function differences(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const names = Object.keys(output)
  const differing = new Set(names.filter(id => JSON.stringify(input[id]) !== JSON.stringify(output[id])))
  for (let before = -1; before !== differing.size; ) {
    before = differing.size
    for (const id of names) if (references(output[id]).some(other => differing.has(other))) differing.add(id)
  }
  return differing
}

function references(schema: unknown): string[] {
  const ids: string[] = []
  withReferences(schema, id => {
    ids.push(id)
    return {}
  })
  return ids
}
