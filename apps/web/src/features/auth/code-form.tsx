import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CodeInput } from '../../ui/controls/code-input.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'
import type { SentCode } from './use-sent.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface CodeFormProps {
  /** Where the code went, and from when on another may be asked for. */
  sent: SentCode
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
        {t(sent.again ? 'auth.codeStillCounts' : 'auth.codeSent', { to: sent.masked })}
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
