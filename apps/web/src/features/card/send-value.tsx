import { parseAmount } from '@comanda/domain/money'
import { type FormEvent, useState } from 'react'
import { useStoredDraft } from '../../platform/draft-store.ts'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import type { MemberCard } from './api.ts'
import styles from './card.module.css'
import { Transfers } from './transfers.tsx'
import { useSendValue } from './value-api.ts'
import { WithCard } from './with-card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

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

function Form({ card, onSent }: SendValueProps & { card: MemberCard }) {
  const { paidBalance, currency } = card
  const key = `transferDraft.${card.cardId}`
  const [{ typed, message, codeShown }, change] = useStoredDraft(key, { typed: '', message: '', codeShown: false })
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<{ field: string; text: string }>()
  const sendValue = useSendValue()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sendValue.isPending) return
    const amount = parseAmount(typed.replace(',', '.'), currency.internationalSystemOfUnits)
    if (amount === undefined || amount <= 0 || amount > paidBalance)
      return setFault({ field: 'amount', text: t('card.amountFrom', { most: showMoney(paidBalance, currency) }) })
    const input = { cardId: card.cardId, amount, message, ...(code && { securityCode: code }) }
    sendValue.mutate(input, {
      onSuccess: ({ transferId }) => {
        eraseStored(key)
        onSent(transferId)
      },
      onError: error => {
        const wantsCode = isRefused(error, 'cardSecurityNeeded', 'cardPasswordWrong', 'cardPasswordRests')
        if (wantsCode) change(now => ({ ...now, codeShown: true }))
        setFault({ field: wantsCode ? 'code' : 'amount', text: error.message })
      },
    })
  }
  const at = (field: string) => (fault?.field === field ? { error: fault.text } : {})
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <Card>
        <p className={styles.small}>{t('card.canSend')}</p>
        <span className={styles.big}>{showMoney(paidBalance, currency)}</span>
      </Card>
      <Field label={t('card.howMuch', { currency: currency.currencyCode })} {...at('amount')}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={({ target: { value } }) => change(now => ({ ...now, typed: value }))}
        />
      </Field>
      <Field label={t('card.message')} optional>
        <TextInput
          maxLength={120}
          value={message}
          onChange={({ target: { value } }) => change(now => ({ ...now, message: value }))}
        />
      </Field>
      {codeShown && <Security value={code} onChange={setCode} fault={at('code')} />}
      <Button wide size="large" type="submit" busy={sendValue.isPending}>
        {t('card.makeLink')}
      </Button>
    </Stack>
  )
}

interface SecurityProps {
  value: string
  onChange: (code: string) => void
  fault: { error?: string }
}

/** Input for the card's password or the security code it shows. U6 */
const Security = ({ value, onChange, fault }: SecurityProps) => (
  <Field label={t('card.password')} hint={t('card.securityHint')} {...fault}>
    <TextInput
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      onChange={event => onChange(event.target.value.replace(/\D/g, ''))}
    />
  </Field>
)
