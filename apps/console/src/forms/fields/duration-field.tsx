import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFieldState } from '../state/field-state.ts'
import styles from '../forms.module.css'
import type { FieldProps } from './text-fields.tsx'
import { type NumberInput, useNumberField } from './typed-number.ts'

/** Units of a duration, in seconds. */
const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
type Unit = keyof typeof units
const unitNames = ['days', 'hours', 'minutes'] as const

/** The largest unit in which a duration is a whole number; minutes for nothing. */
export const unitOf = (seconds: number): (typeof unitNames)[number] =>
  unitNames.find(unit => seconds > 0 && seconds % units[unit] === 0) ?? 'minutes'

export interface DurationFieldProps extends FieldProps {
  /** The unit of the value. */
  unit: Extract<Unit, 'seconds' | 'minutes'>
  /** In the unit of the value. */
  min?: number
  max: number
}

/** A duration in minutes, hours or days, in the most readable unit; the value is in `unit`. */
export function DurationField({ name, label, hint, unit, min = 0, max }: DurationFieldProps) {
  const { value } = useFieldState<NumberInput>(name)
  const unitId = useId()
  const seconds = typeof value === 'string' ? 0 : value * units[unit]
  const [chosen, setChosen] = useState<(typeof unitNames)[number]>()
  const fits = chosen !== undefined && seconds % units[chosen] === 0
  const shown = fits ? chosen : unitOf(seconds)
  const perUnit = units[shown] / units[unit]
  const range = { min: Math.ceil(min / perUnit), max: Math.floor(max / perUnit) }
  const { text, error, edit, input } = useNumberField(name, { ...range, scale: perUnit })
  const { setValue } = useFormContext()
  const offered = unitNames.filter(one => units[one] <= max * units[unit])
  return (
    <Field label={label} hint={hint} error={error}>
      <span className={styles.duration}>
        <TextInput
          {...input}
          type="number"
          inputMode="numeric"
          dir="ltr"
          min={range.min}
          value={text}
          onChange={event => {
            // The unit stays while a number is typed: 60 minutes become an hour when the form is opened again.
            setChosen(shown)
            edit(event.target.value)
          }}
        />
        <Select
          id={unitId}
          value={shown}
          aria-label={t('settings.unitOf', { name: label })}
          onChange={event => {
            const next = event.target.value as (typeof unitNames)[number]
            setChosen(next)
            const count = Math.max(min > 0 ? 1 : 0, Math.trunc(seconds / units[shown]))
            setValue(name, Math.min(max, (count * units[next]) / units[unit]))
          }}
        >
          {offered.map(one => (
            <option key={one} value={one}>
              {t(`settings.unit.${one}`)}
            </option>
          ))}
        </Select>
      </span>
    </Field>
  )
}
