import type { CSSProperties } from 'react'
import styles from './code-input.module.css'
import { useField } from './field.tsx'

interface CodeInputProps {
  value: string
  onChange: (code: string) => void
  /** Called when the last digit is entered: typed, pasted or autofilled. */
  onComplete?: (code: string) => void
  length?: number
  name?: string
}

/** ASCII digits of a text that may contain digits of other scripts. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, d => String(d.charCodeAt(0) - 0x660))
    .replace(/\D/g, '')

/** Input for a one-time code: a single element, so that pasting and autofill work. */
export function CodeInput({ value, onChange, onComplete, length = 6, name }: CodeInputProps) {
  const take = (text: string) => {
    const code = digitsOf(text).slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  return (
    <input
      {...useField()}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      spellCheck={false}
      className={styles.code}
      style={{ '--digits': length } as CSSProperties}
      placeholder={'·'.repeat(length)}
      value={value}
      onChange={event => take(event.target.value)}
      {...(name && { name })}
    />
  )
}
