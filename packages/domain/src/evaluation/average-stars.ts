/** Fewer reviews than this have no average that is shown. */
const FEWEST = 3

/** The average stars to one decimal of how many reviews have one, two, ... five stars; undefined below three reviews. DECO-5 */
export function averageStars(counts: readonly number[]): number | undefined {
  const many = counts.reduce((sum, count) => sum + count, 0)
  if (many < FEWEST) return undefined
  const stars = counts.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return Math.round((stars * 10) / many) / 10
}
