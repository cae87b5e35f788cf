/**
 * Number of edits from `from` to `to`: insert, delete or replace a character, or swap two adjacent ones. Stops counting above
 * `most` and returns `most + 1`.
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  const [a, b] = [[...from], [...to]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let previous: number[] = []
  let row = b.map((_, at) => at)
  row.push(b.length)
  for (let i = 1; i <= a.length; i++) {
    const before = previous
    previous = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = swaps ? (before[j - 2] ?? 0) + 1 : replaced
      row.push(Math.min(replaced, swapped, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    if (Math.min(...row) > most) return most + 1
  }
  return Math.min(row[b.length] ?? 0, most + 1)
}
