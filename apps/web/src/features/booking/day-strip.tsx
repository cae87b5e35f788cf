import { useId } from 'react'
import { joinWithComma, showDay, t } from '../../platform/i18n/index.ts'
import type { Availability } from './api.ts'
import { useScrollToChosen } from './use-scroll-to-chosen.ts'
import styles from './day-strip.module.css'
import { dayName, fullDay, noonOf } from './texts.ts'
import { Text } from '../../ui/text/text.tsx'
import { Row } from '../../ui/layout/layout.tsx'

interface DayStripProps {
  days: Availability['days']
  today: string
  chosen: string
  onChoose: (date: string) => void
}

/** Bookable days as radio buttons with arrow keys; the selected one is scrolled into view. */
export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  const name = useId()
  const strip = useScrollToChosen(chosen, days.length)
  return (
    <fieldset className={styles.days}>
      <legend className="visuallyHidden">{t('booking.day')}</legend>
      <Row ref={strip} gap={8} align="stretch" className={styles.strip}>
        {days.map(({ date, open, holiday }) => (
          <label key={date} className={styles.day} data-first={date.endsWith('-01') || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={date}
              checked={date === chosen}
              onChange={() => open && onChoose(date)}
              aria-disabled={!open || undefined}
              aria-label={joinWithComma([
                fullDay(date),
                ...(open ? [] : [t('booking.closedDay')]),
                ...(holiday ? [holiday] : []),
              ])}
            />
            <span className={styles.weekday} aria-hidden="true">
              {date === today ? dayName(date, today) : showDay(noonOf(date), 'weekdayName', 'UTC')}
            </span>
            <Text as="span" size={20} weight={700} figures className={styles.number} aria-hidden="true">
              {Number(date.slice(8))}
            </Text>
            <span className={styles.month} aria-hidden="true">
              {showDay(noonOf(date), 'monthName', 'UTC')}
            </span>
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
