import { createContext, type ReactNode, useContext, useId } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { classNames } from '../class-names.ts'
import { Text } from '../text/text.tsx'
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
export function Field({ label, hint, error, optional, labelHidden, children, className }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const facts = { id, describedBy: described || undefined, invalid: Boolean(error), required: !optional }
  return (
    <FieldContext value={facts}>
      <div className={classNames(styles.field, className)}>
        <label htmlFor={id} className={labelHidden ? 'visuallyHidden' : styles.label}>
          {label}
          {optional && (
            <Text as="span" kind="hint" weight={400}>
              {t('ui.optional')}
            </Text>
          )}
        </label>
        {children}
        {hint && (
          <Text id={hintId} kind="hint">
            {hint}
          </Text>
        )}
        <Text id={errorId} kind="error" size={13} aria-live="polite" hidden={!error}>
          {error}
        </Text>
      </div>
    </FieldContext>
  )
}
