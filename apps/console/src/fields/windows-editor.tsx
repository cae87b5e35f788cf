import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Trash2 } from 'lucide-react'
import { AddButton } from './add-button.tsx'
import { Fault } from './fault.tsx'
import { Days } from './days.tsx'
import { placed } from './placed.ts'
import styles from './fields.module.css'
import { clockOf, endAfter, minutesOf } from './times.ts'

/** A stretch of the week: minutes since midnight, `to` past 1440 is the next day. */
export interface Window {
  weekdays: number[]
  from: number
  to: number
}

type Hours = Pick<Window, 'from' | 'to'>

interface HoursRowProps {
  hours: Hours
  name: string
  errorFrom: string | undefined
  errorTo: string | undefined
  onChange: (hours: Hours) => void
  onRemove: () => void
}

const endHint = (to: number): string | undefined => {
  if (to < 1440) return undefined
  return t(to === 1440 ? 'settings.midnight' : 'settings.nextDay')
}

/** From when to when: an end before the beginning is the next morning's. */
export function HoursRow({ hours, name, errorFrom, errorTo, onChange, onRemove }: HoursRowProps) {
  const { from, to } = hours
  const set = (nextFrom: number | undefined, nextTo: number | undefined) => {
    if (nextFrom !== undefined && nextTo !== undefined) onChange({ from: nextFrom, to: endAfter(nextFrom, nextTo) })
  }
  return (
    <div className={styles.times}>
      <Field label={t('settings.from')} error={errorFrom}>
        <TextInput
          type="time"
          value={clockOf(from)}
          aria-label={`${t('settings.from')}: ${name}`}
          onChange={event => set(minutesOf(event.target.value), to)}
        />
      </Field>
      <Field label={t('settings.to')} hint={endHint(to)} error={errorTo}>
        <TextInput
          type="time"
          value={clockOf(to)}
          aria-label={`${t('settings.to')}: ${name}`}
          onChange={event => set(from, minutesOf(event.target.value))}
        />
      </Field>
      <IconButton
        className={styles.remove ?? ''}
        label={`${t('settings.removeHours')}: ${name}`}
        icon={<Trash2 aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </div>
  )
}

interface WindowsEditorProps {
  windows: readonly Window[]
  /** What the windows are called in the request, for its faults. */
  field: string
  faultAt: (field: string) => string | undefined
  /** What it means that there are none. */
  none: string
  onChange: (windows: Window[]) => void
}

const fresh: Window = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 540, to: 1320 }

/** Stretches of the week: several a day, past midnight too. */
export function WindowsEditor({ windows, field, faultAt, none, onChange }: WindowsEditorProps) {
  const put = (at: number, window: Window) => onChange(windows.map((one, i) => (i === at ? window : one)))
  return (
    <div className={styles.windows}>
      {windows.length === 0 && <p className={styles.quiet}>{none}</p>}
      {placed(windows).map(({ entry: window, at: i, key }) => {
        const name = t('settings.hoursNo', { count: i + 1 })
        const daysFault = faultAt(`${field}[${i}].weekdays`)
        return (
          <div key={key} className={styles.window}>
            <Days days={window.weekdays} name={name} onChange={days => put(i, { ...window, weekdays: days })} />
            <Fault>{daysFault}</Fault>
            <HoursRow
              hours={window}
              name={name}
              errorFrom={faultAt(`${field}[${i}].from`)}
              errorTo={faultAt(`${field}[${i}].to`)}
              onChange={hours => put(i, { ...window, ...hours })}
              onRemove={() => onChange(windows.filter((_, at) => at !== i))}
            />
          </div>
        )
      })}
      <Fault>{faultAt(field)}</Fault>
      <AddButton onAdd={() => onChange([...windows, fresh])}>{t('settings.addHours')}</AddButton>
    </div>
  )
}
