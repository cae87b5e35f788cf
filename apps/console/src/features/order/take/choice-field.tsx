import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'

interface ChoiceFieldProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** One of several values, outside a form. */
export const ChoiceField = ({ label, value, options, onChange }: ChoiceFieldProps) => (
  <Field label={label}>
    <Select value={value} onChange={event => onChange(event.target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)
