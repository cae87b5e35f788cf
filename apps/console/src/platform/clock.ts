import { formatInstant } from '@comanda/web/i18n'

/** The time of day of an instant, in the store's zone. */
export const clockAt = (instant: string, timeZone: string): string =>
  formatInstant(new Date(instant), 'HH:mm', timeZone, 'en-US')
