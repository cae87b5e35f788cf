import { localTime } from '@comanda/domain/store'
import { showDate, t } from '../../platform/i18n/index.ts'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import type { Availability, BookingTime } from './api.ts'
import styles from './time-grid.module.css'
import { isElsewhere } from './texts.ts'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface TimeGridProps {
  availability: Availability
  chosen: string | undefined
  onChoose: (time: BookingTime) => void
}

type Part = 'morning' | 'lunch' | 'dinner'

const partOf = (start: string, timeZone: string): Part => {
  const { minutes } = localTime(Date.parse(start), timeZone)
  if (minutes < 5 * 60 || minutes >= 16 * 60) return 'dinner'
  return minutes < 11 * 60 + 30 ? 'morning' : 'lunch'
}

const noteOf = ({ full, left }: BookingTime) => {
  if (full) return t('booking.full')
  return left === undefined ? undefined : t('booking.left', { count: left })
}

/** Free and full times of a day, by morning, midday and evening. */
export function TimeGrid({ availability, chosen, onChoose }: TimeGridProps) {
  const { times, timeZone } = availability
  if (times.every(({ full }) => full)) return <NoRoom none={times.length === 0} />
  const parts = Map.groupBy(times, ({ start }) => partOf(start, timeZone))
  return (
    <ChoiceGroup legend={<span className="visuallyHidden">{t('booking.time')}</span>}>
      {isElsewhere(timeZone) && <Text kind="hint">{t('booking.zone')}</Text>}
      {[...parts].map(([part, inPart]) => (
        <Stack key={part} gap={6}>
          {parts.size > 1 && (
            <Text kind="hint" weight={600}>
              {t(`booking.${part}`)}
            </Text>
          )}
          <Grid gap={8} columns="repeat(auto-fill, minmax(min(100%, calc(96 * var(--t))), 1fr))">
            {inPart.map(time => (
              <Choice
                key={time.start}
                value={time.start}
                className={styles.time ?? ''}
                checked={chosen !== undefined && Date.parse(time.start) === Date.parse(chosen)}
                disabled={time.full}
                onChange={() => onChoose(time)}
                detail={noteOf(time)}
              >
                <bdi>{showDate(time.start, 'time', timeZone)}</bdi>
              </Choice>
            ))}
          </Grid>
        </Stack>
      ))}
    </ChoiceGroup>
  )
}

const NoRoom = ({ none }: { none: boolean }) => (
  <EmptyState icon={<Illustration scene="calendar" />} title={t(none ? 'booking.noTimes' : 'booking.allFull')}>
    {t(none ? 'booking.noTimesHint' : 'booking.allFullHint')}
  </EmptyState>
)
