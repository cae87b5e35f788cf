import { showDate } from './dates.ts'

const MIDNIGHT = Date.UTC(2026, 0, 4)

/** A time of day, in minutes after midnight, as the brand's format or the guest's device writes it: `9:00 PM`, `21:00`. ETC-6 */
export const showClock = (minutes: number): string =>
  showDate(new Date(MIDNIGHT + (minutes % 1440) * 60_000), 'time', 'UTC')
