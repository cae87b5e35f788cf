const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const equalLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => equalValues(one, b[at]))

/** Whether two values of a document are equal; an absent field equals an undefined one, and the order of fields is no difference. */
export function equalValues(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return (a ?? undefined) === (b ?? undefined)
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && equalLists(a, b)
  const [left, right] = [fieldsOf(a), new Map(fieldsOf(b))]
  return left.length === right.size && left.every(([name, inner]) => equalValues(inner, right.get(name)))
}
