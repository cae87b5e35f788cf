import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'

interface NumberFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: number
  min?: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A whole number with its bounds; what is typed beyond them is brought back to them. */
export const NumberField = ({ label, hint, error, value, min = 0, max, step = 1, onChange }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <TextInput
      type="number"
      inputMode="numeric"
      dir="ltr"
      min={min}
      max={max}
      step={step}
      value={String(value)}
      onChange={event => onChange(Math.min(max, Math.max(0, Math.trunc(Number(event.target.value) || 0))))}
    />
  </Field>
)
