import type { ReactNode } from 'react'
import { inNameOrder } from '../../platform/i18n/full-name.ts'
import { t } from '../../platform/i18n/texts.ts'
import { Field } from './field.tsx'
import styles from './name-fields.module.css'
import { TextInput } from './text-input.tsx'

interface Names {
  firstName: string
  lastName: string
}

interface NameFieldsProps {
  names: Names
  /** Error of the first name, which is required. */
  error: ReactNode
  onChange: (part: Partial<Names>) => void
}

/** Inputs for first and last name, in the order of the language, side by side where they fit. */
export function NameFields({ names: { firstName, lastName }, error, onChange }: NameFieldsProps) {
  const [first, second] = inNameOrder(
    <Field label={t('ui.firstName')} error={error}>
      <TextInput
        autoComplete="given-name"
        maxLength={60}
        value={firstName}
        onChange={event => onChange({ firstName: event.target.value })}
      />
    </Field>,
    <Field label={t('ui.lastName')} optional>
      <TextInput
        autoComplete="family-name"
        maxLength={60}
        value={lastName}
        onChange={event => onChange({ lastName: event.target.value })}
      />
    </Field>,
  )
  return (
    <div className={styles.pair}>
      {first}
      {second}
    </div>
  )
}
