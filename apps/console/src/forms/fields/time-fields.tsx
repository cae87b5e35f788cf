import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useFieldState, useListField } from '../state/field-state.ts'
import styles from '../forms.module.css'
import { AddButton, ErrorText, FieldError, RemoveIcon } from './list-parts.tsx'
import { clockOf, endAfter, minutesOf, weekdayName, weekdays } from './times.ts'

interface WeekdaysFieldProps {
  name: string
  /** The purpose of the days, for screen readers. */
  label: string
}

/** Any days of the week. */
export function WeekdaysField({ name, label }: WeekdaysFieldProps) {
  const { value: days, error, change } = useFieldState<number[]>(name)
  const toggle = (day: number) =>
    change(days.includes(day) ? days.filter(one => one !== day) : [...days, day].sort((a, b) => a - b))
  return (
    <>
      <div className={styles.days} role="group" aria-label={`${t('settings.days')}: ${label}`}>
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
      <ErrorText>{error}</ErrorText>
    </>
  )
}

/** Minutes since midnight; `to` past 1440 is the next day. */
interface Hours {
  from: number
  to: number
}

interface Window extends Hours {
  weekdays: number[]
}

const endHint = (to: number): string | undefined => {
  if (to < 1440) return undefined
  return t(to === 1440 ? 'settings.midnight' : 'settings.nextDay')
}

interface HoursFieldProps {
  /** The path of an object with `from` and `to`. */
  name: string
  label: string
  onRemove: () => void
}

/** From when to when; an end before the beginning is on the next day. */
export function HoursField({ name, label, onRemove }: HoursFieldProps) {
  const { value: hours, change } = useFieldState<Hours>(name)
  const { from, to } = hours
  const fromError = useFieldState(`${name}.from`).error
  const toError = useFieldState(`${name}.to`).error
  const set = (nextFrom: number | undefined, nextTo: number | undefined) => {
    if (nextFrom !== undefined && nextTo !== undefined)
      change({ ...hours, from: nextFrom, to: endAfter(nextFrom, nextTo) })
  }
  const input = (key: 'from' | 'to', time: number, onTime: (minutes: number | undefined) => void) => (
    <TextInput
      type="time"
      value={clockOf(time)}
      aria-label={`${t(`settings.${key}`)}: ${label}`}
      onChange={event => onTime(minutesOf(event.target.value))}
    />
  )
  return (
    <div className={styles.pair}>
      <Field label={t('settings.from')} error={fromError}>
        {input('from', from, next => set(next, to))}
      </Field>
      <Field label={t('settings.to')} hint={endHint(to)} error={toError}>
        {input('to', to, next => set(from, next))}
      </Field>
      <RemoveIcon label={`${t('settings.removeHours')}: ${label}`} onRemove={onRemove} />
    </div>
  )
}

const firstWindow: Window = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 540, to: 1320 }

export interface WindowsFieldProps {
  name: string
  /** The text for an empty list. */
  none: string
  /** An empty list is stored as none. */
  optional?: boolean
}

/** Hours of the week: several a day, past midnight too. */
export function WindowsField({ name, none, optional = false }: WindowsFieldProps) {
  const { rows, add, remove } = useListField<Window>(name, { optional })
  return (
    <div className={styles.group}>
      {rows.length === 0 && <Text kind="quiet">{none}</Text>}
      {rows.map(({ at, key }) => {
        const label = t('settings.hoursNo', { count: at + 1 })
        return (
          <div key={key} className={styles.box}>
            <WeekdaysField name={`${name}.${at}.weekdays`} label={label} />
            <HoursField name={`${name}.${at}`} label={label} onRemove={() => remove(at)} />
          </div>
        )
      })}
      <FieldError name={name} />
      <AddButton onAdd={() => add(firstWindow)}>{t('settings.addHours')}</AddButton>
    </div>
  )
}
