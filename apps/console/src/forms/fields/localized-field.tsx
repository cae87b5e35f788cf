import { localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { type KeyboardEvent, useSyncExternalStore } from 'react'
import { type FieldProps } from './text-fields.tsx'
import { useFieldState, useFormFacts } from '../state/field-state.ts'
import styles from './localized-field.module.css'

/** A text by language. */
export type LocalTexts = Partial<Record<string, string>>

const KEY = 'console.editedLanguage'
const listeners = new Set<() => void>()

/** The language whose texts are edited, in every field at once: translating a form takes one choice. */
const editedLanguage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => sessionStorage.getItem(KEY),
  choose(language: string) {
    sessionStorage.setItem(KEY, language)
    for (const listener of listeners) listener()
  },
}

/** The chosen one of these languages, else the first. */
export function useEditedLanguage(languages: readonly string[]): string {
  const stored = useSyncExternalStore(editedLanguage.subscribe, editedLanguage.now)
  return stored !== null && languages.includes(stored) ? stored : (languages[0] ?? 'en_US')
}

interface LanguageTabsProps {
  /** The subject of the text, for screen readers. */
  label: string
  languages: readonly string[]
  chosen: string
  /** The languages without a text. */
  missing: readonly string[]
}

/** One tab per language; a dot and a spoken word mark a missing text. Arrow keys move between them. */
export function LanguageTabs({ label, languages, chosen, missing: missingTexts }: LanguageTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = (event.key === 'ArrowRight') === rtl ? -1 : 1
    const next = languages.at((languages.indexOf(chosen) + step) % languages.length)
    if (next === undefined) return
    editedLanguage.choose(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-language="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('texts.languagesOf', { name: label })} onKeyDown={move}>
      {languages.map(language => {
        const { name, tag } = localeNamed(language)
        const missing = missingTexts.includes(language)
        return (
          <button
            key={language}
            type="button"
            role="tab"
            data-language={language}
            className={styles.tab}
            aria-selected={language === chosen}
            aria-label={missing ? t('texts.missingIn', { name }) : name}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => editedLanguage.choose(language)}
          >
            <span lang={tag}>{name}</span>
            {missing && <span className={styles.missing} aria-hidden="true" />}
          </button>
        )
      })}
    </div>
  )
}

interface TextInLanguagesProps {
  label: string
  hint?: FieldProps['hint']
  value: LocalTexts | undefined
  languages: readonly string[]
  /** At most so many characters in each language. */
  max: number
  /** Several lines. */
  area?: boolean | undefined
  /** Every language may be empty. */
  mayBeEmpty?: boolean | undefined
  /** Shows the field as optional; by default one that may be empty. */
  optional?: boolean | undefined
  error: string | undefined
  onChange: (texts: LocalTexts) => void
}

/** The text of one language. */
const textIn = (texts: LocalTexts, language: string): string => texts[language] ?? ''

/** Which languages have no text, and the first that has one. A text that may stay empty, and is, misses nothing. */
function missingIn(texts: LocalTexts, languages: readonly string[], mayBeEmpty = false) {
  const missing = languages.filter(language => textIn(texts, language).trim() === '')
  const first = languages.find(language => !missing.includes(language))
  return { missing: mayBeEmpty && first === undefined ? [] : missing, first }
}

/** A text with one tab per language; guests see the first language that has one where another is missing. */
export function TextInLanguages(props: TextInLanguagesProps) {
  const { label, hint, value = {}, languages, max, area, mayBeEmpty, optional = mayBeEmpty, error, onChange } = props
  const language = useEditedLanguage(languages)
  const { tag, dir, name: languageName } = localeNamed(language)
  const several = languages.length > 1
  const { missing, first } = missingIn(value, languages, mayBeEmpty)
  const Input = area ? TextArea : TextInput
  return (
    <div className={styles.field}>
      <Field
        label={
          <span>
            {label}
            {several && <span className="visuallyHidden"> ({languageName})</span>}
          </span>
        }
        hint={hint}
        error={error}
        {...(optional && { optional })}
      >
        <Input
          lang={tag}
          dir={dir}
          maxLength={max}
          placeholder={first !== undefined && missing.includes(language) ? textIn(value, first) : undefined}
          value={textIn(value, language)}
          onChange={(event: { target: { value: string } }) => onChange({ ...value, [language]: event.target.value })}
        />
      </Field>
      {several && <LanguageTabs label={label} languages={languages} chosen={language} missing={missing} />}
    </div>
  )
}

export interface LocalizedFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  /** At most so many characters in each language. */
  max?: number
  /** Several lines, which may stay empty. */
  area?: boolean
}

/** The field of a form for a text with one tab per language of the store. */
export function LocalizedField({ name, label, hint, max = 60, area = false }: LocalizedFieldProps) {
  const { value = {}, errorInside, edit } = useFieldState<LocalTexts | undefined>(name)
  const { languages } = useFormFacts()
  const language = useEditedLanguage(languages)
  const { first } = missingIn(value, languages)
  return (
    <TextInLanguages
      label={label}
      hint={hint}
      value={value}
      languages={languages}
      max={max}
      area={area}
      mayBeEmpty={area}
      optional={area || (first !== undefined && language !== languages[0])}
      error={errorInside ? t('settings.nameNeeded') : undefined}
      onChange={edit}
    />
  )
}
