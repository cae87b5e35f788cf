import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The temporary folder; root's own may be closed to the account that PostgreSQL runs as, and these are open to all. */
const OPEN = process.getuid?.() === 0 ? '/var/tmp' : tmpdir()

/** A new empty folder for the data of one test, which the account of the database may enter. */
export function emptyDataFolder(purpose: string): string {
  const folder = mkdtempSync(join(OPEN, `comanda-${purpose}-`))
  chmodSync(folder, 0o711)
  return folder
}
