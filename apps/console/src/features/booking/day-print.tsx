import { phoneText } from '@comanda/domain/address'
import { showDay, t } from '@comanda/web/i18n'
import { createPortal } from 'react-dom'
import { clockAt } from '../../platform/clock.ts'
import { noteTexts, partyName } from './booking-notes.tsx'
import { type BookingDay, holdsTable } from './queries.ts'
import styles from './day-print.module.css'

/** The bookings of a day as they print: a page of A4, by time, with notes. BOOK-5 */
export function DayPrint({ day, timeZone }: { day: BookingDay; timeZone: string }) {
  const bookings = day.bookings.filter(holdsTable)
  const guests = bookings.reduce((sum, { partySize }) => sum + partySize, 0)
  return createPortal(
    <div className="printed" data-page="whole" aria-hidden="true">
      <div className={styles.page}>
        <h2>{t('console.booking.printTitle', { date: showDay(`${day.date}T12:00:00Z`, 'weekday', 'UTC') })}</h2>
        <p>
          {t('console.booking.count', { count: bookings.length })} · {t('console.booking.guests', { count: guests })}
        </p>
        <table className={styles.list}>
          <thead>
            <tr>
              <th>{t('console.booking.time')}</th>
              <th>{t('console.booking.guestName')}</th>
              <th>{t('console.booking.partySize')}</th>
              <th>{t('console.booking.tableChoice')}</th>
              <th>{t('console.booking.phone')}</th>
              <th>{t('console.booking.printNotes')}</th>
              <th>{t('console.booking.printArrived')}</th>
            </tr>
          </thead>
          <tbody>
            {bookings.map(booking => (
              <tr key={booking.bookingId}>
                <td>{clockAt(booking.start, timeZone)}</td>
                <td>{partyName(booking)}</td>
                <td>{booking.partySize}</td>
                <td>{booking.tableName}</td>
                <td dir="ltr">{booking.phone === '' ? '' : phoneText(booking.phone)}</td>
                <td>{noteTexts(booking).join(' · ')}</td>
                <td>
                  <span className={styles.box}>☐</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>,
    document.body,
  )
}
