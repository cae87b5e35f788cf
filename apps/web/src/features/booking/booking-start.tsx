import { CalendarDays, Clock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDate, t } from '../../platform/i18n/index.ts'
import { Loading } from '../../ui/feedback/query-states.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { type Availability, type BookingShop, useAvailability, useBooking, useBookingShops } from './api.ts'
import styles from './booking.module.css'
import { depositText } from './deposit.tsx'
import { DayStrip } from './day-strip.tsx'
import { ShopChoice } from './shop-choice.tsx'
import { TimeGrid } from './time-grid.tsx'
import { JoinWaiting, OwnWaiting } from './waiting.tsx'
import { type BookingChoice, shopToBook } from './booking-choice.ts'
import type { ContactDraft } from './contact-draft.ts'
import { peopleText, shortDay } from './texts.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'

interface BookingStartProps {
  choice: BookingChoice
  /** Stores the choices in the address. */
  onChoose: (choice: BookingChoice) => void
  /** Continues with the form. */
  onNext: (choice: BookingChoice) => void
  /** The contact a form begins with, for a country; undefined while the account is read. */
  contactIn: (countryCode: string) => ContactDraft | undefined
  /** Renders the page around the content and its bottom bar. */
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

/** First step: store, day, party size, free time and area. BOOK-1 */
export function BookingStart({ choice, onChoose, onNext, contactIn, renderPage }: BookingStartProps) {
  const shops = useBookingShops()
  const changing = useBooking(choice.bookingId ?? '')
  if (shops.isError) return renderPage(<QueryError query={shops} />, undefined)
  if (shops.isPending || (choice.bookingId !== undefined && changing.isPending))
    return renderPage(<Loading heights={[150, 72, 120, 220]} />, undefined)
  const own = changing.data
  const offered = own ? shops.data.shops.filter(one => one.shopId === own.shop.shopId) : shops.data.shops
  const shop = shopToBook(offered, choice.shopId)
  if (!shop)
    return renderPage(
      <EmptyState
        icon={<Illustration scene="calendar" />}
        title={t('booking.noShops')}
        actions={<LinkButton to="/selectStore">{t('ui.home')}</LinkButton>}
      >
        {t('booking.noShopsHint')}
      </EmptyState>,
      undefined,
    )
  const partySize = Math.min(Math.max(choice.partySize, shop.minParty), shop.maxParty)
  const areaId = shop.areas.some(area => area.areaId === choice.areaId) ? choice.areaId : ''
  const settled = { ...choice, shopId: shop.shopId, partySize, areaId }
  return (
    <Choosing
      shops={offered}
      shop={shop}
      choice={settled}
      changing={own?.bookingNo}
      onChoose={onChoose}
      {...{ onNext, contactIn, renderPage }}
    />
  )
}

interface ChoosingProps extends BookingStartProps {
  shops: readonly BookingShop[]
  shop: BookingShop
  changing: string | undefined
}

/** Whether the chosen time is still free; one that is not is shown as taken, never changed silently. */
const stillFree = (availability: Availability | undefined, start: string | undefined): boolean =>
  start !== undefined &&
  (availability?.times.some(time => !time.full && Date.parse(time.start) === Date.parse(start)) ?? false)

/** Whether the chosen time is known to be taken. */
const isLost = ({ data, isPlaceholderData }: AvailabilityQuery, start: string | undefined): boolean =>
  start !== undefined && data !== undefined && !isPlaceholderData && !stillFree(data, start)

type AvailabilityQuery = ReturnType<typeof useAvailability>

const availabilityInput = ({ partySize, date, areaId, bookingId }: BookingChoice, shopId: number) => ({
  shopId,
  partySize,
  areaId,
  ...(date === undefined ? {} : { date }),
  ...(bookingId === undefined ? {} : { bookingId }),
})

function Choosing({ shops, shop, choice, changing, onChoose, onNext, contactIn, renderPage }: ChoosingProps) {
  const availability = useAvailability(availabilityInput(choice, shop.shopId))
  const free = stillFree(availability.data, choice.start)
  const set = (part: Partial<BookingChoice>) => onChoose({ ...choice, ...part })
  return renderPage(
    <>
      <Lead changing={changing} />
      <OwnWaiting shop={shop} />
      {shops.length > 1 && (
        <ShopChoice
          shops={shops}
          chosen={shop.shopId}
          onChoose={shopId => set({ shopId, start: undefined, areaId: '', date: undefined })}
        />
      )}
      <div className={styles.sides}>
        <Stack gap={14} className={styles.side}>
          <Party shop={shop} partySize={choice.partySize} onParty={count => set({ partySize: count })} />
          {shop.areas.length > 1 && <Areas shop={shop} chosen={choice.areaId} onArea={id => set({ areaId: id })} />}
        </Stack>
        <Stack gap={14} className={styles.side}>
          <Times availability={availability} choice={choice} onChoose={set} />
          {availability.data?.deposit && changing === undefined && (
            <p className={styles.quiet}>
              {t('booking.depositHint', { amount: depositText(availability.data.deposit) })}
            </p>
          )}
          {availability.data && changing === undefined && (
            <JoinWaiting
              shop={shop}
              partySize={choice.partySize}
              availability={availability.data}
              initialContact={contactIn(shop.countryCode)}
            />
          )}
        </Stack>
      </div>
    </>,
    <Next
      time={free && choice.start !== undefined ? showDate(choice.start, 'time', shop.timeZone) : undefined}
      onNext={() => onNext({ ...choice, date: choice.date ?? availability.data?.date })}
    />,
  )
}

const Lead = ({ changing }: { changing: string | undefined }) =>
  changing === undefined ? (
    <p className={styles.quiet}>{t('booking.start.lead')}</p>
  ) : (
    <p className={styles.note}>{t('booking.changing', { number: changing })}</p>
  )

const Next = ({ time, onNext }: { time: string | undefined; onNext: () => void }) => (
  <Button wide size="large" disabled={time === undefined} onClick={onNext}>
    {time === undefined ? t('booking.chooseTime') : t('booking.nextFor', { time })}
  </Button>
)

interface TimesProps {
  availability: AvailabilityQuery
  choice: BookingChoice
  onChoose: (part: Partial<BookingChoice>) => void
}

function Times({ availability, choice, onChoose }: TimesProps) {
  const { data } = availability
  if (data)
    return (
      <When
        availability={data}
        date={choice.date ?? data.date}
        chosen={choice.start}
        lost={isLost(availability, choice.start)}
        onDay={date => onChoose({ date, start: undefined })}
        onTime={({ start }) => onChoose({ start, date: choice.date ?? data.date })}
      />
    )
  if (availability.isPending) return <Skeleton height={320} />
  return <QueryError query={availability} />
}

function Party({
  shop,
  partySize,
  onParty,
}: {
  shop: BookingShop
  partySize: number
  onParty: (count: number) => void
}) {
  return (
    <TitledPanel
      icon={<Users />}
      title={t('booking.party')}
      end={
        <Stepper
          name={t('booking.party')}
          value={partySize}
          min={shop.minParty}
          max={shop.maxParty}
          text={peopleText(partySize)}
          onAdd={() => onParty(partySize + 1)}
          onTake={() => onParty(partySize - 1)}
        />
      }
    >
      {partySize === shop.maxParty && (
        <p className={styles.quiet} role="status">
          {t('booking.partyBounds', { min: shop.minParty, max: shop.maxParty })}
        </p>
      )}
    </TitledPanel>
  )
}

const Areas = ({ shop, chosen, onArea }: { shop: BookingShop; chosen: string; onArea: (areaId: string) => void }) => (
  <TitledPanel icon={<MapPin />} title={t('booking.area')}>
    <Row gap={8} wrap align="stretch" role="group" aria-label={t('booking.area')}>
      <Chip pressed={chosen === ''} onPress={() => onArea('')}>
        {t('booking.anywhere')}
      </Chip>
      {shop.areas.map(({ areaId, name }) => (
        <Chip key={areaId} pressed={chosen === areaId} onPress={() => onArea(areaId)}>
          {name}
        </Chip>
      ))}
    </Row>
  </TitledPanel>
)

interface WhenProps {
  availability: Availability
  date: string
  chosen: string | undefined
  lost: boolean
  onDay: (date: string) => void
  onTime: (time: Availability['times'][number]) => void
}

function When({ availability, date, chosen, lost, onDay, onTime }: WhenProps) {
  return (
    <>
      <TitledPanel icon={<CalendarDays />} title={t('booking.day')}>
        <DayStrip days={availability.days} today={availability.today} chosen={date} onChoose={onDay} />
        {availability.days.map(
          day =>
            day.holiday !== undefined && (
              <p key={day.date} className={styles.quiet}>
                {t('slot.holidayClosed', { date: shortDay(day.date), holiday: day.holiday })}
              </p>
            ),
        )}
        {availability.holiday !== undefined && availability.date === date && (
          <p className={styles.quiet}>{t('booking.onHoliday', { name: availability.holiday })}</p>
        )}
      </TitledPanel>
      <TitledPanel icon={<Clock />} title={t('booking.time')}>
        {lost && (
          <p className={styles.note} role="alert">
            {t('booking.lost')}
          </p>
        )}
        {availability.date === date ? (
          <TimeGrid availability={availability} chosen={chosen} onChoose={onTime} />
        ) : (
          <Skeleton height={180} />
        )}
      </TitledPanel>
    </>
  )
}
