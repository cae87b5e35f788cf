type Rows = readonly [current: readonly number[], previous: readonly number[], beforeThat: readonly number[]]

/** Edits between the first `i` characters of `a` and the first `j` of `b`, from the edits of shorter beginnings. */
function editsAt(a: readonly string[], b: readonly string[], i: number, j: number, rows: Rows): number {
  const [current, previous, beforeThat] = rows
  const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
  const replaced = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
  const swapped = isSwap ? at(beforeThat, j - 2) + 1 : replaced
  return Math.min(replaced, swapped, at(previous, j) + 1, at(current, j - 1) + 1)
}

/**
 * Number of edits from `from` to `to`: insert, delete or replace a character, or swap two adjacent ones. Stops counting above
 * `most` and returns `most + 1`.
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  const [a, b] = [[...from], [...to]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeThat: number[] = []
  let previous: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    beforeThat = previous
    previous = row
    row = [i]
    for (let j = 1; j <= b.length; j++) row.push(editsAt(a, b, i, j, [row, previous, beforeThat]))
    if (Math.min(...row) > most) return most + 1
  }
  return Math.min(row.at(-1) ?? 0, most + 1)
}
