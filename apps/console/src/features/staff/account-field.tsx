import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'

interface AccountFieldProps {
  error?: string | undefined
  value: string
  onChange: (account: string) => void
}

/** Who of the staff it is. */
export const AccountField = ({ error, value, onChange }: AccountFieldProps) => (
  <Field label={t('console.account')} error={error}>
    <TextInput
      name="account"
      autoComplete="username"
      inputMode="email"
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)
