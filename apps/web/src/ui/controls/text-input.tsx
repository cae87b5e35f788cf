import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { useField } from './field.tsx'

/** One line of text. Inside a Field it takes its label, hint and error from there. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...useField()} {...rest} className={classNames(styles.input, className)} />
)

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Shows how much of `maxLength` is used. */
  counted?: boolean
}

/** Several lines of text. */
export function TextArea({ className, counted, ...rest }: TextAreaProps) {
  const used = typeof rest.value === 'string' ? [...rest.value].length : 0
  return (
    <>
      <textarea rows={3} {...useField()} {...rest} className={classNames(styles.input, styles.area, className)} />
      {counted && rest.maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {used} / {rest.maxLength}
        </span>
      )}
    </>
  )
}

/** The platform's own list of choices. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...useField()} {...rest} className={classNames(styles.input, styles.select, className)} />
)
