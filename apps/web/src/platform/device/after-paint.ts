/**
 * Runs `work` once, after the next frame is drawn, so that the visible answer to a tap does not wait for it. A page that is hidden or
 * left before runs it then, ahead of the other listeners of these events. Returns the function that runs it at once.
 */
export function afterPaint(work: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const run = () => {
    if (signal.aborted) return
    waiting.abort()
    work()
  }
  requestAnimationFrame(() => setTimeout(run))
  for (const leaving of ['pagehide', 'visibilitychange']) addEventListener(leaving, run, { capture: true, signal })
  return run
}
