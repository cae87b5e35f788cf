import { useEffect, useState } from 'react'

let ahead = 0

/** The server's time (epoch ms): promises and deadlines are its, and a tablet's clock may be years off. T1 */
export const serverNow = (): number => Date.now() + ahead

/** Stores the server's time. */
export function setServerTime(iso: string): void {
  ahead = Date.parse(iso) - Date.now()
}

/** Longer without a word from the server than polls and a slow answer take: orders may be coming in unseen. */
const SILENT_MS = 25_000

/** Whether the last answer of the server is too old. Both in epoch ms of the server; 0: there was none yet. */
export const isSilent = (updatedAt: number, now: number): boolean => updatedAt > 0 && now - updatedAt >= SILENT_MS

/** The server's time, again every second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
