import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartFault } from '../start-fault.ts'

/** Another living process uses the database of this folder. O8 */
export class DatabaseInUse extends StartFault {
  override readonly name = 'DatabaseInUse'
}

/** Holds a folder for this process. */
export interface FolderLock {
  release(): void
}

let locks = 0

/**
 * Takes the existing folder for this process. A lock left by a killed process is replaced, and so is an empty or truncated one.
 * @throws DatabaseInUse when its owner lives
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'owner.lock')
  const mine = `${process.pid} ${startOf(process.pid)} ${++locks}`
  const draft = `${file}.${process.pid}.${locks}`
  try {
    writeFileSync(draft, mine)
    // A link appears whole or not at all, and never over another: two processes cannot both have it.
    for (let attempt = 0; attempt < 20 && !linked(draft, file); attempt += 1) removeStale(file, folder)
    if (read(file) !== mine) throw inUse(folder, read(file)?.split(' ')[0] ?? '?')
  } finally {
    rmSync(draft, { force: true })
  }
  return { release: () => read(file) === mine && rmSync(file, { force: true }) }
}

export const inUse = (folder: string, pid: number | string): DatabaseInUse =>
  new DatabaseInUse(
    `The data folder ${folder} is already in use by a running server (process ${pid}): stop that server first, or set DATA_DIR to another folder.`,
  )

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
  if (owner === undefined) return
  if (isAlive(owner)) throw inUse(folder, owner.split(' ')[0] ?? '?')
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== owner) linked(aside, file)
  rmSync(aside, { force: true })
}

/** An empty or truncated lock names no living process: a link appears whole, so it was damaged later. */
function isAlive(owner: string): boolean {
  const [pid, started = ''] = owner.split(' ')
  // The id of a dead process is given again: the same id started at another time is another process.
  return isRunning(Number(pid)) && started === startOf(Number(pid))
}

/**
 * The server a PostgreSQL process belongs to, when it still runs. It protects a running server whose lock was damaged. A process
 * whose server was killed belongs to the system's first process.
 */
export function serverOf(pid: number): number | undefined {
  const parent = Number(statOf(pid)[1])
  try {
    const isServer =
      parent > 1 && parent !== process.pid && basename(readlinkSync(`/proc/${parent}/exe`)).startsWith('node')
    return isServer ? parent : undefined
  } catch {
    return undefined
  }
}

/** Whether a process with this id runs. */
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
export const startOf = (pid: number): string => statOf(pid)[19] ?? '0'

/** The fields of /proc/<pid>/stat after the name, which may itself contain spaces; empty where there is none. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text === undefined ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
