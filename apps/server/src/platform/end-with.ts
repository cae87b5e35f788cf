const EVERY_MS = 500

/**
 * Calls `end` once this process is a child of `parent` no longer. A shell that is ended passes no signal on to what it runs: who ends
 * `npm start` ends its shell, and means the server.
 */
export function endWith(parent: number, end: () => void): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, EVERY_MS)
  watch.unref()
}
