import { isGoodPassword } from '@comanda/domain/card'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { rulesOf } from '../../../platform/form-rules.ts'
import { t } from '../../../platform/i18n/index.ts'
import { toast } from '../../../platform/notices.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { DigitInput } from '../../../ui/controls/digit-input.tsx'
import { type MemberCard, useChangePassword } from '../api.ts'
import { WithCard } from '../with-card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

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

/** New passwords are digits that are hard to guess, typed twice alike. CARD-1 */
const shape = z
  .object({
    oldPassword: z.string(),
    password: z.string().check(z.refine(isGoodPassword, { error: () => t('card.passwordWeak') })),
    again: z.string(),
  })
  .check(
    z.refine(({ password, again }) => password === again, { path: ['again'], error: () => t('card.passwordsDiffer') }),
  )

function Fields({ card, ticket, onDone, onForgotten }: FieldsProps) {
  const needsOldPassword = card.passwordSet && ticket === undefined
  const change = useChangePassword()
  const form = useForm({
    resolver: rulesOf(shape),
    defaultValues: { oldPassword: '', password: '', again: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ oldPassword, password }) => {
    if (change.isPending) return
    const input = { cardId: card.cardId, password, ...(needsOldPassword && { oldPassword }), ...(ticket && { ticket }) }
    change.mutate(input, {
      onSuccess: () => {
        toast(t('card.passwordSaved'))
        onDone()
      },
      // A refused proof has no field of its own.
      onError: error => form.setError(needsOldPassword && !isOfNew(error) ? 'oldPassword' : 'password', error),
    })
  })
  return (
    <Stack as="form" gap={16} onSubmit={event => void submit(event)} noValidate>
      {needsOldPassword && (
        <Field label={t('card.oldPassword')} error={errors.oldPassword?.message}>
          <DigitInput autoComplete="current-password" {...form.register('oldPassword')} />
        </Field>
      )}
      <Field label={t('card.newPassword')} hint={t('card.passwordHint')} error={errors.password?.message}>
        <DigitInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={t('card.passwordAgain')} error={errors.again?.message}>
        <DigitInput autoComplete="new-password" {...form.register('again')} />
      </Field>
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

const isOfNew = (error: Error): boolean => isRefused(error) && error.field === 'password'
