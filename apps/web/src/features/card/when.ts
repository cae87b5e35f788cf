import { showDate } from '../../platform/i18n/index.ts'

/** A moment of the card's life: it belongs to no store, so it is told by the guest's own clock. ETC-6 */
export const whenText = (instant: string, kind: 'date' | 'dateTime'): string =>
  showDate(instant, kind, Intl.DateTimeFormat().resolvedOptions().timeZone)
