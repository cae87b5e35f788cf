import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { NeededField } from './needed-field.tsx'

interface TypedAmountFieldProps {
  label: string
  hint?: string
  error: string | undefined
  /** What it lacks, shown once the action was tried. */
  lacks?: string | false
  text: string
  onText: (text: string) => void
}

/** An amount or a number as it is typed; `typedAmount` reads it. */
export const TypedAmountField = ({ label, hint, error, lacks = false, text, onText }: TypedAmountFieldProps) => (
  <NeededField label={label} hint={hint} error={error} lacks={lacks}>
    <TextInput
      inputMode="decimal"
      dir="ltr"
      value={text}
      maxLength={14}
      onChange={event => onText(event.target.value)}
    />
  </NeededField>
)
