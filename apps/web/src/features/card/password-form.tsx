import { isGoodPassword } from '@comanda/domain/card'
import { type FormEvent, type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type MemberCard, useChangePassword } from './api.ts'
import { WithCard } from './with-card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface PasswordFormProps {
  onDone: () => void
  /** Verifies the account's phone or e-mail with a code, and passes on the resulting ticket. */
  renderProof: (onTicket: (ticket: string) => void) => ReactNode
}

/** Sets, changes or resets the card's password. CARD-1 */
export const PasswordForm = (props: PasswordFormProps) => (
  <WithCard heights={[70, 71, 72, 52]}>{card => <OfCard key={card.cardId} card={card} {...props} />}</WithCard>
)

function OfCard({ card, onDone, renderProof }: PasswordFormProps & { card: MemberCard }) {
  const [ticket, setTicket] = useState<string>()
  const [forgotten, setForgotten] = useState(false)
  if (forgotten && ticket === undefined)
    return (
      <Stack gap={16}>
        <Text kind="muted" size={16}>
          {t('card.forgottenHint')}
        </Text>
        {renderProof(setTicket)}
        <Button wide kind="plain" onClick={() => setForgotten(false)}>
          {t('card.knowIt')}
        </Button>
      </Stack>
    )
  return <Fields card={card} ticket={ticket} onDone={onDone} onForgotten={() => setForgotten(true)} />
}

interface FieldsProps {
  card: MemberCard
  ticket: string | undefined
  onDone: () => void
  onForgotten: () => void
}

/** Error of the new password, checked before it is sent. */
function faultOf(password: string, again: string) {
  if (!isGoodPassword(password)) return { field: 'password', text: t('card.passwordWeak') }
  return password === again ? undefined : { field: 'again', text: t('card.passwordsDiffer') }
}

function Fields({ card, ticket, onDone, onForgotten }: FieldsProps) {
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<{ field: string; text: string }>()
  const change = useChangePassword()
  const needsOldPassword = card.passwordSet && ticket === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const wrong = faultOf(password, again)
    setFault(wrong)
    if (wrong) return
    const input = {
      cardId: card.cardId,
      password,
      ...(needsOldPassword && { oldPassword: old }),
      ...(ticket && { ticket }),
    }
    change.mutate(input, {
      onSuccess: () => {
        toast(t('card.passwordSaved'))
        onDone()
      },
      onError: error => setFault({ field: (isRefused(error) && error.field) || 'oldPassword', text: error.message }),
    })
  }
  const at = (field: string) => (fault?.field === field ? fault.text : undefined)
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      {needsOldPassword && (
        <Digits label={t('card.oldPassword')} value={old} onChange={setOld} error={at('oldPassword')} name="current" />
      )}
      <Digits
        label={t('card.newPassword')}
        hint={t('card.passwordHint')}
        value={password}
        onChange={setPassword}
        error={at('password') ?? (needsOldPassword ? undefined : (at('oldPassword') ?? at('ticket')))}
        name="new"
      />
      <Digits label={t('card.passwordAgain')} value={again} onChange={setAgain} error={at('again')} name="new" />
      <Button wide size="large" type="submit" busy={change.isPending}>
        {t('card.savePassword')}
      </Button>
      {needsOldPassword && (
        <Button wide kind="plain" onClick={onForgotten}>
          {t('card.forgotten')}
        </Button>
      )}
    </Stack>
  )
}

interface DigitsProps {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
  name: 'current' | 'new'
}

const Digits = ({ label, hint, error, value, onChange, name }: DigitsProps) => (
  <Field label={label} {...(hint && { hint })} {...(error && { error })}>
    <TextInput
      type="password"
      inputMode="numeric"
      autoComplete={`${name}-password`}
      maxLength={6}
      value={value}
      onChange={event => onChange(event.target.value.replace(/\D/g, ''))}
    />
  </Field>
)
