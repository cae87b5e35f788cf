import { fieldOf, valueAt } from '@comanda/contract/core'
import type { MenuFileKey } from '@comanda/messages/menu-files'
import type * as z from 'zod/mini'
import { limitedFaults, type MenuFault, MenuFileFault } from './menu-fault.ts'

interface Issue {
  code?: string
  path: readonly PropertyKey[]
  expected?: string
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
}

const KINDS: Record<string, MenuFileKey> = {
  int: 'menuFile.fault.whole',
  number: 'menuFile.fault.number',
  string: 'menuFile.fault.text',
  array: 'menuFile.fault.list',
  object: 'menuFile.fault.object',
  record: 'menuFile.fault.object',
  boolean: 'menuFile.fault.truth',
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? typeof value

function reasonOf(issue: Issue, value: unknown): Pick<MenuFault, 'key' | 'params'> {
  if (value === undefined) return { key: 'menuFile.fault.missing' }
  const params = { value: shown(value) }
  if (Array.isArray(value) && value.length === 0) return { key: 'menuFile.fault.empty' }
  if (issue.code === 'too_small')
    return { key: 'menuFile.fault.tooSmall', params: { ...params, bound: Number(issue.minimum) } }
  if (issue.code === 'too_big')
    return { key: 'menuFile.fault.tooBig', params: { ...params, bound: Number(issue.maximum) } }
  if (issue.code === 'invalid_value')
    return { key: 'menuFile.fault.choice', params: { ...params, choices: issue.values?.join(', ') ?? '' } }
  const kind = issue.code === 'invalid_type' ? KINDS[issue.expected ?? ''] : undefined
  return { key: kind ?? 'menuFile.fault.form', params }
}

/** The name of the innermost thing with one around a path: a title's first translation, else a name. */
export function nameAround(raw: unknown, path: readonly PropertyKey[]): string | undefined {
  for (let length = path.length - 1; length > 0; length--) {
    const around = valueAt(raw, path.slice(0, length)) as
      | { title?: { translations?: Record<string, unknown> }; name?: unknown }
      | undefined
    const [title] = Object.values(around?.title?.translations ?? {})
    const name = title ?? around?.name
    if (typeof name === 'string' && name !== '') return name.slice(0, 60)
  }
  return undefined
}

/**
 * A JSON value in the shape of its format.
 * @throws MenuFileFault with every place that does not fit, and the name of the dish around it
 */
export function shapedAs<T>(schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const issues = result.error.issues as readonly Issue[]
  const faults = issues.map((issue): MenuFault => {
    const name = nameAround(raw, issue.path)
    return { ...reasonOf(issue, valueAt(raw, issue.path)), path: fieldOf(issue.path), ...(name && { name }) }
  })
  throw new MenuFileFault(limitedFaults(faults))
}
