import type { CSSProperties } from 'react'
import styles from './code-input.module.css'
import { useField } from './field.tsx'

interface CodeInputProps {
  value: string
  onChange: (code: string) => void
  /** Called when the last digit is there: typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void
  length?: number
  name?: string
}

/** Digits in other scripts, as keyboards of other languages type them, in ours. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, d => String(d.charCodeAt(0) - 0x660))
    .replace(/\D/g, '')

/** A code that was sent: one input, so that pasting and the phone's own filling in work. */
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
