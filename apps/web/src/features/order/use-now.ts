import { useEffect, useState } from 'react'
import { timeNow } from '../../platform/server-clock.ts'

/** The time, again every `every` ms: for words that count down. */
export function useNow(every: number): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
