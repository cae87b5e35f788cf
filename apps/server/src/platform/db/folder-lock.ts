import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another living process keeps its database in this folder. O8 */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
}

/** Holds a folder for this process. */
export interface FolderLock {
  release(): void
}

let locks = 0

/**
 * Takes the folder for this process. A lock left by a process that was killed is taken over.
 * @throws DatabaseInUse when its owner lives
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner.lock')
  const mine = `${process.pid} ${startOf(process.pid)} ${++locks}`
  const draft = `${file}.${process.pid}.${locks}`
  writeFileSync(draft, mine)
  try {
    // A link appears whole or not at all, and never over another: two processes cannot both have it.
    for (let attempt = 0; attempt < 20 && !linked(draft, file); attempt += 1) removeStale(file, folder)
    if (read(file) !== mine) throw inUse(folder, read(file))
  } finally {
    rmSync(draft, { force: true })
  }
  return { release: () => read(file) === mine && rmSync(file, { force: true }) }
}

function inUse(folder: string, owner: string): DatabaseInUse {
  const pid = owner.split(' ')[0] ?? '?'
  return new DatabaseInUse(
    `The data folder ${folder} is already in use by a running server (process ${pid}). Stop that one first, or choose another folder with DATA_DIR.`,
  )
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a lock whose owner is dead; one that was replaced meanwhile is put back. */
function removeStale(file: string, folder: string): void {
  const owner = read(file)
  if (owner === '') return
  if (alive(owner)) throw inUse(folder, owner)
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== owner) linked(aside, file)
  rmSync(aside, { force: true })
}

function alive(owner: string): boolean {
  const [pid = 0, start = ''] = [Number(owner.split(' ')[0]), owner.split(' ')[1]]
  if (!isRunning(pid)) return false
  // The number of a dead process is given again: the same number started at another time is another process.
  return start === startOf(pid)
}

/** Whether a process of this number runs. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isZombie = (pid: number) => statOf(pid)[0] === 'Z'

/** When a process started, in the kernel's ticks; `0` where the system does not say. */
const startOf = (pid: number): string => statOf(pid)[19] ?? '0'

/** The fields of /proc/<pid>/stat after the name, which may itself hold blanks. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text === '' ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
