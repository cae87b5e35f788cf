import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * A file in which a stand-in's book waits for the next start, a line for each thing that happened: written before it is
 * answered, it outlives a kill. An account does not forget what it was paid because a shop restarts. M13
 */
export class Journal<Row> {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** What was kept, oldest first. A last line that a kill cut off was never answered: it did not happen, and is taken out. */
  rows(): Row[] {
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : []
    const cut = lines.pop()
    if (cut) writeFileSync(this.file, lines.map(line => `${line}\n`).join(''))
    return lines.map(line => JSON.parse(line) as Row)
  }

  add(row: Row): void {
    appendFileSync(this.file, `${JSON.stringify(row)}\n`)
  }

  /** Puts one line in the place of all. Beside it first: a file that is half written would be in the way of the next start. */
  replace(row: Row): void {
    writeFileSync(`${this.file}.new`, `${JSON.stringify(row)}\n`)
    renameSync(`${this.file}.new`, this.file)
  }
}
