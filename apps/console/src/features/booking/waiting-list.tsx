import { phoneText } from '@comanda/domain/address'
import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { clockAt } from '../../platform/clock.ts'
import { durationText } from '../../platform/duration.ts'
import { useNow } from '../../platform/now.ts'
import { type BookingDay, useBookingStep, type WaitingParty, takenTables } from './queries.ts'
import styles from './bookings.module.css'
import { send } from '../../platform/send.ts'
import { useSeat } from './seat.tsx'
import { TableSheet } from './table-sheet.tsx'

interface WaitingListProps {
  day: BookingDay
  timeZone: string
}

/** The parties that wait for a table, in the order they came. */
export const WaitingList = ({ day: bookingDay, timeZone }: WaitingListProps) => (
  <section className={styles.waiting} aria-labelledby="waiting-now">
    <h2 id="waiting-now" className={styles.title}>
      {t('console.booking.waiting')} <span className={styles.count}>{bookingDay.waiting.length}</span>
    </h2>
    {bookingDay.waiting.length === 0 && <p className={styles.empty}>{t('console.booking.noneWaiting')}</p>}
    {bookingDay.waiting.map(party => (
      <Party key={party.waitingId} party={party} day={bookingDay} timeZone={timeZone} />
    ))}
  </section>
)

const MINUTE = 60_000

function Party({ party, day: bookingDay, timeZone }: WaitingListProps & { party: WaitingParty }) {
  const { waitingId, guestName, partySize, phone, joinedAt, answerBefore } = party
  const [seating, setSeating] = useState(false)
  const [removing, setRemoving] = useState(false)
  const step = useBookingStep()
  const now = useNow()
  const since = Math.max(0, Math.floor((now - Date.parse(joinedAt)) / MINUTE))
  return (
    <article className={styles.card} aria-label={guestName}>
      <Row as="header" wrap gap={8} justify="between">
        <Text as="h3" size={17}>
          {guestName}
        </Text>
        {answerBefore !== undefined && (
          <Badge tone="good">{t('console.booking.callAgain', { time: clockAt(answerBefore, timeZone) })}</Badge>
        )}
      </Row>
      <Text size={15}>
        <strong>{t('console.people', { count: partySize })}</strong> ·{' '}
        {t('console.booking.since', { time: durationText(since) })}
      </Text>
      <a className={styles.phone} href={`tel:${phone}`}>
        <bdi dir="ltr">{phoneText(phone)}</bdi>
      </a>
      <div className={styles.actions}>
        {answerBefore === undefined && (
          <Button
            size="small"
            busy={step.isPending}
            onClick={() => step.mutate({ call: calls.callWaiting, input: { waitingId } })}
          >
            {t('console.booking.call')}
          </Button>
        )}
        <Button size="small" kind={answerBefore === undefined ? 'soft' : 'primary'} onClick={() => setSeating(true)}>
          {t('console.booking.seat')}
        </Button>
        <Button size="small" kind="plain" onClick={() => setRemoving(true)}>
          {t('console.booking.remove')}
        </Button>
      </div>
      {removing && (
        <Dialog
          title={t('console.booking.removeTitle', { name: guestName })}
          danger
          busy={step.isPending}
          confirm={t('console.booking.remove')}
          cancel={t('console.goBack')}
          onConfirm={() => step.mutate({ call: calls.removeWaiting, input: { waitingId } })}
          onClose={() => setRemoving(false)}
        >
          {t('console.booking.removeHint')}
        </Dialog>
      )}
      {seating && (
        <SeatSheet party={party} day={bookingDay} timeZone={timeZone} now={now} onClose={() => setSeating(false)} />
      )}
    </article>
  )
}

interface SeatSheetProps extends WaitingListProps {
  party: WaitingParty
  /** Epoch ms. */
  now: number
  onClose: () => void
}

/** Chooses the tables of a waiting party and seats it there. BOOK-2 */
function SeatSheet({ party, day: bookingDay, timeZone, now, onClose }: SeatSheetProps) {
  const { waitingId, guestName, partySize } = party
  const step = useSeat({
    guestName,
    timeZone,
    seat: ({ sameParty }, tableIds: string[]) =>
      send(calls.seatWaiting, { waitingId, tableIds, ...(sameParty !== undefined && { sameParty }) }),
    onDone: onClose,
  })
  return (
    <>
      <TableSheet
        title={t('console.booking.moveTitle', { name: guestName })}
        tables={bookingDay.tables}
        taken={takenTables(bookingDay.bookings, { from: now, until: now + 90 * MINUTE })}
        partySize={partySize}
        busy={step.busy}
        onTables={step.seat}
        onClose={onClose}
      />
      {step.question}
    </>
  )
}
