/**
 * The cells that a spreadsheet put on the clipboard: tabs between cells, line breaks between rows, cells with either of them in
 * quotes (a quote inside is doubled). An empty last line is no row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const plain = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === '\t') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows
}

/** Whether a pasted text is more than one cell. */
export const isSeveralCells = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''))
