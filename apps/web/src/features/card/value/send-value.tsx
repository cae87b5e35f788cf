import { parseAmount } from '@comanda/domain/money'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { rulesOf } from '../../../platform/form-rules.ts'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { eraseStored } from '../../../platform/device/storage.ts'
import { useStoredForm } from '../../../platform/stored-form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { DigitInput } from '../../../ui/controls/digit-input.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import type { MemberCard } from '../api.ts'
import styles from '../card.module.css'
import { Transfers } from './transfers.tsx'
import { useSendValue } from './value-api.ts'
import { WithCard } from '../with-card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface SendValueProps {
  onSent: (transferId: string) => void
}

/** Sends value to another person: amount, message, then a link. CARD-4 */
export const SendValue = ({ onSent }: SendValueProps) => (
  <WithCard heights={[110, 72, 73, 52]}>
    {card => (
      <>
        {card.transferEnabled ? (
          <Form key={card.cardId} card={card} onSent={onSent} />
        ) : (
          <Text kind="muted" size={16}>
            {t('card.cannotSend')}
          </Text>
        )}
        <Transfers />
      </>
    )}
  </WithCard>
)

/** `amount`: minor units of the typed text; undefined: it is no amount that the card can send. */
function amountFrom(typed: string, { paidBalance, currency }: MemberCard): number | undefined {
  const amount = parseAmount(typed.replace(',', '.'), currency.internationalSystemOfUnits)
  return amount !== undefined && amount > 0 && amount <= paidBalance ? amount : undefined
}

/** Field of a refusal: the code that the card needs, else the amount. */
const fieldOf = (error: Error) =>
  isRefused(error, 'cardSecurityNeeded', 'cardPasswordWrong', 'cardPasswordRests') ? 'code' : 'amount'

function Form({ card, onSent }: SendValueProps & { card: MemberCard }) {
  const { paidBalance, currency } = card
  const key = `transferDraft.${card.cardId}`
  const error = () => t('card.amountFrom', { most: showMoney(paidBalance, currency) })
  const shape = z.object({
    amount: z.string().check(z.refine(typed => amountFrom(typed, card) !== undefined, { error })),
    message: z.string(),
    code: z.string(),
    isCodeNeeded: z.boolean(),
  })
  const form = useStoredForm({
    key,
    initial: { amount: '', message: '', code: '', isCodeNeeded: false },
    resolver: rulesOf(shape),
    secrets: ['code'],
  })
  const sendValue = useSendValue()
  const { errors } = form.formState
  const submit = form.handleSubmit(({ amount: typed, message, code }) => {
    const amount = amountFrom(typed, card)
    if (sendValue.isPending || amount === undefined) return
    const input = { cardId: card.cardId, amount, message, ...(code && { securityCode: code }) }
    sendValue.mutate(input, {
      onSuccess: ({ transferId }) => {
        eraseStored(key)
        onSent(transferId)
      },
      onError: refusal => {
        const field = fieldOf(refusal)
        if (field === 'code') form.setValue('isCodeNeeded', true)
        form.setError(field, { message: refusal.message })
      },
    })
  })
  return (
    <Stack as="form" gap={16} onSubmit={event => void submit(event)} noValidate>
      <Card>
        <p className={styles.small}>{t('card.canSend')}</p>
        <span className={styles.big}>{showMoney(paidBalance, currency)}</span>
      </Card>
      <Field label={t('card.howMuch', { currency: currency.currencyCode })} error={errors.amount?.message}>
        <TextInput inputMode="decimal" autoComplete="off" maxLength={14} {...form.register('amount')} />
      </Field>
      <Field label={t('card.message')} optional>
        <TextInput maxLength={120} {...form.register('message')} />
      </Field>
      {useWatch({ control: form.control, name: 'isCodeNeeded' }) && (
        // The card's password, or the security code it shows. U6
        <Field label={t('card.password')} hint={t('card.securityHint')} error={errors.code?.message}>
          <DigitInput autoComplete="off" {...form.register('code')} />
        </Field>
      )}
      <Button wide size="large" type="submit" busy={sendValue.isPending}>
        {t('card.makeLink')}
      </Button>
    </Stack>
  )
}
