import { type LocaleId, localeOf } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import styles from './fields.module.css'

/** A name in the languages it was given in. */
export type Names = Partial<Record<LocaleId, string>>

interface NamesFieldProps {
  label: string
  error?: string | undefined
  /** The languages of the store; the first is its own. */
  languages: readonly string[]
  value: Names
  /** Characters at most. */
  max?: number
  /** Several lines, which may stay empty. */
  area?: boolean
  onChange: (value: Names) => void
}

/** A name in each language of the store; the first is shown where another is missing. */
export const NamesField = ({ label, error, languages, value, max = 60, area, onChange }: NamesFieldProps) => {
  const Input = area ? TextArea : TextInput
  return (
    <div className={styles.row}>
      {languages.map((language, i) => {
        const { id, tag, name, dir } = localeOf(language)
        return (
          <Field
            key={id}
            label={languages.length > 1 ? `${label} (${name})` : label}
            error={i === 0 && error ? t('settings.nameNeeded') : undefined}
            optional={i > 0 || area === true}
          >
            <Input
              lang={tag}
              dir={dir}
              maxLength={max}
              value={value[id] ?? ''}
              onChange={(event: { target: { value: string } }) => onChange({ ...value, [id]: event.target.value })}
            />
          </Field>
        )
      })}
    </div>
  )
}
