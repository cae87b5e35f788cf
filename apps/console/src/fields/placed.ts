/** Entries of a list that have no name but their place in it. */
export const placed = <T>(list: readonly T[]): { entry: T; at: number; key: string }[] =>
  list.map((entry, at) => ({ entry, at, key: `place ${at}` }))
