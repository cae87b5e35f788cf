import { createContext, type ReactNode, useContext, useId } from 'react'
import { t } from '../../platform/i18n/words.ts'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldFacts {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldFacts | undefined>(undefined)

/** What an input inside a field takes from it; nothing outside of one. */
export function useField() {
  const facts = useContext(FieldContext)
  if (!facts) return {}
  return {
    id: facts.id,
    ...(facts.describedBy && { 'aria-describedby': facts.describedBy }),
    ...(facts.invalid && { 'aria-invalid': true as const }),
    ...(facts.required && { 'aria-required': true as const }),
  }
}

interface FieldProps {
  label: ReactNode
  /** Said before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
  optional?: boolean
  /** The label is heard and not seen: the place says it already. */
  labelHidden?: boolean
  children: ReactNode
  className?: string
}

/** An input with its label, hint and error, tied together for who does not see them. */
export function Field({ label, hint, error, optional, labelHidden: quiet, children, className }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const facts = { id, describedBy: described || undefined, invalid: Boolean(error), required: !optional }
  return (
    <FieldContext value={facts}>
      <div className={classNames(styles.field, className)}>
        <label htmlFor={id} className={quiet ? 'visuallyHidden' : styles.label}>
          {label}
          {optional && <span className={styles.optional}>{t('ui.optional')}</span>}
        </label>
        {children}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        <p id={errorId} className={styles.error} aria-live="polite" hidden={!error}>
          {error}
        </p>
      </div>
    </FieldContext>
  )
}
