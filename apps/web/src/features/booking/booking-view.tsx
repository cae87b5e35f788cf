import { localTime } from '@comanda/domain/store'
import { CalendarPlus, CalendarX2, Check, CircleSlash, Hourglass, MapPin, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useTopic } from '../../platform/device/push.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { CallLink, DirectionsLink, OutsideLink } from '../../ui/controls/outside-link.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type BookingDetail, isLive, useBooking, useConfirmBooking, useOpenBooking, useRefreshBooking } from './api.ts'
import styles from './booking.module.css'
import view from './booking-view.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { calendarFile } from './calendar.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { Deposit } from './deposit.tsx'
import { bookingPath } from './booking-choice.ts'
import { peopleText, stateHint, bookingTimeText } from './texts.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'

interface BookingViewProps {
  bookingId: string
  /** The secret of a link in a message. BOOK-7 */
  link: string | undefined
  wallet: ReactNode
}

/** One booking with its actions, updated live. BOOK-1 */
export function BookingView({ bookingId, link, wallet }: BookingViewProps) {
  const opening = useOpenBooking(bookingId, link)
  const { data, error, isFetching, refetch } = useBooking(bookingId, link === undefined || !opening.isPending)
  const refresh = useRefreshBooking()
  const live = data !== undefined && isLive(data)
  useTopic(live ? `booking:${bookingId}` : undefined, () => void refresh(bookingId))
  if (data) return <Shown booking={data} wallet={wallet} />
  if (bookingId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return (
      <EmptyState
        icon={<Illustration scene="search" />}
        title={t('booking.notFound')}
        actions={<LinkButton to="/bookList">{t('booking.mine')}</LinkButton>}
      >
        {t('booking.notFoundHint')}
      </EmptyState>
    )
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  return <Loading heights={[220, 180, 120]} />
}

const icons: Record<BookingDetail['state'], ReactNode> = {
  awaitingDeposit: <Hourglass />,
  booked: <Check />,
  seated: <Utensils />,
  completed: <Check />,
  cancelled: <CalendarX2 />,
  noShow: <CircleSlash />,
  lapsed: <CalendarX2 />,
}

function Shown({ booking, wallet }: { booking: BookingDetail; wallet: ReactNode }) {
  const { state, shop, bookingNo } = booking
  return (
    <>
      <Stack gap={6} items="center" className={view.hero} data-state={state} role="status">
        <span className={view.mark} aria-hidden="true">
          {icons[state]}
        </span>
        <p className={view.state}>{t(`booking.state.${state}`)}</p>
        <p className={view.say}>{stateHint(booking)}</p>
      </Stack>
      <TitledPanel title={t('booking.number', { number: bookingNo })}>
        <BookingSummary
          start={booking.start}
          timeZone={shop.timeZone}
          shopName={shop.shopName}
          partySize={booking.partySize}
          areaName={booking.area.name}
        />
        {booking.wishes !== '' && <p className={`${styles.quiet} lines`}>{booking.wishes}</p>}
        {state === 'booked' && <Calendar booking={booking} />}
      </TitledPanel>
      {state === 'booked' && wallet}
      <Deposit booking={booking} />
      <TitledPanel icon={<MapPin />} title={shop.shopName}>
        <p className={styles.quiet}>
          <bdi>{shop.addressLines.join(', ')}</bdi>
        </p>
        <Row gap={8} wrap align="stretch">
          <DirectionsLink to={shop} label={t('booking.directions')} />
          {shop.phone !== '' && <CallLink phone={shop.phone} label={t('booking.call')} />}
        </Row>
      </TitledPanel>
      <Steps booking={booking} />
    </>
  )
}

/** Downloads the booking as a calendar file. */
function Calendar({ booking }: { booking: BookingDetail }) {
  const { bookingId, bookingNo, version, start, end, shop, partySize } = booking
  const file = calendarFile({
    uid: `${bookingId}@${location.hostname}`,
    sequence: version,
    start,
    end,
    title: t('booking.calendarTitle', { store: shop.shopName }),
    place: shop.addressLines.join(', '),
    notes: `${t('booking.number', { number: bookingNo })}\n${peopleText(partySize)}\n${shop.phone}`,
    point: shop,
    now: Date.parse(booking.createdAt),
  })
  return (
    <Row gap={8} wrap align="stretch">
      <OutsideLink
        icon={<CalendarPlus aria-hidden="true" />}
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`booking-${bookingNo}.ics`}
      >
        {t('booking.calendar')}
      </OutsideLink>
    </Row>
  )
}

/** Actions: change, cancel with its terms, book again. */
function Steps({ booking }: { booking: BookingDetail }) {
  const { bookingId, state, start, mayChange, mayCancel, shop, partySize, wishedAreaId, changeBefore } = booking
  const choice = { shopId: shop.shopId, partySize, areaId: wishedAreaId, date: undefined, start: undefined }
  const now = { start, date: localTime(Date.parse(start), shop.timeZone).date }
  const over = state !== 'awaitingDeposit' && state !== 'booked' && state !== 'seated'
  return (
    <Stack className={styles.column}>
      {state === 'booked' && (
        <p className={styles.quiet}>
          {mayCancel
            ? t(booking.deposit ? 'booking.termChangePlain' : 'booking.termChange', {
                time: bookingTimeText(changeBefore, shop.timeZone),
              })
            : t('booking.tooLate')}
        </p>
      )}
      <Confirm booking={booking} />
      {mayChange && (
        <LinkButton wide kind="secondary" to={bookingPath('/bookIndex', { ...choice, ...now, bookingId })}>
          {t('booking.change')}
        </LinkButton>
      )}
      {over && (
        <LinkButton wide to={bookingPath('/bookIndex', { ...choice, bookingId: undefined })}>
          {t('booking.again')}
        </LinkButton>
      )}
      <CancelBooking booking={booking} />
    </Stack>
  )
}

/** Confirms that the guest comes. BOOK-7 */
function Confirm({ booking: { bookingId, mayConfirm, confirmedAt, state } }: { booking: BookingDetail }) {
  const { mutate, isPending } = useConfirmBooking()
  if (mayConfirm)
    return (
      <Button wide busy={isPending} onClick={() => mutate(bookingId)}>
        {t('booking.confirm')}
      </Button>
    )
  return confirmedAt !== undefined && state === 'booked' ? (
    <p className={styles.quiet} role="status">
      {t('booking.confirmed')}
    </p>
  ) : null
}
