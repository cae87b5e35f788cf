import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { RequestOf } from '@comanda/contract/core'
import type { Currency } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../platform/send.ts'
import type { RefundOf, Refunds } from './api.ts'
import { methodName } from './method-name.ts'
import styles from './refund.module.css'

interface FailedPartProps {
  of: RefundOf
  refundId: string
  failed: NonNullable<Refunds['refunds'][number]['failed']>
  currency: Currency
}

/** What of a refund did not arrive: it is sent again, or was given back in another way, which is written down. M9 */
export function FailedPart({ of, refundId, failed, currency }: FailedPartProps) {
  const client = useQueryClient()
  const [how, setHow] = useState<string>()
  const settle = useMutation({
    mutationFn: (way: RequestOf<typeof calls.settleRefund>['way']) =>
      send(calls.settleRefund, { ...of, refundId, way }),
    onSuccess: (answer, way) => {
      client.setQueryData(['refunds', of.orderId], answer)
      toast(t('again' in way ? 'refund.sentAgain' : 'refund.writtenDown'))
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    // Somebody else may have settled it meanwhile.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['refunds', of.orderId] }),
        client.invalidateQueries({ queryKey: ['refundRequests', of.shopId] }),
      ]),
  })
  const words = how?.trim() ?? ''
  return (
    <>
      <Text kind="error" role="alert">
        {t('refund.failed', { amount: showMoney(failed.amount, currency), method: methodName(failed.paymentMethod) })}
      </Text>
      {how === undefined ? (
        <div className={styles.answers}>
          <Button size="small" busy={settle.isPending} onClick={() => settle.mutate({ again: true })}>
            {t('refund.sendAgain')}
          </Button>
          <Button size="small" kind="secondary" disabled={settle.isPending} onClick={() => setHow('')}>
            {t('refund.otherWay')}
          </Button>
        </div>
      ) : (
        <>
          <Field label={t('refund.how')} hint={t('refund.howHint')}>
            <TextInput value={how} maxLength={200} autoFocus onChange={event => setHow(event.target.value)} />
          </Field>
          <div className={styles.answers}>
            <Button
              size="small"
              busy={settle.isPending}
              disabled={words === ''}
              onClick={() => settle.mutate({ otherWay: words })}
            >
              {t('refund.writeDown')}
            </Button>
            <Button size="small" kind="plain" disabled={settle.isPending} onClick={() => setHow(undefined)}>
              {t('refund.back')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
