import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * A file with one line per event of a provider double's records, written before the answer, so that payments survive a restart
 * or kill. M13
 */
export class Journal<Row> {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** The stored rows, oldest first. An incomplete last line was never answered and is removed. */
  rows(): Row[] {
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : []
    const cut = lines.pop()
    if (cut) writeFileSync(this.file, lines.map(line => `${line}\n`).join(''))
    return lines.map(line => JSON.parse(line) as Row)
  }

  add(row: Row): void {
    appendFileSync(this.file, `${JSON.stringify(row)}\n`)
  }

  /** Replaces all lines by one. Writes a new file first, so that no half-written file remains. */
  replace(row: Row): void {
    writeFileSync(`${this.file}.new`, `${JSON.stringify(row)}\n`)
    renameSync(`${this.file}.new`, this.file)
  }
}
