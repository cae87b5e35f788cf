import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Whether a process with this id runs, in this container: other containers have separate process ids. */
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

/** When a process started, in clock ticks of the kernel; `0` where unavailable. */
export const startOf = (pid: number): string => statOf(pid)[19] ?? '0'

/**
 * The server to which a PostgreSQL process belongs, if it still runs. This protects a running server whose lock file was removed.
 * After a server is killed, its PostgreSQL becomes a child of process 1.
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

/** The fields of /proc/<pid>/stat after the name, which may itself contain spaces; empty where there is none. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
