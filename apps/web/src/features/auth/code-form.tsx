import { type FormEvent, useEffect, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CodeInput } from '../../ui/controls/code-input.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { SentCode } from './use-sent-code.ts'

/** Seconds left of `seconds` since `since` (`performance.now()`, so that a wrong system clock has no effect). T1 */
function useSecondsLeft(seconds: number, since: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil(seconds - (Math.max(now, since) - since) / 1000))
}

interface CodeFormProps {
  /** Destination of the code, and when another one may be requested. */
  sent: SentCode
  busy: boolean
  sending: boolean
  refusal: string | undefined
  /** Label of the button; by default signing in. */
  go?: string
  onCode: (code: string) => void
  onResend: () => void
  onOtherWay: () => void
}

/** Input of the code: typed, pasted or filled in by the phone; the sixth digit submits it. */
export function CodeForm({
  sent,
  busy,
  sending,
  refusal,
  go = t('auth.signIn'),
  onCode,
  onResend,
  onOtherWay,
}: CodeFormProps) {
  const [code, setCode] = useState('')
  const left = useSecondsLeft(sent.resendIn, sent.at)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && code.length === 6) onCode(code)
  }
  return (
    <Stack as="form" gap={16} onSubmit={submit}>
      <Text kind="muted" role="status">
        {t(sent.again ? 'auth.codeStillCounts' : 'auth.codeSent', { to: sent.shown })}
      </Text>
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
    </Stack>
  )
}
