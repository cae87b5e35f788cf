import { whenSeen } from './seen.ts'

/**
 * Runs `look` every `every` ms while the page is seen, and at once when it is seen again. A look that takes long is
 * waited for; one that fails is tried again next time. Answers how to stop.
 */
export function poll(every: number, look: () => Promise<unknown>): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const round = async () => {
    await whenSeen()
    if (stopped) return
    await look().catch(() => {})
    if (!stopped) timer = setTimeout(() => void round(), every)
  }
  timer = setTimeout(() => void round(), every)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
