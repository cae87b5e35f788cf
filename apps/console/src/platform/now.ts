import { useEffect, useState } from 'react'

let ahead = 0

/** The server's time (epoch ms): promises and deadlines are its, and a tablet's clock may be years off. T1 */
export const serverNow = (): number => Date.now() + ahead

/** Notes what the server's clock says now. */
export function setServerTime(iso: string): void {
  ahead = Date.parse(iso) - Date.now()
}

/** Longer without a word from the server than polls and a slow answer take: orders may be coming in unseen. */
const SILENT_MS = 25_000

/** Whether the server, last heard from at `heardAt` (its time, epoch ms; 0: never yet), has been silent for too long. */
export const isSilent = (heardAt: number, now: number): boolean => heardAt > 0 && now - heardAt >= SILENT_MS

/** The server's time, again every second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
