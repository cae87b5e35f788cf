const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null)

/** Whether two values of a document are equal; an absent field equals an undefined one, and the order of fields is no difference. */
export function equalValues(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? undefined) === (b ?? undefined)
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => equalValues(one, b[at]))
    )
  const [left, right] = [fieldsOf(a), new Map(fieldsOf(b))]
  return left.length === right.size && left.every(([name, inner]) => equalValues(inner, right.get(name)))
}
