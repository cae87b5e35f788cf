import type { CallSpec } from '@comanda/contract/core'
import { NEVER, plausible } from './plausible.ts'

interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  in?: Schema
  keyType?: Schema
  valueType?: Schema
  items?: Schema[]
  values?: unknown[]
  entries?: Record<string, unknown>
}
interface Schema {
  _zod: { def: Def }
  safeParse(value: unknown): { success: boolean }
}
type Path = readonly (string | number)[]

/** Values known to be there, by the name of the field that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const HYPHENS = '-'.repeat(36)

/** Invalid and unusual values for any field. R1 */
export const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  -1,
  0,
  -0,
  1.5,
  1e-7,
  999,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  9_007_199_254_740_993,
  Number.MAX_VALUE,
  true,
  [],
  {},
  [[]],
  '%',
  "' OR 1=1--",
  '\\',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  NEVER.toUpperCase(),
  HYPHENS,
  `order:${HYPHENS}`,
  `cart:${HYPHENS}`,
  `1764000000000.${HYPHENS}`,
  `99999999999999.${NEVER}`,
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '24:00',
  'a:b',
  '..',
  '😀'.repeat(200),
  '\u0301'.repeat(500),
  'a'.repeat(64),
  'a'.repeat(50_000),
  { __proto__: { isMember: true } },
  { length: -1 },
  Array.from({ length: 1000 }, () => 0),
]

/** Texts and numbers of which one fits where nothing is known of a field. */
const LIKELY: readonly unknown[] = [
  101,
  1,
  0,
  100,
  2,
  1300,
  NEVER,
  'x',
  'en_US',
  '2026-12-24',
  '2026-12-24T18:00:00Z',
  '18:00',
  'a@b.test',
  '123456',
  'https://a.test/x',
  '2125550143',
  '+12125550143',
  '0'.repeat(16),
  'A'.repeat(26),
  'x'.repeat(16),
  '#ffffff',
  'US',
  'USD',
  `order:${NEVER}`,
  '',
]

const LOOSE = /optional|default|nullable|exactOptional/i

/** Values that fit a schema: of a choice each, of an object with `sparse` only what must be there. */
function fitting(schema: Schema, name: string, known: Known, sparse: boolean): unknown[] {
  const { def } = schema._zod
  const inner = def.innerType ?? def.in
  if (inner) return fitting(inner, name, known, sparse)
  if (def.shape) return objects(def.shape, known, sparse)
  if (def.element) return fitting(def.element, name, known, sparse).map(value => [value])
  if (def.items) return [def.items.map(item => fitting(item, name, known, sparse)[0])]
  if (def.options) return def.options.flatMap(option => fitting(option, name, known, sparse))
  if (def.valueType && def.keyType) {
    const [key] = fitting(def.keyType, 'key', known, sparse)
    return [{ [String(key)]: fitting(def.valueType, name, known, sparse)[0] }]
  }
  if (def.values) return def.values
  if (def.entries) return Object.values(def.entries)
  const tried = [...(known[name] ?? []), plausible[name], ...LIKELY]
  return [...new Set(tried)].filter(value => value !== undefined && schema.safeParse(value).success).slice(0, 2)
}

function objects(shape: Record<string, Schema>, known: Known, sparse: boolean): unknown[] {
  const fields = Object.entries(shape)
    .filter(([, schema]) => !sparse || !LOOSE.test(schema._zod.def.type))
    .map(([name, schema]) => [name, fitting(schema, name, known, sparse)] as const)
    .filter(([, values]) => values.length > 0)
  const most = Math.min(4, Math.max(1, ...fields.map(([, values]) => values.length)))
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[i % values.length]])),
  )
}

/** Every place in a value, however deep; of a list its first. */
export function* places(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (Array.isArray(value)) yield* value.length > 0 ? places(value[0], [...path, 0]) : []
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* places(inner, [...path, name])
}

export function put(into: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(into)) return into.map((item, i) => (i === step ? put(item, rest, value) : item))
  const there = into as Record<string | number, unknown>
  return { ...there, [step]: put(there[step], rest, value) }
}

/** JSON of the odd values; a long one is named by its number, because no fitting request contains it. */
const ODD_TEXTS = ODD_VALUES.map((value, i) => {
  const text = JSON.stringify(value)
  return text?.length > 200 ? `odd ${i}` : text
})
const MARK = 'the odd value'

/** The JSON of `base` with each odd value at `place`: written once around all of them, because there are many. */
function textsAt(base: unknown, place: Path): (string | undefined)[] {
  const [before, after] = JSON.stringify(put(base, place, MARK)).split(JSON.stringify(MARK))
  return ODD_TEXTS.map((text, i) =>
    text === undefined ? JSON.stringify(put(base, place, ODD_VALUES[i])) : `${before}${text}${after}`,
  )
}

interface Part {
  readonly schema: Schema
  readonly of: unknown
  readonly place: Path
}

/**
 * The smallest part of a request that contains `place` and whose rejection rejects the whole. It ends at unions and
 * transformations, which may accept what their parts reject.
 */
function partAt({ schema, of, place }: Part): Part {
  const [step, ...rest] = place
  const { type, shape, element, innerType } = schema._zod.def
  if (step === undefined) return { schema, of, place }
  if (innerType && /^(optional|nullable|default)$/.test(type) && of !== undefined && of !== null)
    return partAt({ schema: innerType, of, place })
  const inner = type === 'array' ? element : shape?.[step]
  if (!inner) return { schema, of, place }
  return partAt({ schema: inner, of: (of as Record<string | number, unknown>)[step], place: rest })
}

/** Whether the request of the odd value at `place` of `base` is accepted: by its part first, because whole requests are large. */
function acceptsAt(whole: Schema, base: unknown, place: Path): (value: unknown) => boolean {
  const part = partAt({ schema: whole, of: base, place })
  return value =>
    (value === undefined || part.schema.safeParse(put(part.of, part.place, value)).success) &&
    whole.safeParse(put(base, place, value)).success
}

/**
 * Requests of a call with one odd value each, at any depth, around existing things, none twice. Includes all that the schema
 * accepts, and for each place one of those it rejects, which go no further. R1
 */
export function* oddRequests(call: CallSpec, known: Known): Generator<unknown> {
  const schema = call.request as unknown as Schema
  const sent = new Set<string | undefined>()
  const isNew = (text: string | undefined) => sent.size < sent.add(text).size
  let turn = 0
  for (const base of fittingRequests(call, known)) {
    if (isNew(JSON.stringify(base))) yield base
    for (const place of places(base)) {
      const texts = textsAt(base, place)
      const accepts = acceptsAt(schema, base, place)
      const values = ODD_VALUES.filter((_, i) => isNew(texts[i]))
      const { accepted = [], rejected = [] } = Object.groupBy(values, value =>
        accepts(value) ? 'accepted' : 'rejected',
      )
      for (const value of accepted) yield put(base, place, value)
      // Every place gets another value, so that all values are tried in turn.
      if (rejected.length > 0) yield put(base, place, rejected[turn++ % rejected.length])
    }
  }
}

/** Requests of a call that its schema accepts, around existing things. */
export const fittingRequests = (call: CallSpec, known: Known): unknown[] =>
  [true, false].flatMap(sparse => fitting(call.request as unknown as Schema, '', known, sparse))
