import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { CallSpec } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useState } from 'react'
import type { Booking, BookingDay } from './api.ts'
import { useBookingStep } from './api.ts'
import styles from './bookings.module.css'
import { serverNow } from '../../platform/now.ts'
import { DepositLine } from './deposit-line.tsx'
import { CallOffSheet } from './call-off-sheet.tsx'
import { TableSheet } from './table-sheet.tsx'
import { holdsTable, takenTables } from './taken.ts'

interface BookingCardProps {
  booking: Booking
  found: BookingDay
  timeZone: string
}

const tones = {
  awaitingDeposit: 'warn',
  booked: 'accent',
  seated: 'good',
  completed: 'plain',
  cancelled: 'plain',
  noShow: 'warn',
  lapsed: 'plain',
} as const

/** One party: who, how many, where, and what may be done with it now. */
export function BookingCard({ booking, found, timeZone }: BookingCardProps) {
  const { state, guestName, partySize, tableName, areaName, bookingNo, phone, wishes, walkIn } = booking
  const [asking, setAsking] = useState<'table' | 'off'>()
  const close = () => setAsking(undefined)
  return (
    <article className={styles.card} data-over={!holdsTable(booking)} aria-label={guestName}>
      <Row as="header" wrap gap={8} justify="between">
        <h3 className={styles.name}>{guestName}</h3>
        <Badge tone={tones[state]}>{t(`console.booking.state.${state}`)}</Badge>
      </Row>
      <p className={styles.facts}>
        <strong>{t('console.people', { count: partySize })}</strong> · {t('console.table', { name: tableName })} ·{' '}
        {areaName}
      </p>
      <p className={styles.quiet}>
        {walkIn ? t('console.booking.walkIn') : bookingNo}
        {' · '}
        <a className={styles.phone} href={`tel:${phone}`}>
          <bdi>{phone}</bdi>
        </a>
      </p>
      {wishes !== '' && (
        <p className={styles.wishes}>
          <bdi>{wishes}</bdi>
        </p>
      )}
      <DepositLine booking={booking} />
      {holdsTable(booking) && <Actions booking={booking} onAsk={setAsking} />}
      {asking === 'off' && <CallOffSheet booking={booking} timeZone={timeZone} onClose={close} />}
      {asking === 'table' && <MoveSheet booking={booking} found={found} onClose={close} />}
    </article>
  )
}

function Actions({ booking, onAsk }: { booking: Booking; onAsk: (what: 'table' | 'off') => void }) {
  const step = useBookingStep()
  const take = (call: CallSpec) => step.mutate({ call, ask: { bookingId: booking.bookingId } })
  const booked = booking.state === 'booked'
  const waits = booking.state === 'awaitingDeposit'
  return (
    <div className={styles.actions}>
      {!waits && (
        <Button
          size="small"
          busy={step.isPending}
          onClick={() => take(booked ? calls.seatBooking : calls.finishBooking)}
        >
          {t(booked ? 'console.booking.seat' : 'console.booking.finish')}
        </Button>
      )}
      <Button size="small" kind="soft" onClick={() => onAsk('table')}>
        {t('console.booking.move')}
      </Button>
      {booked && serverNow() >= Date.parse(booking.start) && (
        <Button size="small" kind="plain" onClick={() => take(calls.noShowBooking)}>
          {t('console.booking.noShow')}
        </Button>
      )}
      {(booked || waits) && (
        <Button size="small" kind="plain" onClick={() => onAsk('off')}>
          {t('console.booking.cancel')}
        </Button>
      )}
    </div>
  )
}

function MoveSheet({ booking, found, onClose }: { booking: Booking; found: BookingDay; onClose: () => void }) {
  const step = useBookingStep(onClose)
  const { bookingId, start, end, guestName, partySize, tableIds } = booking
  const stay = { from: Date.parse(start), until: Date.parse(end), except: bookingId }
  return (
    <TableSheet
      title={t('console.booking.moveTitle', { name: guestName })}
      tables={found.tables}
      has={tableIds}
      taken={takenTables(found.bookings, stay)}
      partySize={partySize}
      busy={step.isPending}
      onTables={chosen => step.mutate({ call: calls.moveBooking, ask: { bookingId, tableIds: chosen } })}
      onClose={onClose}
    />
  )
}
