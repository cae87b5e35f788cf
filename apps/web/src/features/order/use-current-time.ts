import { useEffect, useState } from 'react'
import { timeNow } from '../../platform/device/server-clock.ts'

/** Current time in epoch ms, updated every `every` ms, for countdowns. */
export function useCurrentTime(every: number): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
