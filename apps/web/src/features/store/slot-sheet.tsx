import { notServedAt, type TimedDish } from '@comanda/domain/cart'
import type { BizType } from '@comanda/domain/store'
import { addDays, DAY_PARTS, dayPartOf, localTime } from '@comanda/domain/store'
import { useState } from 'react'
import { showDate, showDay, showList, t } from '../../platform/i18n/index.ts'
import { timeRange } from '../../platform/i18n/time-range.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { timeNow } from '../../platform/device/server-clock.ts'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { type SlotChosen, type Times, useTimes } from './api.ts'
import { Text } from '../../ui/text/text.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import styles from './slot-sheet.module.css'

interface Props {
  shopId: number
  bizType: BizType
  /**
   * The previous choice; if it is no longer free the guest sees a message and chooses again, and it is never changed silently.
   */
  chosen?: SlotChosen | undefined
  /** Dishes of the cart available at some times only: a time shows which of them it excludes. MENU-4 */
  timedDishes?: readonly TimedDish[]
  /** Minutes until the earliest time, if known beyond the preparation time. */
  asapMinutes?: number | undefined
  onChoose: (chosen: SlotChosen) => void
  onClose: () => void
}

const NONE: readonly TimedDish[] = []

const titleOf = (bizType: BizType): string => {
  if (bizType === 1200) return t('slot.deliveryTitle')
  return bizType === 1300 ? t('slot.pickupTitle') : t('slot.title')
}

const sameTime = (a: SlotChosen, b: SlotChosen): boolean =>
  a === b || (a !== 'asap' && b !== 'asap' && Date.parse(a) === Date.parse(b))

const isOffered = (chosen: SlotChosen, times: Times): boolean =>
  chosen === 'asap'
    ? times.asap
    : times.days.some(day => day.slots.some(slot => !slot.full && sameTime(slot.start, chosen)))

const dayOf = (chosen: SlotChosen | undefined, times: Times): string | undefined =>
  chosen === undefined || chosen === 'asap'
    ? undefined
    : times.days.find(day => day.slots.some(slot => sameTime(slot.start, chosen)))?.date

const dateName = (date: string): string => showDay(`${date}T12:00:00Z`, 'dayMonth', 'UTC')

/** The next day with a free time, shown first; without one the first day. ORDER-6 */
const firstFreeDay = ({ days }: Times): string =>
  (days.find(({ slots }) => slots.some(slot => !slot.full)) ?? days[0])?.date ?? ''

/** Name of a day on a tab: today, tomorrow, then weekday and date. */
function dayName(date: string, today: string): string {
  if (date === today) return t('slot.today')
  if (date === addDays(today, 1)) return t('slot.tomorrow')
  return dateName(date)
}

/**
 * The current choice: the guest's, else the previous one, else the first free time. An expired one is shown, not
 * replaced.
 */
function useChoice(times: Times | undefined, before: SlotChosen | undefined) {
  const [picked, pick] = useState<SlotChosen>()
  const preferred = picked ?? before
  const lost = times !== undefined && preferred !== undefined && !isOffered(preferred, times)
  return { pick, lost, current: lost ? undefined : (preferred ?? times?.first) }
}

/** Choice of a time: as soon as possible, or a slot of a day, store-local. ORDER-6 */
export function SlotSheet({ shopId, bizType, chosen, timedDishes = NONE, asapMinutes, onChoose, onClose }: Props) {
  const times = useTimes(shopId, bizType)
  const { pick, lost, current } = useChoice(times.data, chosen)
  const take = () => {
    if (current === undefined) return
    onChoose(current)
    onClose()
  }
  const button = (
    <Button wide size="large" disabled={current === undefined} onClick={take}>
      {t('slot.take')}
    </Button>
  )
  return (
    <Sheet title={titleOf(bizType)} onClose={onClose} foot={hasTimes(times.data) && button}>
      {times.isPending && <Skeleton height={220} />}
      {times.isError && <QueryError query={times} />}
      {lost && (
        <Text role="alert" kind="warning" className={styles.lost}>
          {t('slot.gone')}
        </Text>
      )}
      {times.data && <ClosedDays times={times.data} />}
      {times.data && <Offer times={times.data} {...{ bizType, current, timedDishes, asapMinutes }} onPick={pick} />}
    </Sheet>
  )
}

const hasTimes = (times: Times | undefined): boolean => times !== undefined && (times.asap || times.days.length > 0)

/** Lists the days that are unavailable because of a holiday. */
const ClosedDays = ({ times: { days, holidays } }: Pick<ChoicesProps, 'times'>) =>
  holidays
    .filter(({ date, closed }) => closed && !days.some(day => day.date === date))
    .map(({ date, name }) => (
      <Text key={date} kind="hint">
        {t('slot.holidayClosed', { date: dateName(date), holiday: name })}
      </Text>
    ))

const Offer = (props: ChoicesProps) =>
  hasTimes(props.times) ? (
    <Choices {...props} />
  ) : (
    <EmptyState icon={<Illustration scene="calendar" />} title={t('slot.none')}>
      {t(props.times.state.paused ? 'slot.paused' : 'slot.noneHint')}
    </EmptyState>
  )

interface ChoicesProps {
  times: Times
  bizType: BizType
  current: SlotChosen | undefined
  timedDishes: readonly TimedDish[]
  asapMinutes: number | undefined
  onPick: (chosen: SlotChosen) => void
}

/** Dishes of the cart that are unavailable at a time, as text; empty if there are none. MENU-4 */
function lackText(dishes: readonly TimedDish[], at: number, timeZone: string): string | undefined {
  const names = notServedAt(dishes, localTime(at, timeZone)).map(({ displayName }) => displayName)
  return names.length > 0 ? t('slot.notServed', { dishes: showList([...new Set(names)]) }) : undefined
}

/** Whether the store's time zone differs from the phone's: the zone is then shown. */
function isElsewhere(timeZone: string): boolean {
  const now = new Date()
  return localTime(now.getTime(), timeZone).minutes !== now.getHours() * 60 + now.getMinutes()
}

/** Text of the earliest time. The travel time of a delivery is known only in the order form. */
function soonText({ times, bizType, asapMinutes }: Pick<ChoicesProps, 'times' | 'bizType' | 'asapMinutes'>) {
  const minutes = asapMinutes ?? (bizType === 1200 ? undefined : times.readyMinutes)
  return minutes === undefined ? undefined : t('slot.asapIn', { minutes })
}

function Choices({ times, bizType, current, timedDishes, asapMinutes, onPick }: ChoicesProps) {
  const [day, setDay] = useState<string>()
  const [elsewhere] = useState(() => isElsewhere(times.timeZone))
  const shown = day ?? dayOf(current, times) ?? firstFreeDay(times)
  const holiday = times.holidays.find(({ date }) => date === shown)
  return (
    <ChoiceGroup legend={<span className="visuallyHidden">{t('slot.times')}</span>}>
      {elsewhere && <Text kind="hint">{t('slot.zone')}</Text>}
      {times.asap && (
        <Choice
          checked={current === 'asap'}
          onChange={() => onPick('asap')}
          detail={lackText(timedDishes, timeNow(), times.timeZone) ?? soonText({ times, bizType, asapMinutes })}
        >
          {t('slot.asap')}
        </Choice>
      )}
      {times.days.length > 0 && (
        <Tabs
          label={t('slot.days')}
          tabs={times.days.map(({ date }) => ({ id: date, label: dayName(date, times.today) }))}
          chosen={shown}
          onChoose={setDay}
        >
          {holiday && <Text kind="hint">{t('slot.holidayHours', { holiday: holiday.name })}</Text>}
          <Slots date={shown} {...{ times, current, timedDishes, onPick }} />
        </Tabs>
      )}
    </ChoiceGroup>
  )
}

type SlotsProps = Omit<ChoicesProps, 'bizType' | 'asapMinutes'> & { date: string }
type DaySlot = Times['days'][number]['slots'][number]

/** The slots of a day by parts of the day; of one part only, without its name. ORDER-6 */
function Slots({ date, ...choices }: SlotsProps) {
  const { days, timeZone } = choices.times
  const slots = days.find(day => day.date === date)?.slots ?? []
  const partOf = ({ start }: DaySlot) => dayPartOf(localTime(Date.parse(start), timeZone).minutes)
  const parts = DAY_PARTS.map(part => ({ part, slots: slots.filter(slot => partOf(slot) === part) })).filter(
    one => one.slots.length > 0,
  )
  return parts.map(({ part, slots: some }) => (
    <section key={part} aria-label={t(`slot.${part}`)}>
      {parts.length > 1 && (
        <Text as="h3" size={14} className={styles.part}>
          {t(`slot.${part}`)}
        </Text>
      )}
      <SlotGrid slots={some} {...choices} />
    </section>
  ))
}

function SlotGrid({
  slots,
  times,
  current,
  timedDishes,
  onPick,
}: Omit<SlotsProps, 'date'> & { slots: readonly DaySlot[] }) {
  const noteOf = ({ start, full, left }: DaySlot) => {
    if (full) return t('slot.full')
    const lacks = lackText(timedDishes, Date.parse(start), times.timeZone)
    if (lacks) return lacks
    return left === undefined ? undefined : t('slot.left', { count: left })
  }
  return (
    <Grid gap={8} columns="repeat(auto-fill, minmax(min(100%, calc(140 * var(--t))), 1fr))" className={styles.slots}>
      {slots.map(slot => (
        <Choice
          key={slot.start}
          value={slot.start}
          checked={current !== undefined && sameTime(slot.start, current)}
          disabled={slot.full}
          onChange={() => onPick(slot.start)}
          detail={noteOf(slot)}
        >
          <bdi>
            {timeRange(showDate(slot.start, 'time', times.timeZone), showDate(slot.end, 'time', times.timeZone))}
          </bdi>
        </Choice>
      ))}
    </Grid>
  )
}
