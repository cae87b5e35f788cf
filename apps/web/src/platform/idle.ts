/** Runs `work` when the phone has nothing better to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 600)
  return () => clearTimeout(timer)
}
