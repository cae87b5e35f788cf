import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import type { Options } from '../../../forms/fields/text-fields.tsx'

interface FieldProps<T> {
  label: string
  value: T | undefined
  error: string | undefined
  optional?: boolean
}

interface SelectFieldProps<T extends string | number> extends FieldProps<T> {
  options: Options<T>
  /** The text for no choice. */
  none?: string
  onChange: (value: T | undefined) => void
}

/** One of several by name; a value that is none of them stays, and is shown as it is. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, error, optional, options, none, onChange } = props
  const known = value === undefined || options.some(([one]) => one === value)
  return (
    <Field label={label} error={error} {...(optional && { optional })}>
      <Select
        value={value === undefined ? '' : String(value)}
        onChange={event => {
          const chosen = options.find(([one]) => String(one) === event.target.value)
          onChange(chosen?.[0])
        }}
      >
        {(optional || value === undefined) && <option value="">{none ?? t('money.choose')}</option>}
        {!known && <option value={String(value)}>{String(value)}</option>}
        {options.map(([one, text]) => (
          <option key={one} value={String(one)}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface NumberInputProps extends FieldProps<number> {
  min: number
  max: number
  onChange: (value: number) => void
}

/** A whole number. */
export const NumberInput = ({ label, value, error, min, max, onChange }: NumberInputProps) => (
  <Field label={label} error={error} hint={t('decor.range', { min, max })}>
    <TextInput
      type="number"
      inputMode="numeric"
      dir="ltr"
      min={min}
      max={max}
      value={String(value ?? '')}
      onChange={event => onChange(Math.trunc(Number(event.target.value) || 0))}
    />
  </Field>
)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** An instant as `datetime-local` writes it, by the clock of this computer. */
function localText(instant: string | undefined): string {
  const at = new Date(instant ?? '')
  if (Number.isNaN(at.getTime())) return ''
  const date = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${date}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

interface InstantInputProps extends FieldProps<string> {
  onChange: (value: string) => void
}

/** A day and a time by the clock of this computer; stored in UTC. */
export const InstantInput = ({ label, value, error, onChange }: InstantInputProps) => (
  <Field label={label} error={error}>
    <TextInput
      type="datetime-local"
      dir="ltr"
      value={localText(value)}
      onChange={event => {
        const at = new Date(event.target.value)
        if (!Number.isNaN(at.getTime())) onChange(at.toISOString().replace('.000Z', 'Z'))
      }}
    />
  </Field>
)
