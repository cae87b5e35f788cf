import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import forms from '../../../forms/forms.module.css'
import styles from './editor.module.css'

interface SectionProps {
  title: string
  /** It is open at the start. */
  open?: boolean
  children: ReactNode
}

/** A part of a long form that can be closed; all parts open while the form has errors, so that each can be seen. */
export function Section({ title, open = false, children }: SectionProps) {
  const { formState } = useFormContext()
  const failed = formState.isSubmitted && Object.keys(formState.errors).length > 0
  return (
    <details className={forms.card} open={open || failed}>
      <summary className={styles.heading}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
