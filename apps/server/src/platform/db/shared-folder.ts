import { mkdirSync, statSync } from 'node:fs'
import { type Account, closedFolder } from './account.ts'

/** Where root keeps what PostgreSQL's account must reach; the first that can be used. All survive a reboot. */
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
  // In /var/tmp another user may have made it first: its programs would run here.
  const { uid, mode } = statSync(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0 && closedFolder(account, folder) === undefined
}
