import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Whether a process with this id runs, as this process sees it: another container has process ids of its own. */
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

/**
 * The server a PostgreSQL process belongs to, when it still runs. It protects a running server whose lock was removed. A process
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

/** The fields of /proc/<pid>/stat after the name, which may itself contain spaces; empty where there is none. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
