/** Another value for a setting, of its kind. */
function otherValues(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1]
  return typeof value === 'string' ? [`${value}x`] : []
}

/** The value with one of its settings changed, in every way, the innermost settings one by one. */
export function leafChanges(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return otherValues(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    leafChanges(inner).map(next => (Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next })),
  )
}
