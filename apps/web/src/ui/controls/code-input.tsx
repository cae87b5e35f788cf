import { useEffect, useEffectEvent, useRef } from 'react'
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

/** The browser's request for the code of a text message (WebOTP), where supported. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] }
}

/** Takes the code from the text message bound to this site (`@host #123456`), after the guest agrees. */
function useCodeFromMessage(take: (code: string) => void) {
  const onCode = useEffectEvent(take)
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return
    const stop = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    // Refused or aborted: the guest types the code.
    navigator.credentials.get(request).then(
      credential => credential && 'code' in credential && onCode(String(credential.code)),
      () => undefined,
    )
    return () => stop.abort()
  }, [])
}

/** Input for a one-time code: a single element, so that pasting and autofill work. It has the focus as soon as it appears. */
export function CodeInput({ value, onChange, onComplete, length = 6, name }: CodeInputProps) {
  const take = (text: string) => {
    const code = digitsOf(text).slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  useCodeFromMessage(take)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      {...useField()}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      spellCheck={false}
      className={styles.code}
      placeholder={'·'.repeat(length)}
      value={value}
      onChange={event => take(event.target.value)}
      {...(name && { name })}
    />
  )
}
