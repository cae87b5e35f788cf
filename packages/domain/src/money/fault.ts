/** What cannot be set up: the field as the request spells it, why, and values for the words. Each `why` is a refusal of that name. */
export interface Fault<Why extends string> {
  field: string
  why: Why
  params?: Record<string, string | number>
}

/** The place of the first entry that has the same key as one before it; undefined where all differ. */
export function repeated<T>(list: readonly T[], keyOf: (entry: T) => string | number): number | undefined {
  const keys = list.map(keyOf)
  const at = keys.findIndex((key, i) => keys.indexOf(key) < i)
  return at < 0 ? undefined : at
}
