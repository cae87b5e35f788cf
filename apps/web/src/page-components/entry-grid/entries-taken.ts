/** The order type that a link leads to; undefined where it names none. */
const typeOf = (link: string): number | undefined => {
  const type = /[?&]bizType=(\d+)/.exec(link)?.[1]
  return type === undefined ? undefined : Number(type)
}

/** The entries without those that lead to an order type no store takes; all of them where the types are not known. DECO-1 */
export const entriesTaken = <T extends { link: string }>(
  entries: readonly T[],
  taken?: readonly number[],
): readonly T[] => (taken ? entries.filter(({ link }) => taken.includes(typeOf(link) ?? taken[0] ?? 0)) : entries)
