import { phoneText } from '@comanda/domain/address'
import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { CallSpec } from '@comanda/contract/core'
import { t, showMoney } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useState } from 'react'
import { type Booking, type BookingDay, useBookingStep, holdsTable, takenTables } from './queries.ts'
import styles from './bookings.module.css'
import { useMay } from '../../platform/may.ts'
import { serverNow } from '../../platform/now.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingNotes, LateBadge, partyName } from './booking-notes.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { LateSheet } from './late-sheet.tsx'
import { SeatButton, UndoSeating } from './seat.tsx'
import { TableSheet } from './table-sheet.tsx'
import { ServedNotes } from '../member/served/served-notes.tsx'
import { ReasonField } from '../../forms/fields/list-parts.tsx'
import { useReason } from '../../forms/state/stored-state.ts'
import { clockAt } from '../../platform/clock.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'

interface CallOffSheetProps {
  booking: Booking
  timeZone: string
  onClose: () => void
}

const reasons = ['console.booking.reasonFull', 'console.booking.reasonClosed'] as const

/** Cancels a booking; the guest sees the reason. */
export function CallOffSheet({ booking, timeZone, onClose }: CallOffSheetProps) {
  const { bookingId, bookingNo, guestName, start } = booking
  const { reason, put, done } = useReason(`bookings//call-off-${bookingId}`)
  const step = useBookingStep(() => {
    done()
    onClose()
  })
  return (
    <ActionSheet
      title={t('console.booking.cancelTitle', { number: bookingNo })}
      onClose={onClose}
      action={t('console.booking.cancel')}
      complete={reason.trim() !== ''}
      busy={step.isPending}
      danger
      onAction={() => step.mutate({ call: calls.cancelBooking, input: { bookingId, reason: reason.trim() } })}
    >
      <ReasonField
        hint={
          <>
            {guestName} · <bdi>{clockAt(start, timeZone)}</bdi> · {t('console.booking.cancelHint')}
          </>
        }
        usual={reasons}
        reason={reason}
        onReason={put}
      />
    </ActionSheet>
  )
}

/** The deposit and its state; after a no-show staff decide whether the store keeps it. BOOK-1 */
export function DepositLine({ booking: { bookingId, deposit } }: { booking: Booking }) {
  const step = useBookingStep()
  const mayDecide = useMay('refund')
  if (!deposit) return null
  const { amount, currency, state, undecided } = deposit
  const settle = (keep: boolean) => step.mutate({ call: calls.settleDeposit, input: { bookingId, keep } })
  return (
    <>
      <Text size={15}>
        {t(undecided ? 'console.booking.deposit.undecided' : `console.booking.deposit.${state}`, {
          amount: showMoney(amount, currency),
        })}
      </Text>
      {mayDecide && (undecided || state === 'kept') && (
        <div className={styles.actions}>
          {undecided && (
            <Button size="small" busy={step.isPending} onClick={() => settle(true)}>
              {t('console.booking.depositKeep')}
            </Button>
          )}
          <Button size="small" kind="soft" busy={step.isPending} onClick={() => settle(false)}>
            {t('console.booking.depositBack')}
          </Button>
        </div>
      )}
    </>
  )
}

interface BookingCardProps {
  shopId: number
  booking: Booking
  day: BookingDay
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

/** One booking, and the actions that are possible now. */
export function BookingCard({ shopId, booking, day: bookingDay, timeZone }: BookingCardProps) {
  const { state, partySize, tableName, areaName, bookingNo, phone, source } = booking
  const name = partyName(booking)
  const [sheet, setSheet] = useState<CardSheet>()
  const close = () => setSheet(undefined)
  return (
    <article className={styles.card} data-over={!holdsTable(booking)} aria-label={name}>
      <Row as="header" wrap gap={8} justify="between">
        <Text as="h3" size={17}>
          {name}
        </Text>
        <LateBadge booking={booking} />
        <Badge tone={tones[state]}>{t(`console.booking.state.${state}`)}</Badge>
      </Row>
      <Text size={15}>
        <strong>{t('console.people', { count: partySize })}</strong> · {t('console.table', { name: tableName })} ·{' '}
        {areaName}
      </Text>
      <p className={styles.quiet}>
        {bookingNo} · {t(`console.booking.source.${source}`)}
        {phone !== '' && ' · '}
        {phone !== '' && (
          <a className={styles.phone} href={`tel:${phone}`}>
            <bdi dir="ltr">{phoneText(phone)}</bdi>
          </a>
        )}
      </p>
      {booking.state === 'booked' && booking.confirmedAt !== undefined && (
        <Text size={15}>{t('console.booking.guestConfirmed')}</Text>
      )}
      <BookingNotes booking={booking} />
      <ServedNotes shopId={shopId} of={{ bookingId: booking.bookingId }} />
      <DepositLine booking={booking} />
      <Actions booking={booking} timeZone={timeZone} onAction={setSheet} />
      {sheet === 'change' && (
        <BookingForm shopId={shopId} timeZone={timeZone} date={bookingDay.date} booking={booking} onClose={close} />
      )}
      {sheet === 'off' && <CallOffSheet booking={booking} timeZone={timeZone} onClose={close} />}
      {sheet === 'late' && <LateSheet booking={booking} onClose={close} />}
      {sheet === 'history' && <HistorySheet booking={booking} timeZone={timeZone} onClose={close} />}
      {sheet === 'table' && <MoveSheet booking={booking} day={bookingDay} onClose={close} />}
    </article>
  )
}

type CardSheet = 'table' | 'off' | 'change' | 'late' | 'history'

interface ActionsProps {
  booking: Booking
  timeZone: string
  onAction: (action: CardSheet) => void
}

function Actions({ booking, timeZone, onAction }: ActionsProps) {
  const step = useBookingStep()
  const take = (call: CallSpec) => step.mutate({ call, input: { bookingId: booking.bookingId } })
  const booked = booking.state === 'booked'
  const waits = booking.state === 'awaitingDeposit'
  return (
    <div className={styles.actions}>
      {booked && <SeatButton booking={booking} timeZone={timeZone} />}
      {booking.state === 'seated' && (
        <Button size="small" busy={step.isPending} onClick={() => take(calls.finishBooking)}>
          {t('console.booking.finish')}
        </Button>
      )}
      {holdsTable(booking) && (
        <Button size="small" kind="soft" onClick={() => onAction('table')}>
          {t('console.booking.move')}
        </Button>
      )}
      {booked && (
        <Button size="small" kind="soft" onClick={() => onAction('change')}>
          {t('console.booking.change')}
        </Button>
      )}
      {booked && (
        <Button size="small" kind="plain" onClick={() => onAction('late')}>
          {t('console.booking.late')}
        </Button>
      )}
      {booking.state === 'seated' && <UndoSeating bookingId={booking.bookingId} />}
      {booked && serverNow() >= Date.parse(booking.start) && (
        <Button size="small" kind="plain" onClick={() => take(calls.noShowBooking)}>
          {t('console.booking.noShow')}
        </Button>
      )}
      {(booked || waits) && (
        <Button size="small" kind="plain" onClick={() => onAction('off')}>
          {t('console.booking.cancel')}
        </Button>
      )}
      <Button size="small" kind="plain" onClick={() => onAction('history')}>
        {t('console.booking.history')}
      </Button>
    </div>
  )
}

function MoveSheet({ booking, day: bookingDay, onClose }: { booking: Booking; day: BookingDay; onClose: () => void }) {
  const step = useBookingStep(onClose)
  const { bookingId, start, end, guestName, partySize, tableIds } = booking
  const stay = { from: Date.parse(start), until: Date.parse(end), except: bookingId }
  return (
    <TableSheet
      title={t('console.booking.moveTitle', { name: guestName })}
      tables={bookingDay.tables}
      has={tableIds}
      taken={takenTables(bookingDay.bookings, stay)}
      partySize={partySize}
      busy={step.isPending}
      onTables={chosen => step.mutate({ call: calls.moveBooking, input: { bookingId, tableIds: chosen } })}
      onClose={onClose}
    />
  )
}
