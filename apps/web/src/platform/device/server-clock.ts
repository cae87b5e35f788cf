/** Clock differences below this are ignored, in ms: a response takes time, and its date has whole seconds. */
const CLOSE = 15_000

let ahead = 0

/** Stores the server's clock offset from a response's `date` header. */
export function noteServerTime(date: string | null): void {
  const by = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(by)) ahead = Math.abs(by) < CLOSE ? 0 : by
}

/** Now, in epoch ms: the phone's time, or the server's if the phone's clock is wrong. T1 */
export const timeNow = (): number => Date.now() + ahead
