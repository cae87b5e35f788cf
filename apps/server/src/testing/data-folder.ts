import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../platform/db/cluster/processes.ts'

/** The temporary folder; root's own may be closed to the account that PostgreSQL runs as, and these are open to all. */
const OPEN = process.getuid?.() === 0 ? '/var/tmp' : tmpdir()
const MEMORY = '/dev/shm'
/** Bytes for the databases of all workers of a run; containers often have less. */
const ENOUGH = 4 * 1024 ** 3

/** A new empty folder for the data of one test, which the account of the database may enter. */
export const emptyDataFolder = (purpose: string): string => folderIn(OPEN, purpose)

/** The same in memory if there is room: copying and dropping databases takes a fraction of the time there. */
export function dataFolderInMemory(purpose: string): string {
  if (!hasMemoryFolder()) return emptyDataFolder(purpose)
  removeAbandoned()
  return folderIn(MEMORY, `${purpose}-${process.pid}`)
}

/** Whether the system's folder in memory has room for the tests. */
export function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH
  } catch {
    return false
  }
}

function folderIn(parent: string, name: string): string {
  const folder = mkdtempSync(join(parent, `comanda-${name}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** Removes the folders of processes that were killed: they would occupy memory until the machine restarts. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^comanda-\w+-(\d+)-\w+$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}
