import { counterCalls as calls } from '@comanda/contract/counter'
import type { ResponseOf } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { amountText, typedAmount } from '../../../forms/fields/typed-amount.ts'
import { send } from '../../../platform/send.ts'

export type Visit = ResponseOf<typeof calls.readPayCode>

/** The payable of the card: an order, or the rest of a bill. */
export type PaidByCode =
  | { shopId: number; orderId: string }
  | { shopId: number; billId: string; restAmount: Money; currency: Currency }

interface PaidProps {
  visit: Visit
  onPaid: () => void
}

const Fault = ({ error }: { error: Error | null }) => (
  <Text role="alert" kind="error" hidden={!error}>
    {error?.message}
  </Text>
)

/** Says that it is paid, and reads the order or bill again. */
function usePaid(shopId: number, onPaid: () => void) {
  const client = useQueryClient()
  return ({ amount, currency }: { amount: number; currency: Currency }) => {
    toast(t('payCode.paid', { amount: showMoney(money(amount), currency) }))
    for (const kind of ['board', 'floor']) void client.invalidateQueries({ queryKey: [kind, shopId] })
    onPaid()
  }
}

function TakeOrder({ of, visit, onPaid }: PaidProps & { of: Extract<PaidByCode, { orderId: string }> }) {
  const onSuccess = usePaid(of.shopId, onPaid)
  const paying = useMutation({
    mutationFn: () => send(calls.payWithCode, { ...of, visitId: visit.visitId }),
    onSuccess,
  })
  return (
    <>
      <Fault error={paying.error} />
      <Button wide size="large" busy={paying.isPending} onClick={() => paying.mutate()}>
        {t('payCode.take')}
      </Button>
    </>
  )
}

function TakeBill({ of, visit, onPaid }: PaidProps & { of: Extract<PaidByCode, { billId: string }> }) {
  const { shopId, billId, restAmount, currency } = of
  const onSuccess = usePaid(shopId, onPaid)
  const [typed, setTyped] = useState(() => amountText(Math.min(restAmount, visit.balance), currency))
  const amount = typedAmount(typed, currency)
  const most = t('refund.most', { amount: showMoney(money(Math.min(restAmount, visit.balance)), currency) })
  const good = amount !== undefined && amount > 0 && amount <= Math.min(restAmount, visit.balance)
  const paying = useMutation({
    mutationFn: () =>
      send(calls.payBillWithCode, { shopId, billId, visitId: visit.visitId, amount: amount ?? money(0) }),
    onSuccess,
  })
  return (
    <>
      <Field label={t('payCode.amount')} hint={most} error={good ? undefined : most}>
        <TextInput
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Fault error={paying.error} />
      <Button wide size="large" disabled={!good} busy={paying.isPending} onClick={() => paying.mutate()}>
        {amount !== undefined && good
          ? t('payCode.takeAmount', { amount: showMoney(amount, currency) })
          : t('payCode.take')}
      </Button>
    </>
  )
}

/** Pays with the scanned card: the whole order, or the typed part of a bill. */
export const TakePayment = ({ of, ...props }: PaidProps & { of: PaidByCode }) =>
  'orderId' in of ? <TakeOrder of={of} {...props} /> : <TakeBill of={of} {...props} />
