import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './auth.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CodeFormProps {
  /** The destination as it may be shown. */
  masked: string
  /** Seconds until the code may be sent again, by the server; and which sending they belong to. */
  resendIn: number
  sentAt: number
  busy: boolean
  sending: boolean
  refusal: string | undefined
  /** What the button says; signing in by itself. */
  go?: string
  onCode: (code: string) => void
  onResend: () => void
  onOtherWay: () => void
}

/** The code that came: typed, pasted, or filled in by the phone; the sixth digit sends it. */
export function CodeForm({
  masked,
  resendIn,
  sentAt,
  busy,
  sending,
  refusal,
  go = t('auth.signIn'),
  onCode,
  onResend,
  onOtherWay,
}: CodeFormProps) {
  const [code, setCode] = useState('')
  const left = useSecondsLeft(resendIn, sentAt)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && code.length === 6) onCode(code)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.sent} role="status">
        {t('auth.codeSent', { to: masked })}
      </p>
      <Field label={t('auth.code')} error={refusal}>
        <CodeInput value={code} onChange={setCode} onComplete={onCode} name="code" />
      </Field>
      <Button wide size="large" type="submit" busy={busy} disabled={code.length !== 6}>
        {busy ? t('auth.checking') : go}
      </Button>
      <Button wide kind="plain" busy={sending} disabled={left > 0} onClick={onResend}>
        {left > 0 ? t('auth.resendIn', { seconds: left }) : t('auth.resend')}
      </Button>
      <Button wide kind="plain" onClick={onOtherWay}>
        {t('auth.otherWay')}
      </Button>
    </form>
  )
}
