import { showDate } from '../../platform/i18n/index.ts'

/** Formats a time of the card in the guest's time zone, because the card belongs to no store. ETC-6 */
export const cardTimeText = (instant: string, kind: 'date' | 'dateTime'): string =>
  showDate(instant, kind, Intl.DateTimeFormat().resolvedOptions().timeZone)
