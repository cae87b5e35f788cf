import { t } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'

/** Input of the party's four-digit PIN. C6 */
export const PinField = ({ value, onChange }: { value: string; onChange: (pin: string) => void }) => (
  <Field label={t('table.join.pin')} hint={t('table.join.pinHint')}>
    <TextInput
      value={value}
      maxLength={4}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      onChange={event => onChange(event.target.value.replace(/\D/g, ''))}
    />
  </Field>
)
