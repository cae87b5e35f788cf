import type { Json } from './schemas.ts'

const FORMATS: Record<string, string> = {
  uuid: '0197f5e2-8a1c-7cc3-9a51-2f6f3d1b7a10',
  'date-time': '2026-11-26T18:30:00Z',
  date: '2026-11-26',
  time: '18:30:00',
  email: 'mia@example.com',
  uri: 'https://example.com',
}
const PREFIX = '#/components/schemas/'

/** A value that fits the schema: its required fields, the first of several choices, the least that bounds allow. */
export function exampleOf(schema: Json, components: Record<string, Json>): unknown {
  const { $ref, ...own } = schema
  if (typeof $ref === 'string') return exampleOf({ ...components[$ref.slice(PREFIX.length)], ...own }, components)
  const { const: constant, enum: values, anyOf, oneOf, default: standard } = schema
  const inner = (one: unknown) => exampleOf((one ?? {}) as Json, components)
  if (constant !== undefined) return constant
  if (standard !== undefined) return standard
  if (Array.isArray(values)) return values[0]
  const [first] = (anyOf ?? oneOf ?? []) as Json[]
  if (first) return inner(first)
  return ofType(withAll(schema, components), inner)
}

/** The schema with those it is combined with: their keywords hold together. */
function withAll({ allOf, ...schema }: Json, components: Record<string, Json>): Json {
  if (!Array.isArray(allOf)) return schema
  const all = (allOf as Json[]).map(({ $ref, ...one }) =>
    typeof $ref === 'string' ? { ...components[$ref.slice(PREFIX.length)], ...one } : one,
  )
  const properties = Object.assign({}, ...[schema, ...all].map(one => one['properties']))
  const required = [schema, ...all].flatMap(one => one['required'] ?? [])
  return withAll({ ...Object.assign({}, schema, ...all), properties, required }, {})
}

function ofType(schema: Json, inner: (one: unknown) => unknown): unknown {
  const [type] = [schema['type']].flat()
  if (type === 'object') return objectOf(schema, inner)
  if (type === 'array') return arrayOf(schema, inner)
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return true
  return type === 'null' ? null : {}
}

function objectOf({ properties = {}, required = [] }: Json, inner: (one: unknown) => unknown): Json {
  const fields = properties as Json
  return Object.fromEntries((required as string[]).map(name => [name, inner(fields[name])]))
}

function arrayOf({ items, minItems = 0, prefixItems }: Json, inner: (one: unknown) => unknown): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map(inner)
  return Array.from({ length: Math.max(1, minItems as number) }, () => inner(items))
}

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Json): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined
  if (known !== undefined) return known
  if (typeof pattern === 'string') return matching(pattern)
  return 'text'.padEnd(minLength as number, 'x').slice(0, maxLength as number)
}

const SAMPLES = [
  'abc',
  'A1',
  '1',
  '101',
  'US',
  '12:30',
  '2026-11-26',
  '2026-11',
  'USD',
  'en',
  'en_US',
  '#aa3322',
  '123456',
  '12345678',
  '1234567890123456',
  '+12025550143',
  '10.50',
  'ABCDEFGHJKMN0123',
  'ABCDEFGHJKMNPQRSTVWXYZ0123',
  'order:abc',
  FORMATS['uuid'] ?? '',
  '/media/a.webp',
  ...[16, 32, 64].map(length => 'a'.repeat(length)),
]

/** A sample that matches the pattern; `text` if none does. */
const matching = (pattern: string) => SAMPLES.find(sample => new RegExp(pattern, 'u').test(sample)) ?? 'text'

function numberOf({ minimum, exclusiveMinimum, maximum }: Json): number {
  const least = [minimum, typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined].filter(
    bound => typeof bound === 'number',
  )
  if (least.length > 0) return Math.max(...least)
  return typeof maximum === 'number' ? Math.min(1, maximum) : 1
}
