import { localTime } from '@comanda/domain/store'

let zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sets the time zone of the chosen store. */
export function setStoreZone(timeZone: string): void {
  zone = timeZone
}

/** Today at the chosen store: its days are what guests' offers run by, wherever the browser is. T1 */
export const today = (): string => localTime(Date.now(), zone).date
