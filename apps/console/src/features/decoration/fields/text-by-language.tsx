import { localeNamed } from '@comanda/messages'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { LanguageTabs, type LocalTexts, useEditedLanguage } from '../../../forms/fields/localized-field.tsx'
import styles from '../../../forms/fields/localized-field.module.css'
import { useEditorFacts } from '../facts.ts'

interface TextByLanguageProps {
  label: string
  value: LocalTexts | undefined
  max: number
  lines?: boolean
  optional?: boolean
  error: string | undefined
  onChange: (value: LocalTexts) => void
}

/** A text with one tab per language of the brand; languages without a text are marked, and guests see the first there is. */
export function TextByLanguage({ label, value = {}, max, lines, optional, error, onChange }: TextByLanguageProps) {
  const { languages } = useEditorFacts()
  const language = useEditedLanguage(languages)
  const { tag, dir, name } = localeNamed(language)
  const text = (of: string): string => value[of] ?? ''
  const missing = languages.filter(one => text(one).trim() === '')
  const other = languages.find(one => !missing.includes(one))
  const several = languages.length > 1
  const Input = lines ? TextArea : TextInput
  return (
    <div className={styles.field}>
      <Field
        label={
          <span>
            {label}
            {several && <span className="visuallyHidden"> ({name})</span>}
          </span>
        }
        error={error}
        {...(optional && { optional })}
      >
        <Input
          lang={tag}
          dir={dir}
          maxLength={max}
          placeholder={other !== undefined && missing.includes(language) ? text(other) : undefined}
          value={text(language)}
          onChange={(event: { target: { value: string } }) => onChange({ ...value, [language]: event.target.value })}
        />
      </Field>
      {several && (
        <LanguageTabs
          label={label}
          languages={languages}
          chosen={language}
          missing={optional && other === undefined ? [] : missing}
        />
      )}
    </div>
  )
}
