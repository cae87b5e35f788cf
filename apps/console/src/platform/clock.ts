import { showDay } from '@comanda/web/i18n'

/** The time of day of an instant, in the store's zone, as the language and device write it. ETC-6 */
export const clockAt = (instant: string, timeZone: string): string => showDay(instant, 'time', timeZone)
