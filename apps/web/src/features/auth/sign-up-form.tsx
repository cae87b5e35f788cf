import { type FormEvent, Fragment, useState } from 'react'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { t } from '../../platform/i18n/index.ts'
import { ownLink } from '../../platform/own-link.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type SignUpProof, useAgreements, useSignUp } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './auth.module.css'

/** Storage key of the typed name, which a reload keeps until the account is created. */
const KEY = 'signUpDraft'

interface SignUpFormProps {
  proof: SignUpProof
  /** Suggested name. */
  name?: string
  onDone: () => void
  /** Called if the proof has expired: the guest starts over. */
  onTooLate: () => void
}

/** The agreements that creating the account accepts; they open in another tab, which does not lose the ticket. */
const Acceptance = ({ agreements }: { agreements: readonly { agreementId: string; title: string }[] }) => (
  <Text kind="quiet">
    {t('auth.byCreating')}{' '}
    {agreements.map(({ agreementId, title }, at) => (
      <Fragment key={agreementId}>
        {at > 0 && ' · '}
        <a href={ownLink(`/agreemental?id=${agreementId}`)} target="_blank" rel="noopener" className={styles.read}>
          {title}
          <span className="visuallyHidden"> ({t('ui.newTab')})</span>
        </a>
      </Fragment>
    ))}
  </Text>
)

/** An optional name, and the terms that creating the account accepts: all that an account requires. LOGIN-4 */
export function SignUpForm({ proof, name = '', onDone, onTooLate }: SignUpFormProps) {
  const [{ nick }, change] = useStoredDraft(KEY, { nick: name }, typed => ({ nick: typed.nick || name }))
  const [problem, setProblem] = useState<string>()
  const agreements = useAgreements()
  const signUp = useSignUp()
  if (agreements.error) return <ErrorState onRetry={() => void agreements.refetch()} />
  if (!agreements.data) return <Skeleton height={200} />
  const needed = agreements.data.agreements.filter(one => one.required)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (signUp.isPending) return
    const versions = needed.map(({ agreementId, version }) => ({ agreementId, version }))
    signUp.mutate(
      { ...proof, nick, agreements: versions },
      {
        onSuccess: () => {
          eraseStored(KEY)
          onDone()
        },
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
          onChange={({ target: { value } }) => change(() => ({ nick: value }))}
        />
      </Field>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button wide size="large" type="submit" busy={signUp.isPending}>
        {t('auth.makeAccount')}
      </Button>
      <Acceptance agreements={needed} />
    </Stack>
  )
}
