import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type SignUpProof, useAgreements, useSignUp } from './api.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './auth.module.css'

interface SignUpFormProps {
  proof: SignUpProof
  /** Suggested name. */
  name?: string
  onDone: () => void
  /** Called if the proof has expired: the guest starts over. */
  onTooLate: () => void
}

interface AcceptanceProps {
  agreement: { agreementId: string; title: string }
  accepted: boolean
  onToggle: () => void
}

/** Acceptance of one agreement, with a link that opens it without losing the ticket. */
const Acceptance = ({ agreement: { agreementId, title }, accepted, onToggle }: AcceptanceProps) => (
  <Row justify="between" className={styles.accept}>
    <label className={styles.acceptLabel}>
      <input type="checkbox" className={styles.tick} checked={accepted} onChange={onToggle} />
      {t('auth.accept', { title })}
    </label>
    <a href={`/agreemental?id=${agreementId}`} target="_blank" rel="noopener" className={styles.read}>
      {t('auth.read')}
      <span className="visuallyHidden"> {title}</span>
    </a>
  </Row>
)

/** Name and acceptance of the terms: all that an account requires. LOGIN-4 */
export function SignUpForm({ proof, name = '', onDone, onTooLate }: SignUpFormProps) {
  const [nick, setNick] = useState(name)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const agreements = useAgreements()
  const signUp = useSignUp()
  if (agreements.error) return <ErrorState onRetry={() => void agreements.refetch()} />
  if (!agreements.data) return <Skeleton height={200} />
  const needed = agreements.data.agreements.filter(one => one.required)
  const all = needed.every(one => accepted.has(one.agreementId))
  const toggle = (agreementId: string) =>
    setAccepted(before => {
      const next = new Set(before)
      if (!next.delete(agreementId)) next.add(agreementId)
      return next
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(all ? undefined : t('auth.acceptAll'))
    if (!all || signUp.isPending) return
    const versions = needed.map(({ agreementId, version }) => ({ agreementId, version }))
    signUp.mutate(
      { ...proof, nick, agreements: versions },
      {
        onSuccess: onDone,
        onError: error => (isRefused(error, 'ticketGone', 'contactTaken') ? onTooLate() : setProblem(error.message)),
      },
    )
  }
  return (
    <Stack as="form" gap={16} onSubmit={submit}>
      <Text kind="muted">{t('auth.newHereHint')}</Text>
      <Field label={t('auth.nick')} optional>
        <TextInput
          name="nick"
          autoComplete="nickname"
          maxLength={40}
          value={nick}
          onChange={event => setNick(event.target.value)}
        />
      </Field>
      {needed.map(one => (
        <Acceptance
          key={one.agreementId}
          agreement={one}
          accepted={accepted.has(one.agreementId)}
          onToggle={() => toggle(one.agreementId)}
        />
      ))}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button wide size="large" type="submit" busy={signUp.isPending}>
        {t('auth.makeAccount')}
      </Button>
    </Stack>
  )
}
