import { chownSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from '../../start-fault.ts'

/** Another living process uses the database of this folder. O8 */
export class DatabaseInUse extends StartFault {
  override readonly name = 'DatabaseInUse'
}

/** Holds a folder for this process. */
export interface FolderLock {
  release(): void
}

/** The result code of SQLite when another process holds the lock. */
const SQLITE_BUSY = 5

/** The result codes of SQLite for a file that is not its own, or damaged. */
const DAMAGED = new Set([11, 26])

/**
 * Takes the existing folder for this process by a kernel lock on a file in it. The lock also works between containers that
 * share the folder (their process ids are not comparable) and ends with its process in every case. SQLite takes it, because
 * Node has no such call. The file must not be opened by other means, because closing it would release the lock.
 * @throws DatabaseInUse when another process holds it
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'server.lock')
  const holderFile = join(folder, 'server.pid')
  const isNew = !existsSync(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    if (isNew) giveToOwnerOf(folder, file)
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    const { errcode } = error as { errcode?: number }
    if (errcode === SQLITE_BUSY) throw inUse(folder, `process ${holderOf(holderFile)}`)
    if (errcode === undefined || !DAMAGED.has(errcode)) throw error
    // Truncated instead of removed, because another process may have locked the file meanwhile.
    truncateSync(file)
    return lockFolder(folder)
  }
  writeFileSync(holderFile, String(process.pid))
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

export const inUse = (folder: string, holder: string): DatabaseInUse =>
  new DatabaseInUse(
    `The data folder ${folder} is already in use by a running server (${holder}): stop that server first, or set DATA_DIR to another folder.`,
  )

/** Makes a file locked by root lockable by the folder's owner. */
function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/** The process id the holder wrote; for the sentence only, since it may be another container's. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '?'
  }
}
