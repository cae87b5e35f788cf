import { LONG_PIN } from '@comanda/domain/table'
import { t } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'

/** Input of the party's PIN, of four or eight digits. C6 */
export const PinField = ({ value, onChange }: { value: string; onChange: (pin: string) => void }) => (
  <Field label={t('table.join.pin')} hint={t('table.join.pinHint')}>
    <TextInput
      value={value}
      maxLength={LONG_PIN}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      onChange={event => onChange(event.target.value.replace(/\D/g, ''))}
    />
  </Field>
)
