/**
 * A refused setting: the field's path in the request, the reason, and values for its text. Each `reason` is a refusal of that
 * name.
 */
export interface Fault<Why extends string> {
  field: string
  reason: Why
  params?: Record<string, string | number>
}

/** The faults among the results of several checks, in their order. */
export const faultsIn = <F>(checks: readonly (F | undefined)[]): F[] => checks.filter(fault => fault !== undefined)

/** Index of the first entry with the same key as an earlier one; undefined if all differ. */
export function repeated<T>(list: readonly T[], keyOf: (entry: T) => string | number): number | undefined {
  const keys = list.map(keyOf)
  const at = keys.findIndex((key, i) => keys.indexOf(key) < i)
  return at < 0 ? undefined : at
}
