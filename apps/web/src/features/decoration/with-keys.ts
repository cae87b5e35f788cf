/** Entries of a list that have no key but their position: the brand orders them, and two may be equal. */
export const withKeys = <T>(list: readonly T[]): { entry: T; at: number; key: string }[] =>
  list.map((entry, at) => ({ entry, at, key: `entry ${at}` }))
