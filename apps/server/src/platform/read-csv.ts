import { separatorOf } from '@comanda/domain/spreadsheet'
import { parse } from 'csv-parse/sync'

/** The rows of a CSV text, with any common separator; undefined for a text that is none. */
export function readCsv(text: string): string[][] | undefined {
  const plain = text.replace(/^\u{feff}/u, '').replace(/^sep=.\r?\n/i, '')
  try {
    return parse(plain, {
      delimiter: separatorOf(plain),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    }) as string[][]
  } catch {
    return undefined
  }
}
