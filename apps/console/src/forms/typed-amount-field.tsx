import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'

interface TypedAmountFieldProps {
  label: string
  hint?: string
  error: string | undefined
  text: string
  onText: (text: string) => void
}

/** An amount or a number as it is typed; `typedAmount` reads it. */
export const TypedAmountField = ({ label, hint, error, text, onText }: TypedAmountFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <TextInput
      inputMode="decimal"
      dir="ltr"
      value={text}
      maxLength={14}
      onChange={event => onText(event.target.value)}
    />
  </Field>
)
