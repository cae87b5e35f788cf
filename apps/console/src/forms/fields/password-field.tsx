import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useFieldState } from '../state/field-state.ts'

export interface PasswordFieldProps {
  /** The path of the field in the form. */
  name: string
  label: string
  hint?: string
  /** An error of the form's own, instead of the one of the field. */
  error?: string | undefined
  /** A new password: the browser may propose and store it. */
  chosen?: boolean
  autoFocus?: boolean
}

/** A password field that password managers recognize. U3 */
export function PasswordField({ name, label, hint, error, chosen = false, autoFocus }: PasswordFieldProps) {
  const { value, error: ofField, change } = useFieldState<string>(name)
  return (
    <Field label={label} hint={hint} error={error || ofField}>
      <TextInput
        type="password"
        name={chosen ? 'new-password' : 'password'}
        autoComplete={chosen ? 'new-password' : 'current-password'}
        autoFocus={autoFocus}
        value={value}
        onChange={event => change(event.target.value)}
      />
    </Field>
  )
}
