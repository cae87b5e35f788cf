import type { Component, Page } from './queries.ts'
import { sameValue } from './same-page.ts'

type Merged = { value: unknown } | undefined
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What one of two people changed, field by field; undefined where both changed the same value in different ways. */
function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (sameValue(mine, theirs) || sameValue(base, mine)) return { value: theirs }
  if (sameValue(base, theirs)) return { value: mine }
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return undefined
  const fields: Record<string, unknown> = {}
  for (const name of new Set([base, mine, theirs].flatMap(one => Object.keys(one)))) {
    const field = merge(base[name], mine[name], theirs[name])
    if (!field) return undefined
    if (field.value !== undefined) fields[name] = field.value
  }
  return { value: fields }
}

/** A page with its components by their ids, and their order. */
const byId = ({ components, ...page }: Page) => ({
  page,
  components: Object.fromEntries(components.map(component => [component.id, component])),
  order: components.map(({ id }) => id),
})

/**
 * The page with the changes of two people who began with `base`; undefined where both changed the same text, field or the order of the
 * components in different ways, or one changed what the other removed. API-3
 */
export function mergePages(base: Page, mine: Page, theirs: Page): Page | undefined {
  const merged = merge(byId(base), byId(mine), byId(theirs))
  if (!merged) return undefined
  const { page, components, order } = merged.value as ReturnType<typeof byId>
  return { ...page, components: order.flatMap((id): Component[] => (components[id] ? [components[id]] : [])) }
}
