import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'

interface PercentFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** Parts per million. */
  value: number
  min?: number
  max?: number
  onChange: (ppm: number) => void
}

/** A rate as people say it, in whole and half percents; kept in parts per million. */
export const PercentField = ({ label, hint, error, value, min = 1, max = 100, onChange }: PercentFieldProps) => (
  <Field label={`${label} (%)`} hint={hint} error={error ?? (value < min * 10_000 ? t('money.percentLow') : undefined)}>
    <TextInput
      type="number"
      inputMode="decimal"
      dir="ltr"
      min={min}
      max={max}
      step={0.5}
      value={String(value / 10_000)}
      onChange={event =>
        onChange(Math.min(max * 10_000, Math.max(0, Math.round(Number(event.target.value) * 10_000) || 0)))
      }
    />
  </Field>
)
