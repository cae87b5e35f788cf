import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'

interface PasswordFieldProps {
  label: string
  hint?: string
  error: string | undefined
  /** A new password: the browser may propose and store it. */
  chosen?: boolean
  value: string
  autoFocus?: boolean
  onChange: (password: string) => void
}

/** A password field that password managers recognize. U3 */
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
