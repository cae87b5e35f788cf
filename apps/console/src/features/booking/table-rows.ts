const SIGN = ' + '

/** Rows of tables as they are typed: one a line, `3 + 4 + 5`. */
export const rowsText = (rows: readonly (readonly string[])[]): string => rows.map(row => row.join(SIGN)).join('\n')

/** Typed text as rows; a line of fewer than two tables is no row. */
export const rowsFrom = (text: string): string[][] =>
  text
    .split('\n')
    .map(line =>
      line
        .split('+')
        .map(name => name.trim())
        .filter(name => name !== ''),
    )
    .filter(row => row.length > 1)
