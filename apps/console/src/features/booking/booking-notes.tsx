import { t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { serverNow } from '../../platform/now.ts'
import type { Booking } from './queries.ts'
import styles from './bookings.module.css'

/** The name of a party; a walk-in may have none. */
export const partyName = ({ guestName }: Pick<Booking, 'guestName'>): string =>
  guestName === '' ? t('console.booking.walkIn') : guestName

/** The facts that the team reads at a glance, in the order of their weight. */
export const noteTexts = ({ allergies, highChairs, occasion, wishes, staffNote }: Booking): string[] =>
  [
    allergies === '' ? '' : `${t('console.booking.allergies')}: ${allergies}`,
    highChairs > 0 ? t('console.booking.highChairCount', { count: highChairs }) : '',
    occasion === '' ? '' : t(`console.booking.occasion.${occasion}`),
    wishes,
    staffNote,
  ].filter(text => text !== '')

/** Allergies, high chairs, occasion, wishes and the team's note. BOOK-4 */
export function BookingNotes({ booking }: { booking: Booking }) {
  const texts = noteTexts(booking)
  if (texts.length === 0) return null
  return (
    <ul className={styles.wishes}>
      {texts.map(text => (
        <li key={text} className="lines">
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** That a booked party is late: as it said, or because its time has passed. */
export function LateBadge({ booking: { state, start, lateMinutes } }: { booking: Booking }) {
  if (state !== 'booked') return null
  if (lateMinutes > 0) return <Badge tone="warn">{t('console.booking.lateBy', { minutes: lateMinutes })}</Badge>
  return serverNow() >= Date.parse(start) ? <Badge tone="warn">{t('console.booking.overdue')}</Badge> : null
}
