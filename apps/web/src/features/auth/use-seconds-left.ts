import { useEffect, useState } from 'react'

/** Seconds left of `seconds` since `since` (a reading of this page's own clock, `performance.now()`): a wrong phone clock changes nothing. T1 */
export function useSecondsLeft(seconds: number, since: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil(seconds - (Math.max(now, since) - since) / 1000))
}
