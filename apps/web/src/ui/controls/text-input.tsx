import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { useField } from './field.tsx'

/** A single-line input. Inside a Field it uses the field's label, hint and error. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...useField()} {...rest} className={classNames(styles.input, className)} />
)

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Shows the number of characters used of `maxLength`. */
  counted?: boolean
}

/** A multi-line input. */
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

/** The native select element. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...useField()} {...rest} className={classNames(styles.input, styles.select, className)} />
)
