import { mkdirSync, statSync } from 'node:fs'
import { type Account, closedFolder } from './account.ts'

/** Folders for what PostgreSQL's account must reach when the server runs as root; the first usable one. All survive a reboot. */
const CANDIDATES = ['/var/lib/comanda', '/opt/comanda', '/var/tmp/comanda']

/** The folders outside the project that `account` can enter and only this user can change, best first. */
export function* sharedFolders(account: Account, candidates: readonly string[] = CANDIDATES): Generator<string> {
  for (const folder of candidates) if (isUsable(account, folder)) yield folder
}

function isUsable(account: Account, folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o755 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
  }
  // Another user may have created it in /var/tmp first: their programs could then run here.
  const { uid, mode } = statSync(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0 && closedFolder(account, folder) === undefined
}
