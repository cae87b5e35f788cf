import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'

interface PasswordFieldProps {
  label: string
  hint?: string
  error: string | undefined
  /** One that is chosen now: the browser proposes and keeps it. */
  chosen?: boolean
  value: string
  autoFocus?: boolean
  onChange: (password: string) => void
}

/** A password of staff, as browsers that keep passwords know it. U3 */
export const PasswordField = ({
  label,
  hint,
  error,
  chosen = false,
  value,
  autoFocus,
  onChange,
}: PasswordFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <TextInput
      type="password"
      name={chosen ? 'new-password' : 'password'}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)
