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

/** Attributes that an input takes from its enclosing Field; empty outside a Field. */
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
  /** Help text that is always shown. */
  hint?: ReactNode
  /** Text of the error, with the way to fix it. */
  error?: ReactNode
  optional?: boolean
  /** Hides the label visually, where the context already shows it. */
  labelHidden?: boolean
  children: ReactNode
  className?: string
}

/** An input with its label, hint and error, connected for screen readers. */
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
