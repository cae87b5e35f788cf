import { isRunning, startOf } from './db/cluster/processes.ts'

const INTERVAL_MS = 500

/**
 * Calls `end` once one of the processes no longer runs. A shell does not forward signals to its child: ending `npm start` ends
 * npm and its shell, and must also end the server.
 */
export function endWith(pids: readonly number[], end: () => void): void {
  if (pids.length === 0) return
  const started = pids.map(startOf)
  const timer = setInterval(() => {
    // The id of an ended process may be reused by one that started later.
    if (pids.every((pid, index) => isRunning(pid) && startOf(pid) === started[index])) return
    clearInterval(timer)
    end()
  }, INTERVAL_MS)
  timer.unref()
}
