import { t } from '@comanda/web/i18n'
import styles from './fields.module.css'
import { weekdayName, weekdays } from './times.ts'

/** Days of the week, any of them. */
export function Days({
  days,
  name,
  onChange,
}: {
  days: readonly number[]
  name: string
  onChange: (days: number[]) => void
}) {
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter(one => one !== day) : [...days, day].sort((a, b) => a - b))
  return (
    <div className={styles.days} role="group" aria-label={`${t('settings.days')}: ${name}`}>
      {weekdays.map(day => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={days.includes(day)}
          onClick={() => toggle(day)}
        >
          {weekdayName(day)}
        </button>
      ))}
    </div>
  )
}
