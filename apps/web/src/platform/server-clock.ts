/** A phone this close to the server is right: an answer is on its way for a moment, and its date tells whole seconds. In ms. */
const CLOSE = 15_000

let ahead = 0

/** Notes the server's time by the date of an answer. */
export function noteServerTime(date: string | null): void {
  const by = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(by)) ahead = Math.abs(by) < CLOSE ? 0 : by
}

/** Now, in ms since 1970: by the phone, or by the server where the phone's clock is wrong. T1 */
export const timeNow = (): number => Date.now() + ahead
